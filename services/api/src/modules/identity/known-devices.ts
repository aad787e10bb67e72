import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const KNOWN_DAYS = 180;
/** Accounts remembered per device, enough for a shared desk; the oldest is dropped first. */
const MOST_ACCOUNTS = 30;
const ISSUER = 'alur device';

interface Claims {
  id: string;
  users: readonly number[];
}

/**
 * Signed token that a device stores after a login: its id, and the accounts that logged in on it. It does not
 * authenticate anybody; it only distinguishes the clinic's devices from strangers who try passwords.
 */
export class KnownDevices {
  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {}

  /** The device of a token; undefined without a token, and for one that is expired or not signed by us. */
  async of(token: string | undefined): Promise<Claims | undefined> {
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        currentDate: new Date(this.now()),
        requiredClaims: ['jti', 'exp'],
      });
      return { id: String(payload.jti), users: (payload['users'] ?? []) as number[] };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** The device's new token after this user has logged in on it. */
  knowing(userId: number, device: Claims | undefined): Promise<string> {
    const users = [userId, ...(device?.users ?? []).filter(id => id !== userId)].slice(0, MOST_ACCOUNTS);
    const at = Math.floor(this.now() / 1000);
    return new SignJWT({ users })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setJti(device?.id ?? randomUUID())
      .setIssuedAt(at)
      .setExpirationTime(at + KNOWN_DAYS * 86_400)
      .sign(this.key);
  }
}
