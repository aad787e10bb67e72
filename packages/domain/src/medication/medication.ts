import { exact } from '@alur/contracts/inventory/quantity';
import { goingOnUntil, holding, nextDue, resuming, type Plan } from '@alur/contracts/medication/slots';
import type { Supply } from '@alur/contracts/prescription/lines';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import type { MedicationEvent, SuppliedLot, EventData } from './events.js';

/** A recorded dose in its present version. */
export interface Dose {
  readonly dose: number;
  readonly slot: string | null;
  readonly at: string;
  /** 0 if it was not given. */
  readonly quantity: number;
  readonly given: boolean;
  readonly storeId: number | null;
  readonly lots: readonly SuppliedLot[];
}

interface Medication extends CareHeader, Plan {
  readonly prescriptionId: number;
  readonly lineId: number;
  readonly name: string;
  readonly medicineId: number | null;
  readonly supply: Supply;
  readonly dose: number | null;
  readonly unit: string;
  readonly route: string | null;
  readonly highAlert: boolean;
  readonly medicineClass: string | null;
  /** Whether the patient was below 16 years at the start. */
  readonly isChild: boolean;
  readonly stopsAt: string | null;
  readonly prescriber: Staff;
  /** The stop that was warned of; a later stop is warned of again. */
  readonly warnedOf: string | null;
  /** The allergies that somebody has weighed, by record and number. */
  readonly weighed: readonly { readonly recordId: number; readonly allergyIds: readonly number[] }[];
  readonly maxPerDay: number | null;
  readonly minHours: number | null;
  readonly doses: readonly Dose[];
  readonly lastDose: number;
  readonly checked: { readonly slot: string | null; readonly quantity: number; readonly by: Staff } | null;
  /** Lots that the ward has as the patient's own; what is not used may be returned. */
  readonly supplied: readonly SuppliedLot[];
  readonly suppliedQuantity: number;
  readonly returnedQuantity: number;
  readonly running: boolean;
  /** How much of the patient's own was infused, in the prescription's unit. */
  readonly infused: number;
}
export type MedicationState =
  | { readonly status: 'none' }
  | (Medication & { readonly status: 'active' | 'held' | 'stopped' });
export type AnyMedication = Exclude<MedicationState, { status: 'none' }>;

/** The id in the stream's name, and the key of the row. */
export const medicationId = (prescriptionId: number, lineId: number): string => `${prescriptionId}_${lineId}`;

export const keysOf = (it: CareHeader & { prescriptionId: number; lineId: number }) => ({
  ...headerOf(it),
  prescriptionId: it.prescriptionId,
  lineId: it.lineId,
});

/** DOMAIN-CLINICAL 9.1: a second person checks high-alert medicines, narcotics, and infusions for children. */
export const isDoubleChecked = ({
  highAlert,
  medicineClass,
  infusion,
  isChild,
}: Pick<Medication, 'highAlert' | 'medicineClass' | 'infusion'> & { isChild?: boolean | undefined }): boolean =>
  highAlert || medicineClass === 'narcotic' || (infusion && isChild === true);

export const started = (data: EventData<'MedicationStarted'>): AnyMedication => {
  const { effectiveAt, times, everyHours, name, medicineId, supply, dose, unit, route } = data;
  const { highAlert, medicineClass, offset, asNeeded, once, infusion, stopsAt } = data;
  const { maxPerDay, minHours, prescriber, weighedAllergies } = data;
  return {
    ...keysOf(data),
    ...{ name, medicineId, supply, dose, unit, route, highAlert, medicineClass, stopsAt, maxPerDay, minHours },
    ...{ prescriber, warnedOf: null, weighed: weighedAllergies ? [weighedAllergies] : [] },
    ...{ startedAt: effectiveAt, offset, asNeeded, once, infusion, until: stopsAt },
    ...{ changes: [{ from: effectiveAt, times, everyHours }], holds: [], isChild: data.isChild ?? false },
    ...{ doses: [], lastDose: 0, checked: null, supplied: [], suppliedQuantity: 0, returnedQuantity: 0 },
    ...{ running: false, infused: 0, status: 'active' },
  };
};

const written = (it: AnyMedication, dose: Dose): AnyMedication => ({
  ...{ ...it, doses: [...it.doses, dose], lastDose: dose.dose },
  checked: it.checked?.slot === dose.slot ? null : it.checked,
});

