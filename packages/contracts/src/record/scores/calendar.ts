import { DAY, dayOf } from './days.js';

/** The day so many calendar months later, clamped to the month's end (DOMAIN-CLINICAL 0 and 6). */
export const addMonths = (day: number, months: number): number => {
  const from = new Date(day * DAY);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / DAY;
};

export interface Age {
  /** Days since birth. */
  days: number;
  /** Whole calendar months, and the days beyond them. */
  months: number;
  beyond: number;
}

/** The age on the day of the examination (DOMAIN-CLINICAL 0); null where it cannot be said. */
export const ageAt = (born: unknown, seen: unknown): Age | null => {
  const [from, to] = [dayOf(born), dayOf(seen)];
  if (from === null || to === null || to < from) return null;
  let months = Math.floor((to - from) / 31);
  while (addMonths(from, months + 1) <= to) months++;
  return { days: to - from, months, beyond: to - addMonths(from, months) };
};
