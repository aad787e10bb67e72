import { randomUUID } from 'node:crypto';
import type { CommandSpec, Receipt } from '@alur/contracts/kernel/command';
import type { Tokens } from '@alur/contracts/identity/session';
import type { Answer, Connection } from './connection.js';

export type Outcome =
  | { ok: true; receipt: Receipt; commandId: string }
  | { ok: false; code: string; params: Record<string, unknown>; commandId: string };

const RENEW_BEFORE_MS = 5 * 60_000;

/** A logged-in user working in one facility. */
export class Person {
  private expiresAt: number;
  private renewing: Promise<void> | undefined;

  private constructor(
    private readonly connection: Connection,
    private tokens: Tokens,
    readonly userId: number,
    readonly merchantId: number,
  ) {
    this.expiresAt = Date.now() + tokens.expiresIn * 1000;
  }

  static async logIn(connection: Connection, email: string, password: string, merchantId: number): Promise<Person> {
    const answer = await connection.send('POST', '/v2/auth/login', {}, { email, password });
    if (answer.status !== 200) throw new Error(`login of ${email}: ${answer.body.error?.code ?? answer.status}`);
    const data = answer.body.data as Tokens & { user: { id: number } };
    return new Person(connection, data, data.user.id, merchantId);
  }

  /** The access token, valid for at least some minutes. */
  async token(): Promise<string> {
    if (Date.now() > this.expiresAt - RENEW_BEFORE_MS) await (this.renewing ??= this.renew());
    return this.tokens.accessToken;
  }

  /**
   * Sends one command with its own idempotency key. A refusal is an answer; any other response but a receipt is an
   * error.
   */
  async command(spec: CommandSpec, id: number | null, body: unknown): Promise<Outcome> {
    const commandId = randomUUID();
    const path = id === null ? `/v2/${spec.module}/${spec.verb}` : `/v2/${spec.module}/${id}/${spec.verb}`;
    const answer = await this.send('POST', path, body, { 'idempotency-key': commandId });
    if (answer.status === 200) return { ok: true, receipt: answer.body.data as Receipt, commandId };
    const { code, params = {} } = answer.body.error ?? { code: `http.${answer.status}` };
    if (answer.status >= 500 || answer.status === 400)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body.error)}`);
    return { ok: false, code, params, commandId };
  }

  /** Reads a path; null for 404. */
  async get(path: string): Promise<Answer['body'] | null> {
    const answer = await this.send('GET', path);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.error?.code ?? ''}`);
    return answer.body;
  }

  async post(path: string, body: unknown): Promise<Answer['body']> {
    const answer = await this.send('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.error?.code ?? ''}`);
    return answer.body;
  }

  /** Uploads a file as a multipart form; returns its id. */
  async upload(path: string, file: Buffer): Promise<string> {
    const boundary = `batas-${randomUUID()}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="berkas"\r\n\r\n`;
    const form = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const answer = await this.send('POST', path, form, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.error?.code ?? ''}`);
    return (answer.body.data as { fileId: string }).fileId;
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await this.token()}`,
      'x-merchant-id': String(this.merchantId),
      ...more,
    };
    return this.connection.send(method, path, headers, body);
  }

  private async renew(): Promise<void> {
    const headers = { authorization: `Bearer ${this.tokens.refreshToken}` };
    const answer = await this.connection.send('POST', '/v2/auth/refresh', headers);
    this.renewing = undefined;
    if (answer.status !== 200) throw new Error(`refresh: ${answer.body.error?.code ?? answer.status}`);
    this.tokens = answer.body.data as Tokens;
    this.expiresAt = Date.now() + this.tokens.expiresIn * 1000;
  }
}
