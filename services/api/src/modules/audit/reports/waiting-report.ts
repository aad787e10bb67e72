import { OUTPATIENT_STANDARD, type WaitingQuery, type WaitingRow } from '@alur/contracts/audit/reports';
import type { VisitsQuery, WaitingVisit } from '@alur/contracts/audit/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { tableName } from '../../../platform/projector/row-table.js';

/**
 * One line per completed wait. Steps entered out of order count as no wait instead of a negative one; a prescription
 * counts once the pharmacy has nothing of the visit left.
 */
const waits = (table: string, merchantId: number, { from, to }: WaitingQuery): RawBuilder<unknown> => sql`
  select v."encounterId", v."patientId", v.date, v."scheduleId", v."scheduleName", v."doctorId", v."doctorName",
    s.step, s.began, s.ended,
    greatest(0, extract(epoch from s.ended::timestamptz - s.began::timestamptz))::float8 as seconds
  from ${sql.table(table)} v cross join lateral (values
    ('standard', v."arrivedAt", v."startedAt"),
    ('call', v."arrivedAt", v."calledAt"),
    ('start', v."calledAt", v."startedAt"),
    ('consultation', v."startedAt", v."finishedAt"),
    ('pharmacy', case when v.awaiting = '[]' then v."submittedAt" end, v."handedOverAt"),
    ('cashier', v."closedAt", v."paidAt")
  ) s (step, began, ended)
  where v.merchant_id = ${merchantId} and v.date between ${from} and ${to}
    and s.began is not null and s.ended is not null`;

/**
 * How long patients of these days waited, from visits whose wait is over; a figure is given only where there is one.
 */
export class WaitingReport {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** A row for each step of each schedule and doctor, and one of each step without them, over all. */
  figures(merchantId: number, span: WaitingQuery): Promise<WaitingRow[]> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<WaitingRow>`
        with waits as (${waits(this.table('visit_steps'), merchantId, span)})
        select "scheduleId"::int, (array_agg("scheduleName" order by date desc))[1] as "scheduleName",
          "doctorId"::int, (array_agg("doctorName" order by date desc))[1] as "doctorName", step,
          count(*)::int as visits,
          round(percentile_cont(0.5) within group (order by seconds))::int as median,
          round(percentile_cont(0.9) within group (order by seconds))::int as p90,
          round(max(seconds))::int as longest,
          (count(*) filter (where seconds <= ${OUTPATIENT_STANDARD}))::int as "withinHour"
        from waits group by grouping sets (("scheduleId", "doctorId", step), (step))
        order by "scheduleName", "doctorName", step`.execute(trx);
      return rows.map(row => (row.scheduleId === null ? { ...row, scheduleName: null, doctorName: null } : row));
    });
  }

  /** The visits behind a figure, longest first. */
  visits(merchantId: number, query: VisitsQuery): Promise<{ rows: WaitingVisit[]; total: number }> {
    const { step, scheduleId, doctorId, late, page, limit } = query;
    const conditions = [
      sql`w.step = ${step}`,
      ...(scheduleId === undefined ? [] : [sql`w."scheduleId" = ${scheduleId}`]),
      ...(doctorId === undefined ? [] : [sql`w."doctorId" = ${doctorId}`]),
      ...(late ? [sql`w.seconds > ${OUTPATIENT_STANDARD}`] : []),
    ];
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<WaitingVisit & { total: number }>`
        with w as (${waits(this.table('visit_steps'), merchantId, query)})
        select w."encounterId"::int, w."patientId"::int, b."patientName", b."recordNumber", w.date, b.display,
          w."scheduleName", w."doctorName", w.began, w.ended, round(w.seconds)::int as seconds,
          count(*) over ()::int as total
        from w join ${sql.table(this.table('queue_board'))} b
          on b.merchant_id = ${merchantId} and b.key = w."encounterId"::text
        where ${sql.join(conditions, sql` and `)}
        order by w.seconds desc, w."encounterId" limit ${limit} offset ${(page - 1) * limit}`.execute(trx);
      return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
    });
  }

  private table(name: string): string {
    return tableName(this.platform.table(name));
  }
}
