import { DoseEffect, Identified, Omission } from '@alur/contracts/medication/commands';
import { Supply } from '@alur/contracts/prescription/lines';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const id = z.int();
const of = { ...careHeader, prescriptionId: id, lineId: id, effectiveAt: code() };
const times = { times: z.array(code()), everyHours: z.nullable(z.number()) };
const slot = z.nullable(code());
const reason = clinical();
const rate = { rate: z.number(), unit: code() };
/** The lots that were moved, so that a return goes back to where it came from. */
const lots = z.array(
  z.object({
    ...{ itemId: id, lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number() },
    quantity: z.number(),
  }),
);

/** Allergies by their number on the record that has them: the patient's, or the one that it was merged into. */
const allergies = z.object({ recordId: id, allergyIds: z.array(id) });

/**
 * Stream `medication-<prescriptionId>_<lineId>`: a medicine that one patient gets in a ward, dose by dose (SHAPES,
 * Record).
 */
export const medicationEvents = {
  MedicationStarted: event(
    z.object({
      ...of,
      name: label(),
      medicineId: z.nullable(id),
      supply: Supply,
      signa: clinical(),
      note: z.nullable(clinical()),
      route: z.nullable(label()),
      /** In the prescription's unit; null if the directions do not state it. */
      dose: z.nullable(z.number()),
      unit: label(),
      highAlert: z.boolean(),
      medicineClass: z.nullable(code()),
      /** The facility's UTC offset, which the times refer to. */
      offset: code(),
      ...times,
      ...{ asNeeded: z.boolean(), once: z.boolean(), infusion: z.boolean() },
      /** Limits of a medicine that is given as needed: doses per day at most, and hours between doses at least. */
      ...{ maxPerDay: z.nullable(z.number()), minHours: z.nullable(z.number()) },
      /** When it stops automatically unless it is prolonged. */
      stopsAt: z.nullable(code()),
      prescriber: staff(),
      /** Allergies that were weighed when it was prescribed and reviewed; missing in older events. */
      weighedAllergies: z.optional(allergies),
      /** Whether the patient was below 16 years at the start; missing in older events. */
      isChild: z.optional(z.boolean()),
    }),
  ),
  /** Applies from `effectiveAt` on; earlier doses are unchanged. */
  MedicationTimesChanged: event(z.object({ ...of, ...times, dose: z.nullable(z.number()), changedBy: staff() })),
  MedicationHeld: event(z.object({ ...of, reason, heldBy: staff() })),
  MedicationResumed: event(z.object({ ...of, resumedBy: staff() })),
  MedicationStopped: event(z.object({ ...of, reason, stoppedBy: staff() })),
  /** It stops automatically within a day, at `stopsAt`, and the prescriber is notified. */
  MedicationStopWarned: event(
    z.object({
      ...{ ...of, name: label(), stopsAt: code() },
      ...{ patientName: sealed(), recordNumber: sealed(), prescriber: staff() },
    }),
  ),
  /** It continues until `stopsAt`; if it had stopped automatically, from `effectiveAt` on. */
  MedicationProlonged: event(z.object({ ...of, stopsAt: code(), reason, prolongedBy: staff() })),
  /** It concerns allergies that were recorded after it was prescribed, and is given in spite of them. */
  MedicationAllergyAccepted: event(z.object({ ...of, allergies, reason, acceptedBy: staff() })),
  /** Supplied to the ward as the patient's own. */
  MedicationSupplied: event(z.object({ ...of, quantity: z.number(), lots, suppliedBy: staff() })),
  /** A second person has checked patient, medicine and dose before it is given. */
  MedicationDoseChecked: event(z.object({ ...of, slot, quantity: z.number(), checkedBy: staff() })),
  /** `dose` numbers this medicine's recorded doses; `slot` is the planned time, null if given as needed. */
  MedicationDoseGiven: event(
    z.object({
      ...of,
      dose: id,
      slot,
      quantity: z.number(),
      route: z.nullable(label()),
      site: z.nullable(label()),
      givenBy: staff(),
      checkedBy: z.nullable(staff()),
      patientIdentified: Identified,
      medicineIdentified: Identified,
      manualReason: z.nullable(clinical()),
      note: z.nullable(clinical()),
      /** The ward's store that it was taken from; null for the patient's own. */
      storeId: z.nullable(id),
      lots,
    }),
  ),
  MedicationDoseOmitted: event(
    z.object({ ...of, dose: id, slot: code(), omission: Omission, reason, recordedBy: staff() }),
  ),
  /** The dose was recorded in error: it is due again. */
  MedicationDoseCorrected: event(
    z.object({
      ...{ ...of, dose: id, slot },
      /** What was taken from stock for it, and is returned there. */
      ...{ quantity: z.number(), storeId: z.nullable(id) },
      ...{ reason, correctedBy: staff() },
    }),
  ),
  /** The effect of a dose that was given as needed; the last one recorded is in force. */
  MedicationEffectRecorded: event(
    z.object({ ...of, dose: id, effect: DoseEffect, note: z.nullable(clinical()), recordedBy: staff() }),
  ),
  MedicationInfusionStarted: event(
    z.object({
      ...{ ...of, ...rate },
      quantity: z.number(),
      startedBy: staff(),
      checkedBy: z.nullable(staff()),
      storeId: z.nullable(id),
      lots,
    }),
  ),
  MedicationInfusionRateChanged: event(
    z.object({ ...of, ...rate, reason: z.nullable(clinical()), changedBy: staff() }),
  ),
  MedicationInfusionStopped: event(
    z.object({
      ...of,
      /** Infused volume in millilitres. */
      volume: z.nullable(z.number()),
      reason: z.nullable(clinical()),
      stoppedBy: staff(),
    }),
  ),
  /** Returned unopened to the store that it came from. */
  MedicationReturned: event(z.object({ ...of, quantity: z.number(), lots, reason, returnedBy: staff() })),
};
export type MedicationEvent = EventOf<typeof medicationEvents>;
export type EventData<Type extends MedicationEvent['type']> = Extract<MedicationEvent, { type: Type }>['data'];
export type SuppliedLot = EventData<'MedicationSupplied'>['lots'][number];
