import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';

/** A unit's admissions and departures of a day. */
const flows = {
  admitted: z.int(),
  movedIn: z.int(),
  movedOut: z.int(),
  /** Patients who left alive, died less than 48 hours after admission, died later. */
  alive: z.int(),
  diedEarly: z.int(),
  diedLate: z.int(),
  /** Of those who left, the number who came the same day. */
  sameDay: z.int(),
  /** Sum of the leavers' days of stay: the difference of dates, or 1 on the same day. */
  stayDays: z.int(),
};
export const CensusDayRow = z.object({
  /** `<date>_<unitId>`. */
  id: z.string(),
  date: LocalDate,
  month: z.string(),
  unitId: Id,
  unitName: z.string(),
  ...flows,
});
export type CensusDayRow = z.infer<typeof CensusDayRow>;
export type CensusFlow = keyof typeof flows;
export const CENSUS_FLOWS = Object.keys(flows) as readonly CensusFlow[];

/** The daily census (*sensus harian*), by month. */
export const stayCensus = topic('stay.census', {
  params: z.object({ month: z.string() }),
  row: CensusDayRow,
  access: ['inpatient.ongoing:view'],
  logged: false,
  because: 'counts of a unit say nothing of a patient',
});

/** A unit's day: patients at its beginning, admissions and departures, patients at its end. */
export interface Census extends Record<CensusFlow, number> {
  readonly opening: number;
  readonly closing: number;
  /** *Hari perawatan*: midnights in a bed, or 1 for a stay of one day (DOMAIN-CLINICAL 1.2). */
  readonly patientDays: number;
}

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const nothing = Object.fromEntries(CENSUS_FLOWS.map(name => [name, 0])) as Record<CensusFlow, number>;

/**
 * A unit's days from `from` to today, latest first: counted back from the patients who are there now, so that those who
 * came before the first day are included.
 */
export const censusBack = (
  rows: readonly CensusDayRow[],
  { from, today, lying }: { from: string; today: string; lying: number },
): (Census & { date: string })[] => {
  const byDate = new Map(rows.map(row => [row.date, row]));
  const days: (Census & { date: string })[] = [];
  let closing = lying;
  for (let date = today; date >= from; date = dayBefore(date)) {
    const counted = byDate.get(date) ?? nothing;
    const flow = Object.fromEntries(CENSUS_FLOWS.map(name => [name, counted[name]])) as Record<CensusFlow, number>;
    const { admitted, movedIn, movedOut, alive, diedEarly, diedLate, sameDay } = flow;
    const opening = closing - admitted - movedIn + movedOut + alive + diedEarly + diedLate;
    days.push({ date, ...flow, opening, closing, patientDays: closing + sameDay });
    closing = opening;
  }
  return days;
};

/** DOMAIN 8: indicators of a period and a number of beds. Null where the divisor is 0. */
export interface Indicators {
  bor: number | null;
  alos: number | null;
  toi: number | null;
  bto: number | null;
  ndr: number | null;
  gdr: number | null;
}

const per = (part: number, whole: number, times = 1): number | null => (whole === 0 ? null : (part / whole) * times);

export const indicatorsOf = (sum: {
  beds: number;
  days: number;
  patientDays: number;
  stayDays: number;
  alive: number;
  diedEarly: number;
  diedLate: number;
}): Indicators => {
  const { beds, days, patientDays, stayDays, alive, diedEarly, diedLate } = sum;
  const left = alive + diedEarly + diedLate;
  return {
    bor: per(patientDays, beds * days, 100),
    alos: per(stayDays, left),
    toi: per(beds * days - patientDays, left),
    bto: per(left, beds),
    ndr: per(diedLate, left, 1000),
    gdr: per(diedEarly + diedLate, left, 1000),
  };
};
