import { addDays } from './add-days';

/** Days as people type them, and as `yyyy-MM-dd`, which is what the product says among its parts. */

export interface DayBounds {
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `yyyy-MM-dd`, or null where the calendar has no such day or the year is not plausible. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1850 || year > 2199 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return `${year}-${two(month)}-${two(day)}`;
}

/** `yyyy-MM`, so many months later. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export const isWithin = (day: string, { min, max }: Pick<DayBounds, 'min' | 'max'>): boolean =>
  (!min || day >= min) && (!max || day <= max);

/** The nearest day within bounds. */
export const within = (day: string, { min, max }: Pick<DayBounds, 'min' | 'max'>): string =>
  min && day < min ? min : max && day > max ? max : day;

/**
 * Words of both languages are accepted in either, so that a habit such as `k` keeps working. No word begins with
 * another's abbreviation.
 */
const WORDS: readonly (readonly [string, number])[] = [
  ['hari ini', 0],
  ['kemarin', -1],
  ['besok', 1],
  ['today', 0],
  ['yesterday', -1],
  ['morrow', 1],
  ['tomorrow', 1],
];

/** The first letters of each month, Indonesian and English. */
const MONTHS = 'jan feb mar apr mei/may jun jul agu/aug/agt sep okt/oct nov des/dec'.split(' ');

/** The century of a two-digit year: this one, unless that is later than the field permits. */
function fullYear(digits: string, { today, max }: DayBounds): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  const last = max ? Number(max.slice(0, 4)) : Number(today.slice(0, 4)) + 20;
  return 2000 + year > last ? 1900 + year : 2000 + year;
}

/** A day without a year: in this year, or in a neighbouring one where only that is within bounds. */
function nearest(month: number, day: number, bounds: DayBounds): string | null {
  const year = Number(bounds.today.slice(0, 4));
  const days = [year, year + 1, year - 1].map(one => dayOf(one, month, day));
  return days.find(one => one !== null && isWithin(one, bounds)) ?? days[0] ?? null;
}

/** `k`, `kem`, `kemarin`; `+7` means in a week. */
function fromWord(text: string, today: string): string | null {
  if (/^[+-]\d{1,3}$/.test(text)) return addDays(today, Number(text));
  const found = text && WORDS.find(([word]) => word.startsWith(text));
  return found ? addDays(today, found[1]) : null;
}

/**
 * The typed day as `yyyy-MM-dd`: `25112026`, `251126`, `2511`, `25/11/2026`, `25-11-26`, `25.11`, `25 Nov 2026`,
 * `2026-11-25`, `h`, `kemarin`, `+7`. Null where it is no day.
 */
export function readDay(typed: string, bounds: DayBounds): string | null {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d\d)(\d\d)(\d{4}|\d\d)?$/.exec(text) ??
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,})\.?(?:[\s/.-]+(\d{4}|\d\d))?$/.exec(text);
  if (parts) {
    const [, day, named = '', year] = parts;
    const month = Number(named) || MONTHS.findIndex(names => names.includes(named.slice(0, 3))) + 1;
    return year ? dayOf(fullYear(year, bounds), month, Number(day)) : nearest(month, Number(day), bounds);
  }
  return fromWord(text, bounds.today);
}

/** Whether the text is complete: then it takes effect at once, others when the field is left. */
export const isWholeDay = (typed: string): boolean =>
  /^(?:\d{4}-\d\d-\d\d|(?:\d{1,2}[/.-]){2}\d{4}|\d{8})$/.test(typed.trim());

/** `25/11/2026`, as both languages of the product write it. */
export function showDay(day: string): string {
  const [year, month, date] = day.split('-');
  return date ? `${date}/${month}/${year}` : day;
}
