import { exact } from '@alur/contracts/inventory/quantity';
import { directionsOf, stopDaysOf } from '@alur/contracts/medication/directions';
import type { MedicationRules } from '@alur/contracts/medication/rules';
import { slotOf } from '@alur/contracts/medication/slots';
import type { Supply } from '@alur/contracts/prescription/lines';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { nowOrAfter } from '../kernel/moment.js';
import { ensure } from '../kernel/rejection.js';
import type { MedicationEvent, SuppliedLot } from './events.js';
import { begun, goingOn, type By } from './giving.js';
import { keysOf, leftOf, type AnyMedication, type MedicationState } from './medication.js';

/** A prescription line that is to be given in a ward. */
export interface Ordered {
  prescriptionId: number;
  lineId: number;
  name: string;
  medicineId: number | null;
  supply: Supply;
  signa: string;
  note: string | null;
  route: string | null;
  unit: string;
  /** The whole quantity, in the line's unit. */
  quantity: number;
  days: number | null;
  highAlert: boolean;
  medicineClass: string | null;
  prescriber: Staff;
  /** The allergies that it concerns, each weighed by whoever prescribed or reviewed it. */
  weighedAllergies: { recordId: number; allergyIds: number[] };
  /** Whether the patient is below 16 years. */
  isChild: boolean;
  /** Whether it treats a chronic illness. */
  chronic: boolean;
}

const DAY = 86_400_000;
const after = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY).toISOString();

