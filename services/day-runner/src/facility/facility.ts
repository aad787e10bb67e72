import type { PlannedClinic } from '../plan/planned.js';
import type { Person } from '../wire/person.js';

export interface Cashier {
  person: Person;
  shiftId: number;
}

/** A clinic of the file as set up in the system: its logged-in staff, and its ids. */
export interface Facility {
  plan: PlannedClinic;
  merchantId: number;
  /** Its current day, to which the file's visit day is mapped. */
  today: string;
  administrator: Person;
  registrar: Person;
  nurse: Person;
  doctors: readonly Person[];
  pharmacists: readonly [Person, Person];
  cashiers: readonly [Cashier, Cashier];
  /** Ids in the order of the plan and of the price list. */
  schedules: readonly number[];
  treatments: readonly number[];
  medicines: readonly number[];
  lastBoxes: ReadonlyMap<number, number>;
}
