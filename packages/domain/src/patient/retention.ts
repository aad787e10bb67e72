import { Rejection } from '../kernel/rejection.js';

/** DOMAIN 10: a record is retained for 25 years after the last visit. */
const RETENTION_YEARS = 25;

/**
 * The last day of retention, both as `YYYY-MM-DD`; after a visit on 29 February that day may not exist in the calendar.
 */
export const retainedUntil = (lastVisit: string): string =>
  `${String(Number(lastVisit.slice(0, 4)) + RETENTION_YEARS).padStart(4, '0')}${lastVisit.slice(4)}`;

/** Throws while the record must be retained; one without any visit need not be. */
export const checkRetention = (lastVisit: string | null, today: string): void => {
  if (lastVisit === null) return;
  const until = retainedUntil(lastVisit);
  if (today <= until) throw new Rejection('patient.retention-runs', { until, lastVisit });
};
