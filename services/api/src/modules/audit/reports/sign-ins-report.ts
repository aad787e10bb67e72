import type { SignIn, SignInsQuery } from '@alur/contracts/audit/sign-ins';
import type { Seen } from '@alur/domain/kernel/event';
import type { LoggedSignIn } from '../../../platform/access-log/access-log.js';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { actorsOf } from '../actors.js';
import { readChain } from './access-chain.js';

type Asked = Pick<SignInsQuery, 'from' | 'to' | 'what'>;
type LoggedEntry = LoggedSignIn & { id: string; at: string };

/** Report of logins, refusals, locks and logouts at the facility: patterns here reveal the misuse of an account. */
export class SignInsReport {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** Latest first. */
  async page(merchantId: number, { page, limit, ...asked }: SignInsQuery) {
    const entries = await this.entries(merchantId, asked);
    const from = (page - 1) * limit;
    return { rows: await this.withNames(entries.slice(from, from + limit)), total: entries.length };
  }

  /** All entries; `check` may first refuse by their number. */
  async all(merchantId: number, asked: Asked, check: (rows: number) => void): Promise<SignIn[]> {
    const entries = await this.entries(merchantId, asked);
    check(entries.length);
    return this.withNames(entries);
  }

  private async entries(merchantId: number, { from, to, what }: Asked): Promise<LoggedEntry[]> {
    const zone = await this.platform.zones.zoneOf(merchantId);
    const entries: LoggedEntry[] = [];
    await this.database.tenant(merchantId, trx =>
      readChain(trx, merchantId, (entry, id) => {
        if (entry.kind !== 'sign-in' || (what !== undefined && entry.what !== what)) return;
        const day = facilityTime(new Date(entry.at), zone).today;
        if (day >= from && day <= to) entries.push({ ...entry, id } as unknown as LoggedEntry);
      }),
    );
    return entries.toReversed();
  }

  private async withNames(entries: readonly LoggedEntry[]): Promise<SignIn[]> {
    const by = ({ actorId }: LoggedEntry) => ({ meta: { actorId } }) as Seen;
    const actorOf = await actorsOf(this.database, this.platform.table('user_account'), entries.map(by));
    return entries.map(one => ({
      id: one.id,
      at: one.at,
      what: one.what,
      actor: one.actorId === 0 ? null : actorOf(by(one)),
      account: one.account,
      known: one.known === true,
      why: one.why ?? null,
      origin: {
        ...(one.device !== undefined && { device: one.device }),
        ...(one.address !== undefined && { address: one.address }),
      },
    }));
  }
}
