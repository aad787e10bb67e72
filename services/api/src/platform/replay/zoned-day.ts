import { facilityTime } from '../clock/facility-clock.js';

/** A calendar day in the zone of the facility's clock on that day. */
export interface ZonedDay {
  day: string;
  /** The zone's name; if the facility has changed its zone since, the UTC offset of then. */
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
 * The instants at which a day starts and ends. `first` and `last` are the offsets of its first and last event, if any;
 * `zone` is the facility's current one.
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
