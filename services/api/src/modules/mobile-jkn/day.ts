import { estimatedWaitSeconds } from '@alur/contracts/queue/estimate';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { pcareDoctorView, pcarePoliView } from '@alur/domain/bpjs/membership-view';
import { queueBoardView } from '@alur/domain/queue/board-view';
import { scheduleView } from '@alur/domain/schedule/schedule-view';
import { weekdayOf } from '@alur/domain/schedule/schedule';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import type { VisitStatus } from '@alur/contracts/kernel/enums';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

/** An open schedule of a poli: which poli and doctor it is in PCare. */
export interface Session extends Pick<
  ScheduleRow,
  'id' | 'roomId' | 'doctorName' | 'startTime' | 'endTime' | 'consultationMinutes' | 'days'
> {
  readonly visitStatus: VisitStatus;
  readonly poliName: string;
  /** Null while the doctor has no code in PCare. */
  readonly doctorCode: string | null;
}

/** A number of the day, as the queue's board has it. */
export type DayNumber = Pick<
  QueueBoardRow,
  'id' | 'scheduleId' | 'roomId' | 'display' | 'number' | 'rank' | 'status' | 'calledAt' | 'personId' | 'payer'
>;

/** Hours as BPJS writes them: `08:00-12:00`. */
export const hoursOf = ({ startTime, endTime }: Pick<Session, 'startTime' | 'endTime'>): string =>
  `${startTime}-${endTime}`;

/** The poli's schedules that work on that day, by their hours. */
export const sessionsOf = (
  database: Database,
  merchantId: number,
  { kodepoli, tanggalperiksa }: { kodepoli: string; tanggalperiksa: string },
): Promise<Session[]> =>
  database.tenant(merchantId, async trx => {
    const { rows } = await sql<Session>`
      select distinct on (s."startTime", s.id) s.id::int, s."roomId"::int, s."doctorName", s."startTime", s."endTime",
        s."consultationMinutes"::int, s.days, p."visitStatus", p.name as "poliName", d.code as "doctorCode"
      from ${sql.table(tableName(scheduleView))} s
      join ${sql.table(tableName(pcarePoliView))} p on p.merchant_id = s.merchant_id and p."unitId" = s."roomId"
      left join ${sql.table(tableName(pcareDoctorView))} d
        on d.merchant_id = s.merchant_id and d."staffId" = s."doctorId"
      where s.merchant_id = ${merchantId} and s.status = 'open' and p.code = ${kodepoli}
      order by s."startTime", s.id, p."visitStatus" desc`.execute(trx);
    return rows.filter(({ days }) => days.includes(weekdayOf(tanggalperiksa)));
  });

/** All numbers of that day in a poli's rooms. */
export const numbersOf = (
  database: Database,
  merchantId: number,
  { kodepoli, tanggalperiksa }: { kodepoli: string; tanggalperiksa: string },
): Promise<DayNumber[]> =>
  database.tenant(merchantId, async trx => {
    const { rows } = await sql<DayNumber>`
      select q.id::int, q."scheduleId"::int, q."roomId"::int, q.display, q.number::int, q.rank::float8, q.status,
        q."calledAt", q."personId"::int, q.payer
      from ${sql.table(tableName(queueBoardView))} q
      where q.merchant_id = ${merchantId} and q.date = ${tanggalperiksa} and q."roomId" in (
        select p."unitId" from ${sql.table(tableName(pcarePoliView))} p
        where p.merchant_id = ${merchantId} and p.code = ${kodepoli})`.execute(trx);
    return rows;
  });

const waits = ({ status }: DayNumber): boolean => status === 'waiting' || status === 'called' || status === 'skipped';
const isBefore = (one: DayNumber, other: DayNumber): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.number <= other.number);

/** How a schedule's queue stands: the number that was called last, how many are left, her own included, of how many. */
export const standing = (numbers: readonly DayNumber[], scheduleId: number, own?: DayNumber) => {
  const line = numbers.filter(each => each.scheduleId === scheduleId);
  const called = line
    .filter(({ calledAt }) => calledAt !== null)
    .toSorted((a, b) => (a.calledAt ?? '').localeCompare(b.calledAt ?? ''))
    .at(-1);
  return {
    totalantrean: line.filter(({ status }) => status !== 'cancelled').length,
    sisaantrean: line.filter(each => waits(each) && (!own || isBefore(each, own))).length,
    antreanpanggil: called?.display ?? '-',
  };
};

/** What she is told beside her number: how long it may take (DOMAIN 1.1), where that can be known. */
export const remarkOf = (consultationMinutes: number, remaining: number): string => {
  const minutes = Math.round(estimatedWaitSeconds(consultationMinutes, remaining) / 60);
  const report = 'Harap melapor di loket sebelum dilayani.';
  return minutes > 0 ? `Perkiraan waktu tunggu ${minutes} menit. ${report}` : report;
};
