import { facilityTime } from '../clock/facility-clock.js';

/** A calendar day in the zone that the facility's clock was in. */
export interface ZonedDay {
  day: string;
  /** The zone's name; where the facility has moved to another since, its offset from UTC then. */
  zone: string;
  startsAt: string;
  endsAt: string;
}

const midnight = (day: string, offset: string): Date => new Date(`${day}T00:00:00${offset}`);
const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/**
 * A day as instants. `first` and `last` are the offsets that its first and last event were written with, if there was
 * one; `zone` is the facility's now.
 */
export const zoneOfDay = (day: string, zone: string, first?: string, last?: string): ZonedDay => {
  const now = facilityTime(midnight(day, 'Z'), zone).offset;
  return {
    day,
    zone: first === undefined || first === now ? zone : first,
    startsAt: midnight(day, first ?? now).toISOString(),
    endsAt: midnight(dayAfter(day), last ?? now).toISOString(),
  };
};
