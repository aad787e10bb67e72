/**
 * The age on a day as an ISO 8601 duration in one unit, as clinics use it: days below a month (`P12D`), months below
 * two years (`P23M`), then years (`P34Y`). Null if the birth date is unknown or later than the day.
 */
export const ageOn = (birthDate: string | null, day: string): string | null => {
  if (birthDate === null || birthDate > day) return null;
  const months = wholeMonths(birthDate, day);
  if (months === null) return null;
  if (months >= 24) return `P${Math.floor(months / 12)}Y`;
  return months >= 1 ? `P${months}M` : `P${daysBetween(birthDate, day)}D`;
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

const wholeMonths = (from: string, to: string): number | null => {
  const [y1 = NaN, m1 = NaN, d1 = NaN] = from.split('-').map(Number);
  const [y2 = NaN, m2 = NaN, d2 = NaN] = to.split('-').map(Number);
  const months = (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0);
  return Number.isNaN(months) ? null : months;
};

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
