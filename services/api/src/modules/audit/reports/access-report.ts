import type { AccessQuery, ChainState, RecordLook } from '@alur/contracts/audit/reports';
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
  /** Ids of the patient, of her visits, their bills and prescriptions, including merged records. */
  ids: ReadonlySet<number>;
  /** Her service days with their schedules, e.g. `2026-11-21 3`. */
  days: ReadonlySet<string>;
  /** Positions of events that name the patient. */
  positions: ReadonlySet<string>;
}

type Concern = 'her' | 'among' | null;

/** `2026-11-21 queue.board?date=2026-11-21&scheduleId=3`: what was replayed. */
const replayed = (of: string, hers: Hers): Concern => {
  const params = new URLSearchParams(of.split('?')[1] ?? '');
  for (const name of ['patientId', 'personId', 'encounterId'])
    if (params.has(name)) return hers.ids.has(Number(params.get(name))) ? 'her' : null;
  const [date, schedule] = [params.get('date'), params.get('scheduleId')];
  if (date === null) return null;
  return hers.days.has(schedule === null ? date : `${date} ${schedule}`) ? 'among' : null;
};

/** `2026-11-20..2026-11-21`: a report that names the patients of these days. */
const reported = (of: string, hers: Hers): Concern => {
  const [from, to] = of.split(' ')[0]!.split('..');
  if (!from || !to) return null;
  return [...hers.days].some(day => day >= from && day <= to) ? 'among' : null;
};

/** Whether a look concerned the patient, or a list that she was on. */
export const concernOf = ({ what, id, of = '' }: LoggedAccess, hers: Hers): Concern => {
  if (id !== null) return hers.ids.has(id) ? 'her' : null;
  if (what === 'audit.event') return hers.positions.has(of) ? 'her' : null;
  if (what === 'audit.replay' || of.includes('?')) return replayed(of, hers);
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
        const concern = concernOf(look, hers);
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
    const { rows: visits } = await sql<{ id: number; bill: number | null; date: string; schedule: number }>`
      select "encounterId"::int as id, "transactionId"::int as bill, date, "scheduleId"::int as schedule from ${table('queue_board')}
      where merchant_id = ${merchantId} and "patientId" = any(${ids}::bigint[])`.execute(trx);
    const { rows: prescriptions } = await sql<{ id: number }>`
      select id::int from ${table('prescription_queue')}
      where merchant_id = ${merchantId} and "patientId" = any(${ids}::bigint[])`.execute(trx);
    const { rows: events } = await sql<{ position: string }>`
      select position::text from ${table('patient_timeline')}
      where merchant_id = ${merchantId} and "patientId" = any(${ids}::bigint[])`.execute(trx);
    return {
      ids: new Set([
        ...ids,
        ...[...visits, ...prescriptions].map(({ id }) => id),
        ...visits.map(({ bill }) => bill ?? 0),
      ]),
      days: new Set(visits.flatMap(({ date, schedule }) => [date, `${date} ${schedule}`])),
      positions: new Set(events.map(({ position }) => position)),
    };
  }
}
