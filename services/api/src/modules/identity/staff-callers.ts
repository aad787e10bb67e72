import { CHANNEL } from '@alur/contracts/kernel/channel';
import { Callers, type Caller, type CallerChange } from '../../platform/access/caller.js';
import { Failure, forbidden, lockedDesk, unauthorized } from '../../platform/errors/failure.js';
import type { AccessClaims, AccessTokens } from './access-tokens.js';
import { DEVICE_TOKEN_PREFIX, type Displays } from './displays.js';
import { allowedAt, tagsAt } from './rights.js';
import type { Sessions } from './sessions.js';
import type { UserAccessReader } from './user-access.js';

/**
 * How long a cached caller is trusted if no change was announced. Processes announce every change to each other, so
 * this covers only a lost notification; a shorter time would make lookups a good part of the load with hundreds of
 * users.
 */
const BELIEVED_MS = 60_000;
const REMEMBERED = 20_000;
const REFRESH_TOKEN = /^[0-9a-f-]{36}\.\d{1,9}\./;

interface Known {
  caller: Promise<Caller>;
  until: number;
}

/** Authenticates callers by token and facility. It runs for every request, so results are cached briefly. */
export class StaffCallers extends Callers {
  private readonly known = new Map<string, Known>();
  private readonly watchers = new Set<(change: CallerChange) => void>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly userAccesses: UserAccessReader,
    private readonly displays: Displays,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  async authenticate(token: string, merchantId: number | undefined): Promise<Caller> {
    if (merchantId !== undefined && !Number.isSafeInteger(merchantId)) throw new Failure(400, 'access.bad-merchant');
    const caller = await this.remembered(token, merchantId);
    if (caller.expiresAt <= this.now()) throw unauthorized();
    return caller;
  }

  async atLockedDesk(token: string, merchantId: number | undefined): Promise<Caller> {
    if (token.startsWith(DEVICE_TOKEN_PREFIX)) throw unauthorized();
    const isRefresh = REFRESH_TOKEN.test(token);
    const session = isRefresh ? await this.sessions.ofToken(token) : await this.tokens.verify(token);
    const sessionId = 'sessionId' in session ? session.sessionId : session.id;
    return this.person({ userId: session.userId, sessionId, expiresAt: Infinity }, merchantId ?? CHANNEL, true);
  }

  async uses({ sessionId }: Caller): Promise<void> {
    if (sessionId !== undefined) await this.sessions.use(sessionId);
  }

  watch(listener: (change: CallerChange) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  /** Clears the cache, then lets open sockets check again. */
  changed(change: CallerChange): void {
    // Everything is cleared instead of only the tokens concerned: changes are rare, and lookups are cheap.
    this.known.clear();
    for (const watcher of this.watchers) watcher(change);
  }

  private remembered(token: string, merchantId: number | undefined): Promise<Caller> {
    const key = `${merchantId ?? ''} ${token}`;
    const known = this.known.get(key);
    if (known && known.until > this.now()) return known.caller;
    const caller = token.startsWith(DEVICE_TOKEN_PREFIX)
      ? this.display(token, merchantId)
      : this.tokens.verify(token).then(claims => this.person(claims, merchantId ?? CHANNEL, false));
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(key, { caller, until: this.now() + BELIEVED_MS });
    // A refusal is not cached, because the next attempt may come after the user was given a role.
    caller.catch(() => this.known.delete(key));
    return caller;
  }

  private async person(claims: AccessClaims, merchantId: number, evenLocked: boolean): Promise<Caller> {
    const { userId, sessionId, expiresAt } = claims;
    const [session, userAccess] = await Promise.all([
      this.sessions.find(sessionId, userId),
      this.userAccesses.byId(userId),
    ]);
    // The session ends for good: a reactivated user logs in again.
    if (session && userAccess && !userAccess.active) await this.sessions.end(sessionId, 'deactivated');
    if (!session || !userAccess?.active) throw unauthorized();
    if (session.locked && !evenLocked) throw lockedDesk();
    const role = tagsAt(userAccess, merchantId);
    if (merchantId !== CHANNEL && role === '') throw forbidden('access.not-member');
    if (userAccess.roles.some(held => held.facilityId === merchantId && held.isSuspended))
      throw forbidden('access.facility-suspended');
    if (merchantId !== CHANNEL && !userAccess.verified) throw forbidden('access.unverified');
    const { rights, switchedOff } = allowedAt(userAccess, merchantId);
    return {
      kind: 'user',
      userId,
      name: userAccess.name,
      merchantId,
      role,
      rights: userAccess.verified ? rights : new Set(),
      switchedOff,
      origin: session.device === null ? {} : { device: session.device },
      sessionId,
      expiresAt,
    };
  }

  private async display(token: string, merchantId: number | undefined): Promise<Caller> {
    const display = await this.displays.byToken(token);
    if (!display) throw unauthorized();
    if (merchantId !== undefined && merchantId !== display.merchantId) throw forbidden('access.not-member');
    return {
      kind: 'device',
      userId: 0,
      deviceId: display.id,
      name: display.name,
      merchantId: display.merchantId,
      role: 'display',
      rights: new Set(['display:view']),
      origin: { device: display.name },
      expiresAt: Number.POSITIVE_INFINITY,
      schedules: display.scheduleIds,
    };
  }
}