/** Adds lots; quantities of the same lot are summed up. */
const withLots = (has: readonly SuppliedLot[], more: readonly SuppliedLot[]): readonly SuppliedLot[] =>
  more.reduce<readonly SuppliedLot[]>((all, lot) => {
    const before = all.find(each => each.lotId === lot.lotId && each.itemId === lot.itemId);
    return before === undefined
      ? [...all, lot]
      : all.map(each => (each === before ? { ...each, quantity: exact(each.quantity + lot.quantity) } : each));
  }, has);

const withoutLots = (from: readonly SuppliedLot[], gone: readonly SuppliedLot[]): readonly SuppliedLot[] =>
  from
    .map(lot => {
      const back = gone.find(each => each.lotId === lot.lotId);
      return back ? { ...lot, quantity: exact(lot.quantity - back.quantity) } : lot;
    })
    .filter(({ quantity }) => quantity > 0);

const evolve = (state: MedicationState, { type, data }: MedicationEvent): MedicationState => {
  if (type === 'MedicationStarted') return started(data);
  if (state.status === 'none') return state;
  switch (type) {
    case 'MedicationTimesChanged': {
      const { effectiveAt: from, times, everyHours, dose } = data;
      const changes = [...state.changes.filter(each => each.from < from), { from, times, everyHours }];
      return { ...state, changes, dose: dose ?? state.dose, asNeeded: false, once: false };
    }
    case 'MedicationHeld':
      return { ...state, status: 'held', holds: holding(state.holds, data.effectiveAt) };
    case 'MedicationResumed':
      return { ...state, status: 'active', holds: resuming(state.holds, data.effectiveAt) };
    case 'MedicationStopped':
      return { ...state, status: 'stopped', until: data.effectiveAt, running: false };
    case 'MedicationStopWarned':
      return { ...state, warnedOf: data.stopsAt };
    case 'MedicationProlonged': {
      const { effectiveAt: from, stopsAt } = data;
      return { ...state, ...goingOnUntil(state, { from, until: stopsAt }), stopsAt };
    }
    case 'MedicationAllergyAccepted':
      return { ...state, weighed: [...state.weighed, data.allergies] };
    case 'MedicationSupplied':
      return {
        ...{ ...state, supplied: withLots(state.supplied, data.lots) },
        suppliedQuantity: exact(state.suppliedQuantity + data.quantity),
      };
    case 'MedicationDoseChecked':
      return { ...state, checked: { slot: data.slot, quantity: data.quantity, by: data.checkedBy } };
    case 'MedicationDoseGiven': {
      const { dose, slot, effectiveAt: at, quantity, storeId, lots } = data;
      return written(state, { dose, slot, at, quantity, given: true, storeId, lots });
    }
    case 'MedicationDoseOmitted': {
      const { dose, slot, effectiveAt: at } = data;
      return written(state, { dose, slot, at, quantity: 0, given: false, storeId: null, lots: [] });
    }
    case 'MedicationDoseCorrected':
      return { ...state, doses: state.doses.filter(({ dose }) => dose !== data.dose) };
    case 'MedicationInfusionStarted': {
      const infused = data.storeId === null ? exact(state.infused + data.quantity) : state.infused;
      return { ...state, running: true, infused, checked: null };
    }
    case 'MedicationInfusionRateChanged':
    case 'MedicationEffectRecorded':
      return state;
    case 'MedicationInfusionStopped':
      return { ...state, running: false };
    case 'MedicationReturned':
      return {
        ...{ ...state, supplied: withoutLots(state.supplied, data.lots) },
        returnedQuantity: exact(state.returnedQuantity + data.quantity),
      };
  }
};

/** What one patient gets in a ward: a line of a prescription. */
export const medication: Aggregate<MedicationState, MedicationEvent> = {
  kind: 'medication',
  initial: { status: 'none' },
  evolve,
};

/** How much of the patient's own supply was given. */
export const usedOf = ({ doses, infused }: Pick<Medication, 'doses' | 'infused'>): number =>
  exact(doses.reduce((sum, each) => sum + (each.storeId === null ? each.quantity : 0), infused));

/** How much of the patient's own supply is left on the ward. */
export const leftOf = (it: AnyMedication): number => exact(it.suppliedQuantity - it.returnedQuantity - usedOf(it));

export const dueOf = (it: AnyMedication): string | null =>
  nextDue(it, new Set(it.doses.flatMap(({ slot }) => slot ?? [])), null);
