import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { Gender, Payer } from '@alur/contracts/kernel/enums';
import type { Illness } from './illnesses.js';
import type { Prepared } from './world.js';

/** The demonstration's hospital or clinic, while its history is simulated or its day is played live. */
export interface PastClinic {
  facility: number;
  /** Number of visits relative to the hospital's. */
  size: number;
  /** Length of its history. */
  days: number;
  /** The last day of the history, and the current day in it. */
  readonly lastDay: string;
  readonly today: string;
  /** Deterministic random number from 0 to 1. */
  random: () => number;
  /** Runs a command as the user with this address; returns the id of what it created or changed. */
  does: (email: string, command: string, id: number, body?: object) => Promise<number>;
  /** Runs a command as the system in any facility; `found` replaces what rows would tell, since there are none. */
  step: (merchantId: number, command: string, id: number, body: object, found?: Prepared) => Promise<number>;
  state: <A extends AnyAggregate>(aggregate: A, id: number | string) => Promise<ReturnType<A['evolve']>>;
  /** The stream that holds a name of the facility's; null where nobody does. */
  holderOf: (kind: string, name: string) => Promise<string | null>;
  /** Schedules something so many minutes from now. */
  later: (minutes: number, run: () => Promise<unknown>) => void;
  /** Advances the clock by so many seconds. */
  pass: (seconds: number) => void;
}

export interface PastDay {
  date: string;
  /** Days until the last one: 0 for that. */
  before: number;
  /** The last day is played until half of its visits have come. */
  isLast: boolean;
}

export interface PastPatient {
  id: number;
  name: string;
  gender: Gender;
  /** Years. */
  age: number;
  payer: Payer;
  insurer: string | null;
  /** Medicines that she must not get. */
  notFor: readonly string[];
}

/** One visit, as far as it has come. */
export interface PastVisit {
  day: PastDay;
  /** Number of the visit within its day. */
  nth: number;
  /** Address of the doctor in whose queue she is. */
  doctor: string;
  /** Booked by telephone or at home, before she comes. */
  booked: boolean;
  patient: PastPatient;
  illness: Illness;
  encounterId: number;
  /** It was cancelled, so no further steps follow. */
  gone: boolean;
}

/** A handler of a visit's moment; its promise is awaited. */
type Moment = (visit: PastVisit) => unknown;

/**
 * A module's part in the history: its own steps at a visit's moments, which run in the order in which they are declared
 * here.
 */
export interface PastPart {
  /** Before the first day. */
  begins?: () => unknown;
  /** Before the first visit of a day. */
  opens?: (day: PastDay) => unknown;
  /** A visit is planned; finds or creates its patient. */
  finds?: (visit: Omit<PastVisit, 'patient' | 'illness' | 'encounterId' | 'gone'>) => Promise<PastPatient>;
  takesNumber?: Moment;
  arrives?: Moment;
  staysAway?: Moment;
  withTheNurse?: Moment;
  isCalled?: Moment;
  sitsDown?: Moment;
  isExamined?: Moment;
  leavesTheDoctor?: Moment;
  atThePharmacy?: Moment;
  atTheCashier?: Moment;
  goesHome?: Moment;
  /** After the last visit of a day, which the last day does not reach. */
  closes?: (day: PastDay) => unknown;
}
