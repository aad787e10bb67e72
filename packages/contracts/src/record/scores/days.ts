/** Milliseconds of a day. */
export const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date as days since 1970, and back; null for what is no date. */
export const dayOf = (date: unknown): number | null => {
  if (typeof date !== 'string' || !DATE.test(date)) return null;
  const at = Date.parse(date);
  return Number.isNaN(at) ? null : at / DAY;
};
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
