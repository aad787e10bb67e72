import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { SignInKind } from '@alur/contracts/kernel/sign-in';
import type { AccessLog } from '../../platform/access-log/access-log.js';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.js';
import type { UserAccess, UserAccessReader } from './user-access.js';

/** The user as far as known: the typed address, or the account. */
export type SignInOf = { email: string; userAccess: UserAccess | undefined } | { userId: number };

/** Place and details of an attempt. */
export interface SignInAt {
  address?: string | undefined;
  device?: string | null;
  /** A device that the account was used on before. */
  known?: boolean;
  why?: string;
}

/** Interval between two log entries about the same slowed account and place, since a flood would fill the log. */
const SLOWED_MS = 60_000;

/**
 * Logs logins, refusals and logouts in the access log of each facility that the user works in, or in the operator's for
 * an unknown account. The typed address is stored as a keyed hash, since it may be a password in the wrong field.
 */
export class SignIns {
  private readonly slowed = new Map<string, number>();

  constructor(
    private readonly log: Pick<AccessLog, 'signIn'>,
    private readonly userAccesses: Pick<UserAccessReader, 'byId'>,
    private readonly hashes: KeyedHash,
    private readonly now: () => number = Date.now,
  ) {}

  async tell(what: SignInKind, who: SignInOf, { address, device, known, why }: SignInAt): Promise<void> {
    const userAccess = 'email' in who ? who.userAccess : await this.userAccesses.byId(who.userId);
    const email = 'email' in who ? who.email : userAccess?.email;
    const account = email === undefined ? null : this.hashes.of(CHANNEL, 'login', email);
    if (what === 'slowed' && this.wasTold(`${account} ${address}`)) return;
    const facilities = new Set(userAccess?.roles.map(({ facilityId }) => facilityId));
    if (facilities.size === 0) facilities.add(CHANNEL);
    const entry = {
      what,
      actorId: userAccess?.userId ?? 0,
      account,
      ...(address !== undefined && { address }),
      ...(device && { device }),
      ...(known !== undefined && { known }),
      ...(why !== undefined && { why }),
    };
    await Promise.all([...facilities].map(merchantId => this.log.signIn(merchantId, entry)));
  }

  private wasTold(key: string): boolean {
    const now = this.now();
    for (const [each, at] of this.slowed) if (now - at >= SLOWED_MS) this.slowed.delete(each);
    if (this.slowed.has(key)) return true;
    this.slowed.set(key, now);
    return false;
  }
}
