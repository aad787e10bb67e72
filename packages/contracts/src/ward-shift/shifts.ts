import type { WardShift } from './commands.js';

/** The shift of an hour, as wards in Indonesia are mostly staffed: from 7, from 14 and from 21. */
export const shiftAt = (hour: number): WardShift =>
  hour >= 7 && hour < 14 ? 'morning' : hour >= 14 && hour < 21 ? 'afternoon' : 'night';

export interface ShiftOfDay {
  /** The day on which the shift began: what is before seven is of the night before. */
  date: string;
  shift: WardShift;
}

/** Which shift an instant is of, at the facility's clock (`+07:00`). */
export const shiftOf = (instant: string, offset: string): ShiftOfDay => {
  const ahead = Date.parse('2000-01-01T00:00:00Z') - Date.parse(`2000-01-01T00:00:00${offset}`);
  const local = Date.parse(instant) + ahead;
  const hour = new Date(local).getUTCHours();
  return { date: new Date(hour < 7 ? local - 86_400_000 : local).toISOString().slice(0, 10), shift: shiftAt(hour) };
};
