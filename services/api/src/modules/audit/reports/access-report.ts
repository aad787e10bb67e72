import type { AccessQuery, ChainState, RecordLook } from '@alur/contracts/audit/reports';
import { idOf } from '@alur/domain/kernel/aggregate';
import type { Seen } from '@alur/domain/kernel/event';
import { sql } from 'kysely';
import { openReason } from '../../../platform/access-log/sealed-reason.js';
import type { Database, TenantDb } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import type { PersonKeyring } from '../../../platform/sealing/person-keys.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import { actorsOf } from '../actors.js';
import { readChain, type LoggedAccess } from './access-chain.js';

/** Data by which a look is attributed to this patient; ids are unique across all kinds of things. */
interface Hers {
  /** Ids of the patient, merged records included, and of all that has a stream which names her: visits, bills, orders. */
  ids: ReadonlySet<number>;
  /** Her days, each alone and with the schedule or ward that it was spent at, e.g. `2026-11-21 3`. */
  days: ReadonlySet<string>;
  /** Positions of events that name the patient. */
  positions: ReadonlySet<string>;
}

type Concern = 'her' | 'among' | null;

/** The list that was looked at on a day, or replayed: `2026-11-21 queue.board?date=2026-11-21&scheduleId=3`. */
const listed = (of: string, day: string, hers: Hers): Concern => {
  const [before = '', query] = of.split('?');
  const params = new URLSearchParams(query ?? '');
  for (const name of ['patientId', 'personId', 'encounterId'])
    if (params.has(name)) return hers.ids.has(Number(params.get(name))) ? 'her' : null;
  const place = params.get('scheduleId') ?? params.get('unitId') ?? params.get('wardId');
  const date = params.get('date');
  if (date === null && place === null) return null;
  const shown = date ?? /^\d{4}-\d{2}-\d{2}(?= )/.exec(before)?.[0] ?? day;
  return hers.days.has(place === null ? shown : `${shown} ${place}`) ? 'among' : null;
};

/** `2026-11-20..2026-11-21`: a report that names the patients of these days. */
const reported = (of: string, hers: Hers): Concern => {
  const [from, to] = of.split(' ')[0]!.split('..');
  if (!from || !to) return null;
  return [...hers.days].some(day => day >= from && day <= to) ? 'among' : null;
};

/** Whether a look on this day of the facility's concerned the patient, or a list that she was on. */
const concernOf = ({ what, id, of = '' }: LoggedAccess, day: string, hers: Hers): Concern => {
  if (id !== null) return hers.ids.has(id) ? 'her' : null;
  if (what === 'audit.event') return hers.positions.has(of) ? 'her' : null;
  if (what === 'audit.replay' || of.includes('?')) return listed(of, day, hers);
  return what === 'audit.report.visits' ? reported(of, hers) : null;
};

const reasonIn = ({ why, ...look }: LoggedAccess, merchantId: number, keys: PersonKeyring): RecordLook['why'] => {
  if (typeof why !== 'object') return why ?? null;
  const said = { merchantId, userId: look.actorId, at: look.at, patientId: look.id };
  return openReason(keys, why, said) ?? { erased: true };
};

/** Who looked at one patient's record, when, from where and why (DOMAIN 10). */
export class AccessReport {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** Latest first; undefined when the facility has no such patient. */
  async read(
    merchantId: number,
    { patientId, from, to }: AccessQuery,
    zone: string,
  ): Promise<{ looks: RecordLook[]; chain: ChainState } | undefined> {
    const found = await this.database.tenant(merchantId, async trx => {
      const hers = await this.hers(trx, merchantId, patientId);
      if (!hers) return undefined;
      const kept: { look: LoggedAccess; id: string; among: boolean }[] = [];
      const chain = await readChain(trx, merchantId, (look, id) => {
        if (look.kind !== undefined) return;
        const day = facilityTime(new Date(look.at), zone).today;
        if (day < from || day > to) return;
        const concern = concernOf(look, day, hers);
        if (concern) kept.push({ look, id, among: concern === 'among' });
      });
      return { kept, chain };
    });
    if (!found) return undefined;
    const seen = found.kept.map(({ look }) => ({ meta: { actorId: look.actorId, role: look.role } }) as Seen);
    const actorOf = await actorsOf(this.database, this.platform.table('user_account'), seen);
    const sealed = found.kept.flatMap(({ look: { why } }) => (typeof why === 'object' ? [why.by] : []));
    const keys = await this.platform.keys.load(sealed);
    const looks = found.kept.map(({ look, id, among }, index) => ({
      id,
      at: look.at,
      actor: actorOf(seen[index]!),
      what: look.what,
      of: look.of ?? null,
      why: reasonIn(look, merchantId, keys),
      among,
      origin: {
        ...(look.device !== undefined && { device: look.device }),
        ...(look.address !== undefined && { address: look.address }),
      },
    }));
    return { looks: looks.toReversed(), chain: found.chain };
  }

  private async hers(trx: TenantDb, merchantId: number, patientId: number): Promise<Hers | undefined> {
    const table = (name: string) => sql.table(tableName(this.platform.table(name)));
    const { rows: records } = await sql<{ id: number }>`
      select id::int from ${table('patient')}
      where merchant_id = ${merchantId} and (id = ${patientId} or "mergedInto" = ${patientId})`.execute(trx);
    if (!records.some(({ id }) => id === patientId)) return undefined;
    const ids = records.map(({ id }) => id);
    const { rows: bookings } = await sql<{ date: string; schedule: number }>`
      select date, "scheduleId"::int as schedule from ${table('queue_board')}
      where merchant_id = ${merchantId} and "patientId" = any(${ids}::bigint[])`.execute(trx);
    const { rows: events } = await sql<{ position: string; stream: string; date: string; unit: string | null }>`
      select position::text, stream, "localDate" as date, facts ->> 'unitId' as unit from ${table('patient_timeline')}
      where merchant_id = ${merchantId} and "patientId" = any(${ids}::bigint[])`.execute(trx);
    return {
      ids: new Set([...ids, ...events.map(({ stream }) => Number.parseInt(idOf(stream), 10))]),
      days: new Set([
        ...bookings.flatMap(({ date, schedule }) => [date, `${date} ${schedule}`]),
        ...events.flatMap(({ date, unit }) => [date, `${date} ${unit}`]),
      ]),
      positions: new Set(events.map(({ position }) => position)),
    };
  }
}
