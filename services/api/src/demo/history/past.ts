import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { Gender, Payer } from '@alur/contracts/kernel/enums';
import type { Illness } from './illnesses.js';
import type { Prepared } from './world.js';

/** The hospital of the demonstration, or its clinic, while its past happens, or while its day goes on before everybody's eyes. */
export interface PastClinic {
  facility: number;
  /** How many come, beside the hospital's 1. */
  size: number;
  /** How long its past is. */
  days: number;
  /** The day that the whole of it leads to, and the facility's day now. */
  readonly lastDay: string;
  readonly today: string;
  /** From 0 to 1, the same each time. */
  random: () => number;
  /** Runs a command as whoever has this address; answers the id of what it made or was done to. */
  does: (email: string, command: string, id: number, body?: object) => Promise<number>;
  /** Runs one as the installation itself, in whatever facility; `found`: what rows would say, where there are none. */
  step: (merchantId: number, command: string, id: number, body: object, found?: Prepared) => Promise<number>;
  state: <A extends AnyAggregate>(aggregate: A, id: number | string) => Promise<ReturnType<A['evolve']>>;
  /** The stream that holds a name of the facility's; null where nobody does. */
  holderOf: (kind: string, name: string) => Promise<string | null>;
  /** Lets something happen so many minutes from now. */
  later: (minutes: number, run: () => Promise<unknown>) => void;
  /** Lets so much time pass, where nothing else happens. */
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
  /** Which visit of its day. */
  nth: number;
  /** Address of the doctor in whose queue she is. */
  doctor: string;
  /** Booked by telephone or at home, before she comes. */
  booked: boolean;
  patient: PastPatient;
  illness: Illness;
  encounterId: number;
  /** It was cancelled: nothing more comes of it. */
  gone: boolean;
}

/** What it answers is waited for. */
type Moment = (visit: PastVisit) => unknown;

/** What a module adds to the past: what happens of its own in a visit's moments, in the order in which they stand here. */
export interface PastPart {
  /** Before the first day. */
  begins?: () => unknown;
  /** Before the first visit of a day. */
  opens?: (day: PastDay) => unknown;
  /** A visit is about to be; who comes is found, or made. */
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
