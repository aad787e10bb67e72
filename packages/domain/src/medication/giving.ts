import type { Omission } from '@alur/contracts/medication/commands';
import { dayOf, EARLY_MS, isPlanned } from '@alur/contracts/medication/slots';
import { ensure } from '../kernel/rejection.js';
import type { Staff } from '../kernel/care-header.js';
import type { MedicationEvent, SuppliedLot, EventData } from './events.js';
import { isDoubleChecked, keysOf, leftOf, type AnyMedication, type MedicationState } from './medication.js';

export interface By {
  readonly staff: Staff;
  readonly now: string;
}

/** The medicine; throws if it was not started. */
export const begun = (state: MedicationState): AnyMedication => {
  ensure(state.status !== 'none', 'medication.not-found');
  return state;
};

/** The medicine, unless it was stopped. */
export const goingOn = (state: MedicationState): AnyMedication => {
  const it = begun(state);
  ensure(it.status !== 'stopped', 'medication.stopped');
  return it;
};

/** Throws if a dose is recorded for this planned time already, or if the time is not a planned one. */
const free = (it: AnyMedication, slot: string): void => {
  ensure(!it.doses.some(each => each.slot === slot), 'medication.dose-written', {}, 'slot');
  ensure(isPlanned(it, slot), 'medication.not-planned', {}, 'slot');
};

/** Throws if the directions' doses per day are used up, or their interval has not passed. */
const asNeeded = (it: AnyMedication, at: string): void => {
  const hasTimes = it.changes.some(({ times, everyHours }) => times.length > 0 || everyHours !== null);
  ensure(it.asNeeded || (!hasTimes && !it.once), 'medication.slot-needed', {}, 'slot');
  const given = it.doses.filter(each => each.given);
  const last = given
    .map(each => each.at)
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
  const hours = last === undefined ? Infinity : (Date.parse(at) - Date.parse(last)) / 3_600_000;
  ensure(it.minHours === null || hours >= it.minHours, 'medication.too-soon', { hours: it.minHours ?? 0 });
  const today = given.filter(each => dayOf(each.at, it.offset) === dayOf(at, it.offset)).length;
  ensure(it.maxPerDay === null || today < it.maxPerDay, 'medication.enough-today', { most: it.maxPerDay ?? 0 });
};

/** DOMAIN-CLINICAL 9.1: no dose before the order or after its stop, nor long before it is due. */
const givable = (state: MedicationState, slot: string | null, at: string, now: string): AnyMedication => {
  const it = goingOn(state);
  ensure(it.status !== 'held', 'medication.on-hold');
  ensure(it.supply !== 'take_home', 'medication.for-home');
  ensure(it.stopsAt === null || Date.parse(at) < Date.parse(it.stopsAt), 'medication.expired');
  const isThen = Date.parse(at) >= Date.parse(it.startedAt) && Date.parse(at) <= Date.parse(now);
  ensure(isThen, 'medication.given-when', {}, 'givenAt');
  if (slot === null) asNeeded(it, at);
  else {
    free(it, slot);
    ensure(Date.parse(slot) - EARLY_MS <= Date.parse(at), 'medication.too-early', {}, 'slot');
  }
  return it;
};

export interface Dose {
  slot: string | null;
  quantity: number;
}

export const check = (state: MedicationState, { slot, quantity }: Dose, by: By): MedicationEvent[] => {
  const it = givable(state, slot, by.now, by.now);
  ensure(isDoubleChecked(it), 'medication.check-not-needed');
  const data = { ...keysOf(it), effectiveAt: by.now, slot, quantity, checkedBy: by.staff };
  return [{ type: 'MedicationDoseChecked', data }];
};

type Given = Pick<
  EventData<'MedicationDoseGiven'>,
  'route' | 'site' | 'patientIdentified' | 'medicineIdentified' | 'manualReason' | 'note'
>;

/** Where a dose comes from: the ward's store, or the patient's own supply. */
export interface Taken {
  storeId: number | null;
  lots: readonly SuppliedLot[];
}

/** The patient's own supply must suffice; the ward's store checks its own stock. */
const enough = (it: AnyMedication, quantity: number): void => {
  const left = leftOf(it);
  ensure(
    it.supply === 'ward_stock' || quantity <= left,
    'medication.not-supplied',
    { left, unit: it.unit },
    'quantity',
  );
};

