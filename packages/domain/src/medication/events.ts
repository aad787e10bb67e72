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
/** Which lots, so that what comes back goes where it came from. */
const lots = z.array(
  z.object({
    ...{ itemId: id, lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number() },
    quantity: z.number(),
  }),
);

/** Allergies by their number on the record that has them: hers, or the one that hers was merged into. */
const allergies = z.object({ recordId: id, allergyIds: z.array(id) });

/** Stream `medication-<prescriptionId>_<lineId>`: what one patient gets in a ward, dose by dose (SHAPES, Record). */
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
      /** In the prescription's unit; none where the directions do not tell. */
      dose: z.nullable(z.number()),
      unit: label(),
      highAlert: z.boolean(),
      medicineClass: z.nullable(code()),
      /** The facility's clock against UTC, by which its times are meant. */
      offset: code(),
      ...times,
      ...{ asNeeded: z.boolean(), once: z.boolean(), infusion: z.boolean() },
      /** As needed: how often a day at most, and how many hours apart at least. */
      ...{ maxPerDay: z.nullable(z.number()), minHours: z.nullable(z.number()) },
      /** When it stops by itself unless it is renewed. */
      stopsAt: z.nullable(code()),
      prescriber: staff(),
      /** Those that it meets and that were weighed when it was prescribed and reviewed; older ones do not say. */
      weighedAllergies: z.optional(allergies),
      /** Below 16 years when it was started; older ones do not say. */
      isChild: z.optional(z.boolean()),
    }),
  ),
  /** From `effectiveAt` on; doses before stay as they were. */
  MedicationTimesChanged: event(z.object({ ...of, ...times, dose: z.nullable(z.number()), changedBy: staff() })),
  MedicationHeld: event(z.object({ ...of, reason, heldBy: staff() })),
  MedicationResumed: event(z.object({ ...of, resumedBy: staff() })),
  MedicationStopped: event(z.object({ ...of, reason, stoppedBy: staff() })),
  /** It stops by itself within a day, at `stopsAt`: who prescribed it is told. */
  MedicationStopWarned: event(
    z.object({
      ...{ ...of, name: label(), stopsAt: code() },
      ...{ patientName: sealed(), recordNumber: sealed(), prescriber: staff() },
    }),
  ),
  /** It goes on until `stopsAt`; where it had stopped by itself, from `effectiveAt` on. */
  MedicationProlonged: event(z.object({ ...of, stopsAt: code(), reason, prolongedBy: staff() })),
  /** It meets allergies that are known since it was prescribed, and is given all the same. */
  MedicationAllergyAccepted: event(z.object({ ...of, allergies, reason, acceptedBy: staff() })),
  /** Hers on the ward from now on. */
  MedicationSupplied: event(z.object({ ...of, quantity: z.number(), lots, suppliedBy: staff() })),
  /** A second person has read patient, medicine and dose, before it is given. */
  MedicationDoseChecked: event(z.object({ ...of, slot, quantity: z.number(), checkedBy: staff() })),
  /** `dose` counts what was written of this medicine; `slot` is the planned time, none as needed. */
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
      /** Off the ward's shelf; none where it was hers. */
      storeId: z.nullable(id),
      lots,
    }),
  ),
  MedicationDoseOmitted: event(
    z.object({ ...of, dose: id, slot: code(), omission: Omission, reason, recordedBy: staff() }),
  ),
  /** What was written of it was not so: it is due again. */
  MedicationDoseCorrected: event(
    z.object({
      ...{ ...of, dose: id, slot },
      /** What was taken for it, and goes back to where it was taken from. */
      ...{ quantity: z.number(), storeId: z.nullable(id) },
      ...{ reason, correctedBy: staff() },
    }),
  ),
  /** Of a dose that was given as needed; what is said last of it stands. */
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
      /** What went in, in millilitres. */
      volume: z.nullable(z.number()),
      reason: z.nullable(clinical()),
      stoppedBy: staff(),
    }),
  ),
  /** Unopened, back to the store that it came from. */
  MedicationReturned: event(z.object({ ...of, quantity: z.number(), lots, reason, returnedBy: staff() })),
};
export type MedicationEvent = EventOf<typeof medicationEvents>;
export type EventData<Type extends MedicationEvent['type']> = Extract<MedicationEvent, { type: Type }>['data'];
export type SuppliedLot = EventData<'MedicationSupplied'>['lots'][number];
