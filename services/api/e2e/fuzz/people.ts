import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import type { ServerProcess } from '../harness/server-process.ts';

interface Login {
  role: string;
  email: string;
  password: string;
  merchantId: number;
}

/** Kinds of tokens that a request is sent with; all but the first must be refused. */
export const tokenKinds = [
  'good',
  'none',
  'expired',
  'unsigned',
  'other-key',
  'truncated',
  'changed',
  'refresh',
  'nonsense',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The demonstration's users, logged in; one whose session was ended by a fuzzed request logs in again. */
export class People {
  private readonly tokens = new Map<string, { access: string; refresh: string }>();
  private readonly logins: Login[];
  private readonly key: Buffer;
  private readonly server: ServerProcess;

  constructor(server: ServerProcess, dataDir: string) {
    this.server = server;
    this.logins = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8')) as Login[];
    this.key = Buffer.from(readFileSync(join(dataDir, 'secrets', 'token.key'), 'utf8').trim(), 'base64');
  }

  get roles(): string[] {
    return [...new Set(this.logins.map(({ role }) => role))];
  }

  merchantOf(role: string): number {
    return this.logins.find(login => login.role === role)?.merchantId ?? 0;
  }

  /** Drops a user who could not log in again, because a fuzzed request may have disabled the account. */
  forget(role: string): void {
    this.tokens.delete(role);
  }

  async token(role: string, kind: TokenKind): Promise<string | undefined> {
    const { access, refresh } = await this.tokensOf(role);
    const [head = '', claims = '', signature = ''] = access.split('.');
    switch (kind) {
      case 'good':
        return access;
      case 'none':
        return undefined;
      case 'expired':
        return this.signed(access, this.key, Math.floor(Date.now() / 1000) - 60);
      case 'other-key':
        return this.signed(access, Buffer.alloc(32, 7), Math.floor(Date.now() / 1000) + 600);
      case 'unsigned':
        return `${base64({ alg: 'none', typ: 'JWT' })}.${claims}.`;
      case 'truncated':
        return access.slice(0, -8);
      case 'changed':
        return `${head}.${base64({ ...decodeJwt(access), sub: '1', userId: 1 })}.${signature}`;
      case 'refresh':
        return refresh;
      case 'nonsense':
        return 'x'.repeat(6_000);
    }
  }

  private signed(access: string, key: Buffer, expiresAt: number): Promise<string> {
    return new SignJWT({ ...decodeJwt(access), exp: expiresAt }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  }

  private async tokensOf(role: string): Promise<{ access: string; refresh: string }> {
    const known = this.tokens.get(role);
    if (known) return known;
    const { email, password } = this.logins.find(login => login.role === role) ?? this.logins[0]!;
    const { status, body } = await this.server.post('/v2/auth/login', { email, password });
    const made =
      status === 200
        ? { access: body.data.accessToken, refresh: body.data.refreshToken }
        : { access: 'a.e30.b', refresh: 'r' };
    this.tokens.set(role, made);
    return made;
  }
}
