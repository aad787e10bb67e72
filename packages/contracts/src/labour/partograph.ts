/** Full dilatation, in centimetres. */
const FULL = 10;
/** Where the active phase begins. */
const ACTIVE = 4;
const HOUR = 3_600_000;
/** How far the action line lies to the right of the alert line, in hours. */
export const ACTION_AFTER = 4;

/** What a partograph is drawn from: how wide the cervix was when. */
export interface Dilatation {
  at: string;
  cervix: number | null;
  isStruck: boolean;
}

/** The alert line: from the first examination of the active phase on, a centimetre an hour up to full dilatation. */
export interface AlertLine {
  from: number;
  cervix: number;
  until: number;
}

/** How far labour lies behind: not, to the right of the alert line, or on or to the right of the action line. */
export type Pace = 'on_time' | 'alert' | 'action';

const seen = (entries: readonly Dilatation[]): { at: number; cervix: number }[] =>
  entries
    .flatMap(({ at, cervix, isStruck }) => (isStruck || cervix === null ? [] : [{ at: Date.parse(at), cervix }]))
    .toSorted((one, other) => one.at - other.at);

/**
 * The alert line of the WHO's modified partograph (Managing complications in pregnancy and childbirth, 2000): plotting begins
 * at 4 cm, on the line, which reaches 10 cm at 1 cm an hour. None while the active phase has not begun.
 */
export const alertLineOf = (entries: readonly Dilatation[]): AlertLine | null => {
  const first = seen(entries).find(({ cervix }) => cervix >= ACTIVE);
  if (!first) return null;
  return { from: first.at, cervix: first.cervix, until: first.at + (FULL - first.cervix) * HOUR };
};

/** What the last examination shows: how it lies to the two lines. None while there is no alert line. */
export const paceOf = (entries: readonly Dilatation[]): Pace | null => {
  const line = alertLineOf(entries);
  const last = seen(entries).at(-1);
  if (!line || !last) return null;
  const expectedAt = line.from + Math.max(0, last.cervix - line.cervix) * HOUR;
  const late = (last.at - expectedAt) / HOUR;
  if (late >= ACTION_AFTER) return 'action';
  return late > 0 ? 'alert' : 'on_time';
};