/** The user who checked the dose; she must not be the one who gives it, and slot and quantity must be those checked. */
const checkerOf = (it: AnyMedication, { slot, quantity }: Dose, by: By): Staff | null => {
  if (!isDoubleChecked(it)) return null;
  const { checked } = it;
  ensure(checked !== null && checked.slot === slot, 'medication.check-needed');
  ensure(checked.by.staffId !== by.staff.staffId, 'medication.same-person');
  ensure(checked.quantity === quantity, 'medication.check-other-dose', { quantity: checked.quantity }, 'quantity');
  return checked.by;
};

export const give = (
  state: MedicationState,
  dose: Dose & { givenAt: string | null },
  how: Given,
  taken: Taken,
  by: By,
): MedicationEvent[] => {
  const { slot, quantity } = dose;
  const effectiveAt = dose.givenAt ?? by.now;
  const it = givable(state, slot, effectiveAt, by.now);
  const isScanned = how.patientIdentified === 'scanned' && how.medicineIdentified === 'scanned';
  ensure(isScanned || how.manualReason !== null, 'medication.manual-reason', {}, 'manualReason');
  const checkedBy = checkerOf(it, dose, by);
  enough(it, quantity);
  const about = { ...keysOf(it), effectiveAt, dose: it.lastDose + 1, slot, quantity };
  const who = { givenBy: by.staff, checkedBy };
  return [
    { type: 'MedicationDoseGiven', data: { ...about, ...how, ...who, storeId: taken.storeId, lots: [...taken.lots] } },
  ];
};

export const omit = (
  state: MedicationState,
  { slot, omission, reason }: { slot: string; omission: Omission; reason: string },
  by: By,
): MedicationEvent[] => {
  const it = begun(state);
  free(it, slot);
  ensure(Date.parse(slot) - EARLY_MS <= Date.parse(by.now), 'medication.too-early', {}, 'slot');
  const about = { ...keysOf(it), effectiveAt: by.now, dose: it.lastDose + 1, slot, omission, reason };
  return [{ type: 'MedicationDoseOmitted', data: { ...about, recordedBy: by.staff } }];
};

export const correct = (
  state: MedicationState,
  { dose, reason }: { dose: number; reason: string },
  by: By,
): MedicationEvent[] => {
  const it = begun(state);
  const written = it.doses.find(each => each.dose === dose);
  ensure(written !== undefined, 'medication.no-such-dose');
  const { slot, quantity, storeId } = written;
  const data = { ...keysOf(it), effectiveAt: by.now, dose, slot, quantity, storeId, reason, correctedBy: by.staff };
  return [{ type: 'MedicationDoseCorrected', data }];
};

/** DOMAIN-CLINICAL 9.1: the effect of a dose that was given as needed. */
export const recordEffect = (
  state: MedicationState,
  { dose, effect, note }: Pick<EventData<'MedicationEffectRecorded'>, 'dose' | 'effect' | 'note'>,
  by: By,
): MedicationEvent[] => {
  const it = begun(state);
  const given = it.doses.find(each => each.dose === dose);
  ensure(given?.given === true, 'medication.no-such-dose');
  ensure(given.slot === null, 'medication.not-as-needed');
  const data = { ...keysOf(it), effectiveAt: by.now, dose, effect, note, recordedBy: by.staff };
  return [{ type: 'MedicationEffectRecorded', data }];
};

/** The infusion runs from now on; the whole bag is taken from stock at once. */
export const startInfusion = (
  state: MedicationState,
  { rate, unit, quantity }: { rate: number; unit: string; quantity: number },
  taken: Taken,
  by: By,
): MedicationEvent[] => {
  const it = givable(state, null, by.now, by.now);
  ensure(it.infusion, 'medication.not-infusion');
  ensure(!it.running, 'medication.running');
  const checkedBy = checkerOf(it, { slot: null, quantity }, by);
  enough(it, quantity);
  const about = { ...keysOf(it), effectiveAt: by.now, rate, unit, quantity };
  const who = { startedBy: by.staff, checkedBy };
  return [
    { type: 'MedicationInfusionStarted', data: { ...about, ...who, storeId: taken.storeId, lots: [...taken.lots] } },
  ];
};
