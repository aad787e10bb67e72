import { tzOffset } from '@date-fns/tz';

/** A moment as one facility sees it. */
export interface FacilityTime {
  /** ISO 8601, UTC. */
  now: string;
  /** `yyyy-MM-dd` and `HH:mm` in the facility's zone. */
  today: string;
  clock: string;
  /** `+07:00`. */
  offset: string;
}

const MINUTE_MS = 60_000;
/**
 * Offsets are cached per quarter of an hour, since they change only at quarters and a lookup costs more than a
 * decision.
 */
const QUARTER_MS = 15 * MINUTE_MS;
const known = new Map<string, { quarter: number; minutes: number }>();

const minutesAhead = (instant: Date, zone: string): number => {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const last = known.get(zone);
  if (last?.quarter === quarter) return last.minutes;
  const minutes = tzOffset(zone, instant);
  known.set(zone, { quarter, minutes });
  return minutes;
};

const two = (value: number) => String(value).padStart(2, '0');
const offsetText = (minutes: number): string => {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
};

/** The moment in a time zone, e.g. `Asia/Jakarta`. */
export const facilityTime = (instant: Date, zone: string): FacilityTime => {
  const ahead = minutesAhead(instant, zone);
  const wall = new Date(instant.getTime() + ahead * MINUTE_MS).toISOString();
  return {
    now: instant.toISOString(),
    today: wall.slice(0, 10),
    clock: wall.slice(11, 16),
    offset: offsetText(ahead),
  };
};
