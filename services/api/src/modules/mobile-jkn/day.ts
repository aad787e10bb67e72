import { estimatedWaitSeconds } from '@alur/contracts/queue/estimate';
import { remainingOf } from '@alur/contracts/queue/line';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { pcareDoctorView, pcarePoliView } from '@alur/domain/bpjs/membership-view';
import { vclaimDoctorView, vclaimPoliView } from '@alur/domain/bpjs/vclaim-directory-view';
import { queueBoardView } from '@alur/domain/queue/board-view';
import { scheduleView } from '@alur/domain/schedule/schedule-view';
import { weekdayOf } from '@alur/domain/schedule/schedule';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Which of BPJS's queues a facility is with: that of primary care, or that of hospitals. */
export type Care = 'primary' | 'hospital';

/** Whose codes polis and doctors have: PCare's, or VClaim's, which sees no difference between the sick and the healthy. */
const directories = {
  primary: { polis: pcarePoliView, doctors: pcareDoctorView, visitStatus: sql.ref('p.visitStatus') },
  hospital: { polis: vclaimPoliView, doctors: vclaimDoctorView, visitStatus: sql.ref('s.visitStatus') },
} as const;

/** An open schedule of a poli, and which poli and doctor it is at BPJS. */
export interface Session extends Pick<
  ScheduleRow,
  'id' | 'roomId' | 'doctorName' | 'startTime' | 'endTime' | 'consultationMinutes' | 'days' | 'quota' | 'visitStatus'
> {
  readonly poliName: string;
  /** Null while the doctor has no code at BPJS. */
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
  care: Care,
  { kodepoli, tanggalperiksa }: { kodepoli: string; tanggalperiksa: string },
): Promise<Session[]> =>
  database.tenant(merchantId, async trx => {
    const { polis, doctors, visitStatus } = directories[care];
    const { rows } = await sql<Session>`
      select distinct on (s."startTime", s.id) s.id::int, s."roomId"::int, s."doctorName", s."startTime", s."endTime",
        s."consultationMinutes"::int, s.days, s.quota::int, ${visitStatus} as "visitStatus", p.name as "poliName", d.code as "doctorCode"
      from ${sql.table(tableName(scheduleView))} s
      join ${sql.table(tableName(polis))} p on p.merchant_id = s.merchant_id and p."unitId" = s."roomId"
      left join ${sql.table(tableName(doctors))} d
        on d.merchant_id = s.merchant_id and d."staffId" = s."doctorId"
      where s.merchant_id = ${merchantId} and s.status = 'open' and p.code = ${kodepoli}
      order by s."startTime", s.id, ${visitStatus} desc`.execute(trx);
    return rows.filter(({ days }) => days.includes(weekdayOf(tanggalperiksa)));
  });

const dayNumbers = (
  database: Database,
  merchantId: number,
  date: string,
  where: RawBuilder<unknown>,
): Promise<DayNumber[]> =>
  database.tenant(merchantId, async trx => {
    const { rows } = await sql<DayNumber>`
      select q.id::int, q."scheduleId"::int, q."roomId"::int, q.display, q.number::int, q.rank::float8, q.status,
        q."calledAt", q."personId"::int, q.payer
      from ${sql.table(tableName(queueBoardView))} q
      where q.merchant_id = ${merchantId} and q.date = ${date} and ${where}`.execute(trx);
    return rows;
  });

/** All numbers of that day in a poli's rooms. */
export const numbersOf = (
  database: Database,
  merchantId: number,
  care: Care,
  { kodepoli, tanggalperiksa }: { kodepoli: string; tanggalperiksa: string },
): Promise<DayNumber[]> =>
  dayNumbers(
    ...([database, merchantId, tanggalperiksa] as const),
    sql`q."roomId" in (
      select p."unitId" from ${sql.table(tableName(directories[care].polis))} p
      where p.merchant_id = ${merchantId} and p.code = ${kodepoli})`,
  );

/** How a schedule's queue stands: the number that was called last, how many are left, her own included, of how many. */
export const lineFigures = (numbers: readonly DayNumber[], scheduleId: number, own?: DayNumber) => {
  const line = numbers.filter(each => each.scheduleId === scheduleId);
  const called = line
    .filter(({ calledAt }) => calledAt !== null)
    .toSorted((a, b) => (a.calledAt ?? '').localeCompare(b.calledAt ?? ''))
    .at(-1);
  return {
    totalantrean: line.filter(({ status }) => status !== 'cancelled').length,
    sisaantrean: remainingOf(line, own),
    antreanpanggil: called?.display ?? '-',
  };
};

/** The numbers of one schedule's day. */
export const lineOf = (
  database: Database,
  merchantId: number,
  { scheduleId, date }: Pick<QueueBoardRow, 'scheduleId' | 'date'>,
): Promise<DayNumber[]> => dayNumbers(database, merchantId, date, sql`q."scheduleId" = ${scheduleId}`);

/** What she is told beside her number: how long it may take (DOMAIN 1.1), where that can be known. */
export const remarkOf = (consultationMinutes: number, remaining: number): string => {
  const minutes = Math.round(estimatedWaitSeconds(consultationMinutes, remaining) / 60);
  const report = 'Harap melapor di loket sebelum dilayani.';
  return minutes > 0 ? `Perkiraan waktu tunggu ${minutes} menit. ${report}` : report;
};
