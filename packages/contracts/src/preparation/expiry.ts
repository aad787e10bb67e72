const DAY_MS = 86_400_000;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A preparation keeps as long as its formula says, and never longer than what it was made of. */
export const expiryOf = (madeOn: string, shelfLifeDays: number, expiries: readonly string[]): string =>
  [daysAfter(madeOn, shelfLifeDays), ...expiries].toSorted()[0] ?? madeOn;
