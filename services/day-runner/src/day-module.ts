import type { VisitContext } from './day/visit-context.js';
import type { Desk } from './desk.js';
import type { Facility } from './facility/facility.js';
import type { Journal } from './journal.js';
import type { LoggedEvent } from './proof/logged-event.js';

/**
 * A module's step at a point of a visit, at this moment of the file's day. Returns the rupiah that it has charged, if
 * any, since the runner computes every bill's expected total.
 */
export type VisitPlay = (context: VisitContext, encounterId: number, at: number) => Promise<number | void>;

/** A count over a facility's log. */
export type Count = (events: readonly LoggedEvent[]) => number;

/** A module's part of the day. An unexpected refusal ends the visit, and the day fails. */
export interface DayModule {
  /** After the patient's arrival. */
  readonly atRegistration?: VisitPlay;
  /** Before the consultation ends. */
  readonly withTheDoctor?: VisitPlay;
  /** After the prescription's approval, for patients with one. */
  readonly atThePharmacy?: VisitPlay;
  /** After the bill is closed, before it is paid. */
  readonly atTheCashier?: VisitPlay;
  /** After all visits have ended. */
  readonly atDaysEnd?: (facility: Facility, desk: Desk, journal: Journal) => Promise<void>;
  /** After all visits, in the wards and the emergency unit of a hospital (`--hospital`). */
  readonly inTheWards?: (facility: Facility, desk: Desk, journal: Journal) => Promise<void>;
  /** Counts that must be zero, by their names in the result. */
  readonly zeros?: Readonly<Record<string, Count>>;
  /** Further counts in the result. */
  readonly figures?: Readonly<Record<string, Count>>;
}

export type VisitPoint = 'atRegistration' | 'withTheDoctor' | 'atThePharmacy' | 'atTheCashier';
