import { errors, jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../../platform/errors/failure.js';
import { evictOldest } from '../../platform/forget-oldest.js';

/** Issue 2: an access token lives for 60 minutes. */
export const ACCESS_SECONDS = 60 * 60;

export interface AccessClaims {
  userId: number;
  sessionId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const REMEMBERED = 5_000;

/** Signed, short-lived tokens, valid only while their session is. */
export class AccessTokens {
  /** Cache of verified tokens, since a user sends the same one hundreds of times. */
  private readonly verified = new Map<string, AccessClaims>();

  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {}

  sign(userId: number, sessionId: string): Promise<string> {
    const at = Math.floor(this.now() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('alur')
      .setSubject(String(userId))
      .setIssuedAt(at)
      .setExpirationTime(at + ACCESS_SECONDS)
      .sign(this.key);
  }

  async verify(token: string): Promise<AccessClaims> {
    const known = this.verified.get(token);
    if (known && known.expiresAt > this.now()) return known;
    const claims = await this.check(token);
    evictOldest(this.verified, REMEMBERED);
    this.verified.set(token, claims);
    return claims;
  }

  private async check(token: string): Promise<AccessClaims> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        issuer: 'alur',
        currentDate: new Date(this.now()),
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      return {
        userId: Number(payload.sub),
        sessionId: String(payload['sid']),
        expiresAt: (payload.exp ?? 0) * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) throw unauthorized();
      throw error;
    }
  }
}
