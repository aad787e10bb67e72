import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** A moment as one facility sees it. */
export interface FacilityTime {
  /** ISO 8601, UTC. */
  now: string;
  /** `yyyy-MM-dd` and `HH:mm` on the facility's wall. */
  today: string;
  clock: string;
  /** `+07:00`. */
  offset: string;
}

/** The moment in a time zone, e.g. `Asia/Jakarta`. */
export const facilityTime = (instant: Date, zone: string): FacilityTime => {
  const local = new TZDate(instant.getTime(), zone);
  return {
    now: instant.toISOString(),
    today: format(local, 'yyyy-MM-dd'),
    clock: format(local, 'HH:mm'),
    offset: format(local, 'xxx'),
  };
};
