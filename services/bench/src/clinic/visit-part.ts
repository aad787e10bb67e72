import type { Staff } from './staff.js';

/** A visit that is with the doctor, the nth of the day. */
export interface BenchVisit {
  encounterId: number;
  nth: number;
}

/**
 * A module's part of the visits that rows are made of: what it needs is made when the facility opens, and what it answers
 * is done in every visit before the doctor ends it. A list that nothing is written for has no rows, and is not measured.
 */
export type VisitPart = (staff: Staff) => Promise<(visit: BenchVisit) => Promise<void>>;
