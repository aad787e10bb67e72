import type { PastDay } from './past.js';
import { seeded } from '@alur/contracts/kernel/seeded';

/** Visits on an ordinary weekday. */
const USUAL = 34;
/** Factors per weekday, from Sunday on. */
const byWeekday = [0.35, 1.5, 1.1, 1, 0.95, 0.9, 0.7];
/** Least number of visits today, so that there is something to show on any weekday. */
const LEAST_TODAY = 30;

/** Number of visits on a day: Mondays have most, and six weeks ago there was a wave of colds. */
export const visitsOn = ({ date, before, isLast }: PastDay): number => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const wave = 1 + 0.3 * Math.exp(-(((before - 42) / 12) ** 2));
  const chance = 0.9 + 0.2 * seeded(before + 1)();
  const visits = Math.round(USUAL * (byWeekday[weekday] ?? 1) * wave * chance);
  return isLast ? Math.max(LEAST_TODAY, visits) : visits;
};

/** Arrival times, in minutes after midnight and in order: most in the morning, others after work. */
export const momentsOf = (visits: number, random: () => number): number[] =>
  Array.from({ length: visits }, () => (random() < 0.7 ? 435 + random() * 285 : 960 + random() * 195)).toSorted(
    (one, other) => one - other,
  );
