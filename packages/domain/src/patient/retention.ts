import { Rejection } from '../kernel/rejection.js';

/** DOMAIN 10: a record is kept for 25 years after the last visit. */
const RETENTION_YEARS = 25;

/** The last day on which the record must be there, both as `YYYY-MM-DD`; of 29 February one that may not exist. */
export const retainedUntil = (lastVisit: string): string =>
  `${String(Number(lastVisit.slice(0, 4)) + RETENTION_YEARS).padStart(4, '0')}${lastVisit.slice(4)}`;

/** Refuses while the record must be kept. A person who never came has none. */
export const checkRetention = (lastVisit: string | null, today: string): void => {
  if (lastVisit === null) return;
  const until = retainedUntil(lastVisit);
  if (today <= until) throw new Rejection('patient.retention-runs', { until, lastVisit });
};
