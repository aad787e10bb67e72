import type { Gender } from '../kernel/enums.js';
import { addMonths } from '../record/scores/calendar.js';
import { dateOf, dayOf } from '../record/scores/days.js';
import { Series, type Vaccine } from './enums.js';
import { vaccineFacts } from './vaccines.js';

/** A moment of life; a school's grade is the year in which the child becomes so much older than six. */
export type At =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly grade: number; readonly month: number };

interface Slot {
  readonly due: At;
  /** No dose before counts as one, [K] as the vaccines' leaflets and WHO's position papers have it. */
  readonly earliest: At;
  /** Days that must lie between it and the dose before. */
  readonly interval: number;
  /** Afterwards nobody is called for it any more. */
  readonly until: At | null;
}

interface Line {
  readonly slots: readonly Slot[];
  /** No vaccine for who is older, [K] by its leaflet. */
  readonly oldest?: At;
  /** Only girls are called. */
  readonly girls?: true;
  /** Nobody is called: it is chosen, or given where the illness is at home. */
  readonly chosen?: true;
}

const days = (count: number): At => ({ days: count });
const months = (count: number): At => ({ months: count });
const WEEKS = 7;
/** Children under five are still vaccinated with what they missed. */
const UNDER_FIVE = months(60);

const slot = (due: At, earliest: At, interval = 28, until: At | null = UNDER_FIVE): Slot => ({
  ...{ due, earliest, interval, until },
});
const school = (grade: number, month: number, earliest: At): Slot =>
  slot({ grade, month }, earliest, 28, { grade: grade + 2, month });
const chosen = (earliest: At, count: number, interval: number): Line => ({
  slots: Array.from({ length: count }, () => slot(earliest, earliest, interval, null)),
  chosen: true,
});

const [AUGUST, NOVEMBER] = [8, 11];
const FIRST = days(6 * WEEKS);

/**
 * DOMAIN 5.9: the national schedule (KMK 1098/2024, as amended by KMK 35/2025). What SPEC 3 names beside it nobody is called
 * for; JE is for where it is endemic, which no setting says.
 */
export const schedule: Readonly<Record<Series, Line>> = {
  hb0: { slots: [slot(days(0), days(0), 0, days(7))] },
  bcg: { slots: [slot(months(1), days(0), 0, months(12))], oldest: months(12) },
  opv: { slots: [1, 2, 3, 4].map(month => slot(months(month), days(0))) },
  ipv: { slots: [slot(months(4), FIRST), slot(months(9), FIRST)] },
  dtp_hb_hib: {
    slots: [...[2, 3, 4].map(month => slot(months(month), FIRST)), slot(months(18), months(12), 180)],
    oldest: months(84),
  },
  pcv: { slots: [...[2, 3].map(month => slot(months(month), FIRST)), slot(months(12), months(9), 8 * WEEKS)] },
  rotavirus: { slots: [2, 3, 4].map(month => slot(months(month), FIRST, 28, months(8))), oldest: months(8) },
  mr: { slots: [slot(months(9), months(9)), slot(months(18), months(12)), school(1, AUGUST, months(60))] },
  je: { ...chosen(months(9), 1, 0), slots: [slot(months(10), months(9), 0, null)] },
  dt: { slots: [school(1, NOVEMBER, months(60))] },
  td: { slots: [school(2, NOVEMBER, months(84)), school(5, NOVEMBER, months(84))] },
  hpv: { slots: [school(5, AUGUST, months(108))], girls: true },
  influenza: chosen(months(6), 1, 28),
  varicella: chosen(months(12), 2, 6 * WEEKS),
  hepatitis_a: chosen(months(12), 2, 180),
  typhoid: chosen(months(24), 1, 3 * 365),
  dengue: chosen(months(72), 2, 90),
};

/** A child is in the first grade in the year in which it becomes seven. */
const FIRST_GRADE = 6;

export const dayAfterBirth = (born: number, at: At): number => {
  if ('days' in at) return born + at.days;
  if ('months' in at) return addMonths(born, at.months);
  const year = new Date(dateOf(born)).getUTCFullYear() + FIRST_GRADE + at.grade;
  return dayOf(`${year}-${String(at.month).padStart(2, '0')}-01`) ?? born;
};

/** A dose that was given, here or elsewhere. */
export interface Dose {
  readonly id: number;
  readonly vaccine: Vaccine;
  readonly doseNumber: number;
  readonly date: string;
}

/** The doses of a line, the earliest first, in whatever order they were recorded. */
export const dosesOf = <D extends Dose>(series: Series, doses: readonly D[]): D[] =>
  doses
    .filter(({ vaccine }) => vaccineFacts[vaccine].series.includes(series))
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id);

/**
 * `given`; `due` and `overdue`, of who is called; `coming`; `open` may be chosen; `passed` is not given any more, because
 * its time is over or a later dose was given.
 */
export type SlotStatus = 'given' | 'due' | 'overdue' | 'coming' | 'open' | 'passed';

export interface PlannedDose {
  readonly series: Series;
  readonly doseNumber: number;
  readonly due: At;
  readonly status: SlotStatus;
  /** The day from which it is due: by age, and by the interval since the dose before. */
  readonly from: string;
  readonly given: Dose | null;
}

export interface Child {
  readonly birthDate: string;
  readonly gender: Gender;
}

/** DOMAIN 5.9: the first is given within a day. */
const GRACE: Readonly<Partial<Record<Series, number>>> = { hb0: 0 };
const DAYS_OF_GRACE = 30;

const plannedIn = (series: Series, { birthDate, gender }: Child, doses: readonly Dose[], today: number) => {
  const { slots, girls, chosen: isChosen } = schedule[series];
  const born = dayOf(birthDate) ?? today;
  const had = dosesOf(series, doses);
  const isCalled = !isChosen && (!girls || gender === 'female');
  return slots.flatMap(({ due, interval, until }, at): PlannedDose[] => {
    const doseNumber = at + 1;
    const given = had.find(dose => dose.doseNumber === doseNumber) ?? null;
    if (!given && girls && !isCalled) return [];
    const before = had.findLast(dose => dose.doseNumber < doseNumber);
    const from = Math.max(dayAfterBirth(born, due), before ? (dayOf(before.date) ?? 0) + interval : 0);
    const isOver =
      had.some(dose => dose.doseNumber > doseNumber) || (until !== null && today > dayAfterBirth(born, until));
    const reached = isCalled ? (today > from + (GRACE[series] ?? DAYS_OF_GRACE) ? 'overdue' : 'due') : 'open';
    const open = isOver ? 'passed' : today < from ? 'coming' : reached;
    return [{ series, doseNumber, due, status: given ? 'given' : open, from: dateOf(from), given }];
  });
};

/** What is due, overdue, coming and given on a day; pure, so that form, chart and specification say the same. */
export const planFor = (child: Child, doses: readonly Dose[], today: string): PlannedDose[] =>
  Series.options.flatMap(series => plannedIn(series, child, doses, dayOf(today) ?? 0));
