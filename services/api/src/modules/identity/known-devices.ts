import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const KNOWN_DAYS = 180;
/** As many as share a desk; who came first is forgotten first. */
const MOST_ACCOUNTS = 30;
const ISSUER = 'alur device';

interface Claims {
  id: string;
  users: readonly number[];
}

/**
 * What a device keeps of earlier logins, signed: an id, and who logged in on it. It lets nobody in; it only tells the
 * clinic's own devices from strangers who try passwords.
 */
export class KnownDevices {
  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {}

  /** The device of a token; undefined for none, and for one that we did not sign or that is old. */
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

  /** The token of the device, now that this person has logged in on it. */
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
