import { ageAt } from '../record/scores/calendar.js';

/**
 * The age on a day as an ISO 8601 duration in one unit, as clinics use it: days below a month (`P12D`), months below
 * two years (`P23M`), then years (`P34Y`). Null if the birth date is unknown or later than the day. Months are whole ones
 * by the calendar, clamped to a month's end (DOMAIN-CLINICAL 0).
 */
export const ageOn = (birthDate: string | null, day: string): string | null => {
  const age = ageAt(birthDate, day);
  if (age === null) return null;
  if (age.months >= 24) return `P${Math.floor(age.months / 12)}Y`;
  return age.months >= 1 ? `P${age.months}M` : `P${age.days}D`;
};

/** Such an age as a number and its unit: years, months or days; null when unknown. */
export const readAge = (age: string | null): { count: number; unit: 'Y' | 'M' | 'D' } | null => {
  const [, count, unit] = /^P(\d+)([YMD])$/.exec(age ?? '') ?? [];
  return count === undefined ? null : { count: Number(count), unit: unit as 'Y' | 'M' | 'D' };
};

/** The whole months of such an age; 0 below one, null when unknown. */
export const monthsOf = (age: string | null): number | null => {
  const read = readAge(age);
  if (!read) return null;
  if (read.unit === 'D') return 0;
  return read.unit === 'Y' ? read.count * 12 : read.count;
};

/** The years of such an age; 0 for an infant, null when unknown. */
export const yearsOf = (age: string | null): number | null => {
  const months = monthsOf(age);
  return months === null ? null : Math.floor(months / 12);
};
