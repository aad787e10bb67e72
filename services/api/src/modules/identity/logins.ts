import type { LoginAnswer, LoginBody, Profile, SwitchBody, Tokens, UnlockBody } from '@alur/contracts/identity/session';
import type { SignInKind } from '@alur/contracts/kernel/sign-in';
import type { Caller } from '../../platform/access/caller.js';
import { Failure, unauthorized } from '../../platform/errors/failure.js';
import { ACCESS_SECONDS, type AccessTokens } from './access-tokens.js';
import type { Credentials } from './credentials.js';
import type { KnownDevices } from './known-devices.js';
import { countedInSession, countedLogin, type Counted, type LoginLimits } from '../../platform/limits/login-limits.js';
import type { Place } from './place.js';
import { profileOf } from './profile.js';
import type { Refreshed, Sessions } from './sessions.js';
import type { SecondSteps } from './second-steps.js';
import type { SignIns } from './sign-ins.js';
import type { UserAccess, UserAccessReader } from './user-access.js';

/** The proof of identity: a password, or at the user's own desk a PIN. */
type Proof = UnlockBody;

interface Attempted {
  email: string;
  proof: Proof;
  place: Place;
  wrong: Failure;
  /** How success, if it is logged, and failure are logged. */
  recordedAs: { well?: SignInKind; not: SignInKind };
  counted: readonly Counted[];
  known?: boolean;
  allowed?: (userAccess: UserAccess) => boolean;
}

/** A login that begins a session, and how it is logged. */
interface Arriving extends Pick<Attempted, 'email' | 'proof' | 'place' | 'wrong' | 'allowed'> {
  code: string | undefined;
  well: SignInKind;
}

interface LoginParts {
  userAccesses: UserAccessReader;
  credentials: Credentials;
  limits: LoginLimits;
  sessions: Sessions;
  tokens: AccessTokens;
  devices: KnownDevices;
  signIns: SignIns;
  secondSteps: SecondSteps;
  profileKey: Buffer;
}

/** Login, refresh, switching, unlocking and logout. */
export class Logins {
  constructor(private readonly parts: LoginParts) {}

  async login({ email, password, code }: LoginBody, place: Place): Promise<LoginAnswer> {
    const wrong = new Failure(401, 'auth.wrong-login');
    const userAccess = await this.arrived({ email, proof: { password }, code, place, wrong, well: 'login' });
    return this.enter(userAccess, place);
  }

  /** New tokens for the old refresh token; refused if the account was deactivated meanwhile. */
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
   * Switches users at a shared desk: the current session ends, another user's begins. A PIN is short, so it is accepted
   * only from colleagues, who hold a role in the desk's facility.
   */
  async switchTo(caller: Caller, { email, pin, password, code }: SwitchBody, place: Place): Promise<LoginAnswer> {
    const wrong = new Failure(409, pin === undefined ? 'auth.wrong-login' : 'auth.wrong-pin');
    const isColleague = (person: UserAccess) =>
      pin === undefined || person.roles.some(role => role.facilityId === caller.merchantId);
    const userAccess = await this.arrived({
      ...{ email, proof: { pin, password }, code, place, wrong },
      ...{ well: 'switch', allowed: isColleague },
    });
    if (caller.sessionId) await this.parts.sessions.end(caller.sessionId, 'switched');
    return this.enter(userAccess, place);
  }

  /** Unlocks the session for its user; the tokens are new, so that copies of the old ones become useless. */
  async unlock(caller: Caller, refreshToken: string, proof: UnlockBody, place: Place): Promise<LoginAnswer> {
    const userAccess = await this.herself(caller, proof, place, {
      wrong: new Failure(409, proof.pin === undefined ? 'auth.wrong-password' : 'auth.wrong-pin'),
      recordedAs: { well: 'unlock', not: 'unlock-refused' },
    });
    const session = await this.parts.sessions.ofToken(refreshToken);
    await this.parts.sessions.unlock(session);
    const refreshed = await this.parts.sessions.refresh(refreshToken);
    return { ...(await this.tokens(refreshed)), user: this.profile(userAccess) };
  }

  /** Confirms the user's own password; attempts elsewhere cannot slow it down. */
  async confirm(caller: Caller, password: string, place: Place): Promise<void> {
    await this.herself(caller, { password }, place, {
      wrong: new Failure(409, 'auth.wrong-password'),
      recordedAs: { not: 'refused' },
    });
  }

  profile(userAccess: UserAccess): Profile {
    return profileOf(userAccess, this.parts.profileKey);
  }

  private async herself(
    { userId, sessionId }: Caller,
    proof: Proof,
    place: Place,
    said: Pick<Attempted, 'wrong' | 'recordedAs'>,
  ): Promise<UserAccess> {
    const email = (await this.parts.userAccesses.byId(userId))?.email ?? '';
    return this.proven({ email, proof, place, ...said, counted: countedInSession(sessionId ?? '') });
  }

  /** Authenticates a login by password, and by a code if the user has a second factor. */
  private async arrived(coming: Arriving): Promise<UserAccess> {
    const { email, proof, code, place, wrong, well, allowed } = coming;
    const userAccess = await this.parts.userAccesses.byEmail(email);
    const device = await this.parts.devices.of(place.deviceToken);
    const knows = userAccess !== undefined && device?.users.includes(userAccess.userId) === true;
    const counted = countedLogin(email, {
      address: place.address,
      ...(device && { device: { id: device.id, knows } }),
    });
    const recordedAs = { not: 'refused' } as const;
    const person = await this.proven({
      ...{ email, proof, place, wrong, recordedAs, counted, known: knows },
      ...(allowed && { allowed }),
    });
    const at = { ...place, known: knows };
    await this.parts.secondSteps.ask(person, code, at);
    await this.parts.signIns.tell(well, { email, userAccess: person }, at);
    return person;
  }

  private async proven(attempted: Attempted): Promise<UserAccess> {
    const { email, proof, place, wrong, recordedAs, counted, allowed = () => true } = attempted;
    const { userAccesses, credentials, limits, signIns } = this.parts;
    const userAccess = await userAccesses.byEmail(email);
    const at = { ...place, ...(attempted.known !== undefined && { known: attempted.known }) };
    const tell = (what: SignInKind, why?: string) =>
      signIns.tell(what, { email, userAccess }, { ...at, ...(why !== undefined && { why }) });
    const attempt = await limits.attempt(counted).catch(async (error: unknown) => {
      await tell('slowed');
      throw error;
    });
    const fits = await credentials.fits(userAccess?.userId, proof);
    if (!fits || !userAccess || !allowed(userAccess)) {
      await tell(recordedAs.not);
      throw wrong;
    }
    await limits.succeeded(attempt, counted);
    if (!userAccess.active) {
      await tell(recordedAs.not, 'inactive');
      throw new Failure(wrong.status, 'auth.inactive');
    }
    if (recordedAs.well) await tell(recordedAs.well);
    return userAccess;
  }

  private async enter(userAccess: UserAccess, place: Place): Promise<LoginAnswer> {
    const { sessions, devices } = this.parts;
    const session = await sessions.start(userAccess.userId, place);
    const deviceToken = await devices.knowing(userAccess.userId, await devices.of(place.deviceToken));
    return { ...(await this.tokens(session)), user: this.profile(userAccess), deviceToken };
  }

  private async tokens(session: Refreshed): Promise<Tokens> {
    const accessToken = await this.parts.tokens.sign(session.userId, session.id);
    return { accessToken, refreshToken: session.refreshToken, expiresIn: ACCESS_SECONDS };
  }
}
