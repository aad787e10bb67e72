import { createHash, timingSafeEqual } from 'node:crypto';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { errors, jwtVerify, SignJWT } from 'jose';
import { credentialsOf, type SealedCredentials } from '../../integrations/facility-credentials.js';
import { fold } from '../../integrations/fold.js';
import { notFound } from '../../platform/errors/failure.js';
import { countedLogin, type LoginLimits } from '../../platform/limits/login-limits.js';
import type { Platform } from '../../platform/platform.js';
import { refuse } from './answer.js';
import type { Care } from './day.js';

/** What the facility has given to BPJS, so that Mobile JKN may ask. */
export interface InboundCredentials {
  readonly inboundUsername: string;
  readonly inboundPassword: string;
}

const TOKEN_SECONDS = 3600;
const ISSUER = 'mobile-jkn';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Compares in constant time, whatever their lengths. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Lets Mobile JKN in: a user name and a password for a token, which is of one facility and dies with its credentials. */
export class Gate {
  constructor(
    private readonly platform: Platform,
    private readonly limits: LoginLimits,
    private readonly key: Uint8Array,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Answers a token. @throws Refusal */
  async token(merchantId: number, care: Care, address: string, username: string, password: string): Promise<string> {
    const kept = await this.kept(merchantId, care);
    const counted = countedLogin(`mobile-jkn ${merchantId}`, { address });
    const attempt = await this.limits.attempt(counted);
    const { inboundUsername, inboundPassword } = await kept.open();
    const [fits, matches] = [isSame(username, inboundUsername), isSame(password, inboundPassword)];
    if (!fits || !matches) return refuse('denied');
    await this.limits.succeeded(attempt, counted);
    const at = Math.floor(this.now() / 1000);
    return new SignJWT({ of: digest(kept.sealed).toString('base64url') })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(String(merchantId))
      .setIssuedAt(at)
      .setExpirationTime(at + TOKEN_SECONDS)
      .sign(this.key);
  }

  /** @throws Refusal unless the token is of this facility, this user and the credentials in force */
  async enter(merchantId: number, care: Care, username: string, token: string): Promise<void> {
    const kept = await this.kept(merchantId, care);
    const { inboundUsername } = await kept.open();
    if (!isSame(username, inboundUsername)) return refuse('denied');
    try {
      const { payload } = await jwtVerify(token, this.key, {
        ...{ algorithms: ['HS256'], issuer: ISSUER, subject: String(merchantId) },
        currentDate: new Date(this.now()),
        requiredClaims: ['exp', 'of'],
      });
      if (payload['of'] === digest(kept.sealed).toString('base64url')) return;
    } catch (error) {
      if (error instanceof errors.JWTExpired) refuse('expired');
      if (!(error instanceof errors.JOSEError)) throw error;
    }
    refuse('denied');
  }

  /**
   * What is not there for Mobile JKN does not exist: a facility without the insurance or credentials, or of the other
   * kind; the rule `pcare` tells which (record 108).
   */
  private async kept(merchantId: number, care: Care): Promise<SealedCredentials<InboundCredentials>> {
    const kept = await credentialsOf<InboundCredentials>(this.platform, merchantId, 'mobile-jkn');
    if (!kept) throw notFound();
    const { isBpjs, pcare } = insurance(await fold(this.platform, merchant, merchantId));
    if (!isBpjs || pcare !== (care === 'primary')) throw notFound();
    return kept;
  }
}
