import type { VisitContext } from './day/visit-context.js';
import type { Desk } from './desk.js';
import type { Facility } from './facility/facility.js';
import type { Journal } from './journal.js';
import type { LoggedEvent } from './proof/logged-event.js';

/**
 * What a module does at a point of a visit, at this moment of the file's day. Answers the rupiah that it has put on the
 * bill, if any: the runner knows what every bill must come to.
 */
export type VisitPlay = (context: VisitContext, encounterId: number, at: number) => Promise<number | void>;

/** What is counted in a facility's log. */
export type Count = (events: readonly LoggedEvent[]) => number;

/** A module's part of the day. A refusal that it did not plan for ends the visit, and the day is not proven. */
export interface DayModule {
  /** Once she has arrived. */
  readonly atRegistration?: VisitPlay;
  /** Before the doctor lets her go. */
  readonly withTheDoctor?: VisitPlay;
  /** Once her prescription is approved; for those who have one. */
  readonly atThePharmacy?: VisitPlay;
  /** Once her bill is closed, before it is paid. */
  readonly atTheCashier?: VisitPlay;
  /** When everybody has gone home. */
  readonly atDaysEnd?: (facility: Facility, desk: Desk, journal: Journal) => Promise<void>;
  /** The same in the wards and the emergency unit of a hospital (`--hospital`). */
  readonly inTheWards?: (facility: Facility, desk: Desk, journal: Journal) => Promise<void>;
  /** What must not have happened, by the name under which the result tells how often it did. */
  readonly zeros?: Readonly<Record<string, Count>>;
  /** What the result tells of besides. */
  readonly figures?: Readonly<Record<string, Count>>;
}

export type VisitPoint = 'atRegistration' | 'withTheDoctor' | 'atThePharmacy' | 'atTheCashier';
