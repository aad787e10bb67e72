import type { Staff } from './staff.js';

/** A visit during its consultation, the nth of the day. */
export interface BenchVisit {
  encounterId: number;
  nth: number;
}

/**
 * A module's part of the visits that rows are built from: it creates what it needs when the facility opens, and returns
 * what runs in every visit before the consultation ends. A list without rows is not measured.
 */
export type VisitPart = (staff: Staff) => Promise<(visit: BenchVisit) => Promise<void>>;
