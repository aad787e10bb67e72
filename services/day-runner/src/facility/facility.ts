import type { PlannedClinic } from '../plan/planned.js';
import type { Person } from '../wire/person.js';

export interface Cashier {
  person: Person;
  shiftId: number;
}

/** A clinic of the file as it stands in the system: its people at work, and the ids of what it has. */
export interface Facility {
  plan: PlannedClinic;
  merchantId: number;
  /** Its day, which the file's visit day becomes. */
  today: string;
  administrator: Person;
  registrar: Person;
  nurse: Person;
  doctors: readonly Person[];
  pharmacists: readonly [Person, Person];
  cashiers: readonly [Cashier, Cashier];
  /** In the order of the plan and of the price list. */
  schedules: readonly number[];
  treatments: readonly number[];
  medicines: readonly number[];
  lastBoxes: ReadonlyMap<number, number>;
}
