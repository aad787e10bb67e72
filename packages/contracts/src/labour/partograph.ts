/** Full dilatation, in centimetres. */
const FULL = 10;
/** Where the active phase begins. */
const ACTIVE = 4;
const HOUR = 3_600_000;
/** The action line lies this many hours to the right of the alert line. */
export const ACTION_AFTER = 4;

/** An examination as the partograph draws it: the cervix's dilatation at a time. */
export interface Dilatation {
  at: string;
  cervix: number | null;
  isStruck: boolean;
}

/** The alert line: from the first examination of the active phase, one centimetre per hour up to full dilatation. */
export interface AlertLine {
  from: number;
  cervix: number;
  until: number;
}

/** Progress of labour: on time, to the right of the alert line, or at or to the right of the action line. */
export type Pace = 'on_time' | 'alert' | 'action';

const seen = (entries: readonly Dilatation[]): { at: number; cervix: number }[] =>
  entries
    .flatMap(({ at, cervix, isStruck }) => (isStruck || cervix === null ? [] : [{ at: Date.parse(at), cervix }]))
    .toSorted((one, other) => one.at - other.at);

/**
 * The alert line of the WHO's modified partograph (Managing complications in pregnancy and childbirth, 2000): plotting
 * begins at 4 cm, on the line, which reaches 10 cm at 1 cm per hour. Null before the active phase.
 */
export const alertLineOf = (entries: readonly Dilatation[]): AlertLine | null => {
  const first = seen(entries).find(({ cervix }) => cervix >= ACTIVE);
  if (!first) return null;
  return { from: first.at, cervix: first.cervix, until: first.at + (FULL - first.cervix) * HOUR };
};

/** Where the last examination lies relative to the two lines; null while there is no alert line. */
export const paceOf = (entries: readonly Dilatation[]): Pace | null => {
  const line = alertLineOf(entries);
  const last = seen(entries).at(-1);
  if (!line || !last) return null;
  const expectedAt = line.from + Math.max(0, last.cervix - line.cervix) * HOUR;
  const late = (last.at - expectedAt) / HOUR;
  if (late >= ACTION_AFTER) return 'action';
  return late > 0 ? 'alert' : 'on_time';
};
