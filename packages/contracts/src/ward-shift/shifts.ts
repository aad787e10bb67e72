import type { WardShift } from './commands.js';

/** The shift of an hour, by the usual shifts of wards in Indonesia: from 7, from 14 and from 21. */
export const shiftAt = (hour: number): WardShift =>
  hour >= 7 && hour < 14 ? 'morning' : hour >= 14 && hour < 21 ? 'afternoon' : 'night';

export interface ShiftOfDay {
  /** The day on which the shift began: an hour before seven belongs to the previous day's night shift. */
  date: string;
  shift: WardShift;
}

/** The shift of an instant, by the facility's UTC offset (`+07:00`). */
export const shiftOf = (instant: string, offset: string): ShiftOfDay => {
  const ahead = Date.parse('2000-01-01T00:00:00Z') - Date.parse(`2000-01-01T00:00:00${offset}`);
  const local = Date.parse(instant) + ahead;
  const hour = new Date(local).getUTCHours();
  return { date: new Date(hour < 7 ? local - 86_400_000 : local).toISOString().slice(0, 10), shift: shiftAt(hour) };
};