/** The facility's UTC offset, computed from its day and clock at `now`. */
export const offsetOf = ({ now, today, clock }: { now: string; today: string; clock: string }): string => {
  const minutes = Math.round(
    (Date.parse(`${today}T${clock}:00Z`) - Math.floor(Date.parse(now) / 60_000) * 60_000) / 60_000,
  );
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** When it is started, at which offset, and the facility's rules for times and automatic stops. */
export interface Starting {
  now: string;
  offset: string;
  rules: MedicationRules;
}

/** Starts a medicine with times and dose by its directions (DOMAIN-CLINICAL 9.1). */
export const start = (ordered: Ordered, visit: CareHeader, { now, offset, rules }: Starting): MedicationEvent[] => {
  const { days, quantity, prescriptionId, lineId, chronic: _, ...line } = ordered;
  const directions = directionsOf(line, line.supply, rules);
  const stopDays = stopDaysOf(ordered, days, rules);
  return [
    {
      type: 'MedicationStarted',
      data: {
        ...{ ...headerOf(visit), prescriptionId, lineId, effectiveAt: now },
        ...line,
        ...{
          ...directions,
          // A single dose is the whole quantity, if the directions do not state the dose.
          dose: directions.dose ?? (directions.once ? quantity : null),
          times: [...directions.times],
          offset,
        },
        stopsAt: stopDays === null || line.supply === 'take_home' ? null : after(now, stopDays),
      },
    },
  ];
};

export const supply = (
  state: MedicationState,
  { quantity, lots }: { quantity: number; lots: readonly SuppliedLot[] },
  by: By,
): MedicationEvent[] => {
  const it = begun(state);
  const data = { ...keysOf(it), effectiveAt: by.now, quantity, lots: [...lots], suppliedBy: by.staff };
  return [{ type: 'MedicationSupplied', data }];
};

export const stop = (state: MedicationState, reason: string, by: By): MedicationEvent[] => {
  if (state.status === 'none' || state.status === 'stopped') return [];
  return [{ type: 'MedicationStopped', data: { ...keysOf(state), effectiveAt: by.now, reason, stoppedBy: by.staff } }];
};

/** Returns nothing if it does not stop automatically, or was prolonged meanwhile. */
export const warn = (
  state: MedicationState,
  person: { patientName: string; recordNumber: string },
  { now }: { now: string },
): MedicationEvent[] => {
  if (state.status === 'none' || state.status === 'stopped') return [];
  const { stopsAt, warnedOf, name, prescriber } = state;
  if (stopsAt === null || stopsAt === warnedOf || Date.parse(stopsAt) - Date.parse(now) > DAY) return [];
  return [
    {
      type: 'MedicationStopWarned',
      data: { ...keysOf(state), effectiveAt: now, name, stopsAt, ...person, prescriber },
    },
  ];
};

/** Prolongs it by so many days from its stop, or from now if that has passed. */
export const prolong = (
  state: MedicationState,
  { days, reason }: { days: number; reason: string },
  by: By,
): MedicationEvent[] => {
  const it = goingOn(state);
  ensure(it.stopsAt !== null, 'medication.has-no-end');
  const from = Date.parse(it.stopsAt) > Date.parse(by.now) ? it.stopsAt : by.now;
  const data = { ...keysOf(it), effectiveAt: by.now, stopsAt: after(from, days), reason, prolongedBy: by.staff };
  return [{ type: 'MedicationProlonged', data }];
};

/** It begins after the start, also where both have one moment: the first dose was due before the hold. */
export const hold = (state: MedicationState, reason: string, by: By): MedicationEvent[] => {
  const it = goingOn(state);
  ensure(it.status !== 'held', 'medication.on-hold');
  const effectiveAt = nowOrAfter(slotOf(Date.parse(it.startedAt) + 1), by.now);
  return [{ type: 'MedicationHeld', data: { ...keysOf(it), effectiveAt, reason, heldBy: by.staff } }];
};

/** It ends no earlier than it began, which may be later than now: after the start, where both have one moment. */
export const resume = (state: MedicationState, by: By): MedicationEvent[] => {
  const it = goingOn(state);
  ensure(it.status === 'held', 'medication.not-held');
  const effectiveAt = nowOrAfter(it.holds.at(-1)?.from ?? null, by.now);
  return [{ type: 'MedicationResumed', data: { ...keysOf(it), effectiveAt, resumedBy: by.staff } }];
};

/** How many doses a day are planned; null where the directions say no times. */
const dosesADay = ({ changes }: AnyMedication): number | null => {
  const { times = [], everyHours = null } = changes.at(-1) ?? {};
  return everyHours === null ? times.length || null : 24 / everyHours;
};

/**
 * Changes the times from now on or later, never for the past. A nurse chooses the hours; how often a day and how much
 * is given is the prescriber's.
 */
export const changeTimes = (
  state: MedicationState,
  { times, from, dose }: { times: readonly string[]; from: string | null; dose: number | null },
  by: By & { mayPrescribe: boolean },
): MedicationEvent[] => {
  const it = goingOn(state);
  const planned = dosesADay(it);
  const effectiveAt = from === null || Date.parse(from) < Date.parse(by.now) ? by.now : new Date(from).toISOString();
  const sorted = [...new Set(times)].toSorted((one, other) => one.localeCompare(other));
  if (!by.mayPrescribe) {
    ensure(!it.asNeeded && !it.once, 'medication.schedule-prescriber', {}, 'times');
    ensure(dose === null || dose === it.dose, 'medication.dose-prescriber', {}, 'dose');
    ensure(planned === null || sorted.length === planned, 'medication.times-prescriber', { planned }, 'times');
  }
  const data = { ...keysOf(it), effectiveAt, times: sorted, everyHours: null, dose, changedBy: by.staff };
  return [{ type: 'MedicationTimesChanged', data }];
};

interface Rate {
  rate: number;
  unit: string;
}

export const changeRate = (
  state: MedicationState,
  { rate, unit, reason }: Rate & { reason: string | null },
  by: By,
): MedicationEvent[] => {
  const it = goingOn(state);
  ensure(it.running, 'medication.not-running');
  const data = { ...keysOf(it), effectiveAt: by.now, rate, unit, reason, changedBy: by.staff };
  return [{ type: 'MedicationInfusionRateChanged', data }];
};

export const stopInfusion = (
  state: MedicationState,
  { volume, reason }: { volume: number | null; reason: string | null },
  by: By,
): MedicationEvent[] => {
  const it = goingOn(state);
  ensure(it.running, 'medication.not-running');
  const data = { ...keysOf(it), effectiveAt: by.now, volume, reason, stoppedBy: by.staff };
  return [{ type: 'MedicationInfusionStopped', data }];
};

/** The lots of a return: the last supplied first, because they are the least likely to be opened. */
const lotsOf = (supplied: readonly SuppliedLot[], quantity: number): SuppliedLot[] => {
  let open = quantity;
  return supplied.toReversed().flatMap(lot => {
    const back = Math.min(open, lot.quantity);
    open = exact(open - back);
    return back > 0 ? [{ ...lot, quantity: back }] : [];
  });
};

/** DOMAIN 7: an inpatient's unopened medicine may be returned, but not what was compounded for her. */
export const takeBack = (
  state: MedicationState,
  { quantity, reason }: { quantity: number; reason: string },
  by: By,
): MedicationEvent[] => {
  const it = begun(state);
  ensure(it.medicineId !== null, 'medication.compounded');
  const left = leftOf(it);
  ensure(quantity <= left, 'medication.not-supplied', { left, unit: it.unit }, 'quantity');
  const lots = lotsOf(it.supplied, quantity);
  const data = { ...keysOf(it), effectiveAt: by.now, quantity, lots, reason, returnedBy: by.staff };
  return [{ type: 'MedicationReturned', data }];
};
