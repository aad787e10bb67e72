import type { LoginAnswer, LoginBody, Profile, SwitchBody, Tokens } from '@alur/contracts/identity/session';
import type { Caller } from '../../platform/access/caller.js';
import { Failure, unauthorized } from '../../platform/errors/failure.js';
import { ACCESS_SECONDS, type AccessTokens } from './access-tokens.js';
import type { Credentials } from './credentials.js';
import type { LoginLimits } from './login-limits.js';
import { profileOf } from './profile.js';
import type { Refreshed, Sessions } from './sessions.js';
import type { UserAccess, UserAccessReader } from './user-access.js';

/** Where an attempt comes from. */
export interface Place {
  address: string;
  device: string | null;
}

interface LoginParts {
  userAccesses: UserAccessReader;
  credentials: Credentials;
  limits: LoginLimits;
  sessions: Sessions;
  tokens: AccessTokens;
  profileKey: Buffer;
}

/** Coming, staying and going. */
export class Logins {
  constructor(private readonly parts: LoginParts) {}

  async login({ email, password }: LoginBody, place: Place): Promise<LoginAnswer> {
    const userAccess = await this.proven(email, { password }, place.address, new Failure(401, 'auth.wrong-login'));
    return this.enter(userAccess, place.device);
  }

  /** New tokens for the old refresh token; whoever was deactivated meanwhile gets none. */
  async refresh(refreshToken: string): Promise<LoginAnswer> {
    const session = await this.parts.sessions.refresh(refreshToken);
    const userAccess = await this.parts.userAccesses.byId(session.userId);
    if (!userAccess?.active) {
      await this.parts.sessions.end(session.id, 'deactivated');
      throw unauthorized();
    }
    return { ...(await this.tokens(session)), user: this.profile(userAccess) };
  }

  /**
   * At a shared desk: the session of whoever sat there ends, another's begins. A PIN is short, so it serves colleagues
   * alone: people who hold a role in the facility that the desk is in.
   */
  async switchTo(caller: Caller, { email, pin, password }: SwitchBody, place: Place): Promise<LoginAnswer> {
    const wrong = pin === undefined ? 'auth.wrong-login' : 'auth.wrong-pin';
    const proof = { ...(password !== undefined && { password }), ...(pin !== undefined && { pin }) };
    const userAccess = await this.proven(
      email,
      proof,
      place.address,
      new Failure(409, wrong),
      person => pin === undefined || person.roles.some(role => role.facilityId === caller.merchantId),
    );
    if (caller.sessionId) await this.parts.sessions.end(caller.sessionId, 'switched');
    return this.enter(userAccess, place.device);
  }

  /** Whether it is her own password, counted like a login. */
  async confirm(userId: number, password: string, address: string): Promise<void> {
    const userAccess = await this.parts.userAccesses.byId(userId);
    await this.proven(userAccess?.email ?? '', { password }, address, new Failure(409, 'auth.wrong-password'));
  }

  profile(userAccess: UserAccess): Profile {
    return profileOf(userAccess, this.parts.profileKey);
  }

  private async proven(
    email: string,
    proof: { password?: string; pin?: string },
    address: string,
    wrong: Failure,
    allowed: (userAccess: UserAccess) => boolean = () => true,
  ): Promise<UserAccess> {
    const { userAccesses, credentials, limits } = this.parts;
    await limits.attempt(email, address);
    const userAccess = await userAccesses.byEmail(email);
    const fits = await credentials.fits(userAccess?.userId, proof);
    if (!fits || !userAccess || !allowed(userAccess)) {
      await limits.failed(address);
      throw wrong;
    }
    await limits.succeeded(email);
    if (!userAccess.active) throw new Failure(wrong.status, 'auth.inactive');
    return userAccess;
  }

  private async enter(userAccess: UserAccess, device: string | null): Promise<LoginAnswer> {
    const session = await this.parts.sessions.start(userAccess.userId, device);
    return { ...(await this.tokens(session)), user: this.profile(userAccess) };
  }

  private async tokens(session: Refreshed): Promise<Tokens> {
    const accessToken = await this.parts.tokens.sign(session.userId, session.id);
    return { accessToken, refreshToken: session.refreshToken, expiresIn: ACCESS_SECONDS };
  }
}
