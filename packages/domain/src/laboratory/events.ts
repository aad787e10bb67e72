import { UnitSource } from '@alur/contracts/encounter/enums';
import { ResultKind } from '@alur/contracts/laboratory/catalogues';
import { LaboratoryPriority, RejectionCause } from '@alur/contracts/laboratory/commands';
import { Formula } from '@alur/contracts/laboratory/formulas';
import { AgeUnit, Comparator, Pregnancy, ResultFlag } from '@alur/contracts/laboratory/interpret';
import { CultureGrowth, Susceptibility } from '@alur/contracts/laboratory/microbiology';
import { ResultOrigin } from '@alur/contracts/laboratory/rows';
import { WestgardRule } from '@alur/contracts/laboratory/westgard';
import { Gender, Payer } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const order = { ...careHeader, orderId: z.int() };
const note = z.nullable(clinical());
const limit = z.nullable(z.number());
const age = z.object({ value: z.int(), unit: AgeUnit });

const range = z.object({
  sex: z.nullable(Gender),
  pregnancy: z.nullable(Pregnancy),
  method: z.optional(z.nullable(label())),
  analyserId: z.optional(z.nullable(z.int())),
  ageFrom: age,
  ageTo: z.nullable(age),
  low: limit,
  high: limit,
  criticalLow: limit,
  criticalHigh: limit,
  validLow: limit,
  validHigh: limit,
  text: z.nullable(label()),
  criticalText: z.nullable(label()),
  source: z.nullable(label()),
});

/** A test as the catalogue had it when it was ordered. */
const test = z.object({
  parameterId: z.int(),
  code: label(),
  name: label(),
  groupName: z.nullable(label()),
  sequence: z.int(),
  specimen: z.nullable(z.object({ specimenId: z.int(), name: label(), container: z.nullable(label()) })),
  kind: ResultKind,
  unit: z.nullable(label()),
  method: z.nullable(label()),
  decimals: z.nullable(z.int()),
  choices: z.array(label()),
  formula: z.nullable(Formula),
  deltaPercent: z.nullable(z.number()),
  loinc: z.nullable(code()),
  goalMinutes: z.nullable(z.int()),
  ranges: z.array(range),
});
export type OrderedTest = z.infer<typeof test>;

/** Organisms that grew in a culture, and their susceptibility; sealed with the visit's key, as text is. */
const culture = z.object({
  growth: CultureGrowth,
  isolates: z.array(
    z.object({
      organism: clinical(),
      quantity: z.nullable(clinical()),
      sensitivities: z.array(
        z.object({ antibiotic: label(), measured: z.nullable(code()), interpretation: Susceptibility }),
      ),
    }),
  ),
});

const result = {
  ...order,
  parameterId: z.int(),
  version: z.int(),
  /** The value as entered; `number` is its numeric value, if it has one. */
  text: clinical(),
  number: z.nullable(z.number()),
  comparator: z.nullable(Comparator),
  unit: z.nullable(label()),
  microbiology: z.optional(culture),
  flag: z.nullable(ResultFlag),
  critical: z.boolean(),
  reference: z.nullable(range),
  /** The last validated value of the days before, and whether the difference raises a delta alarm. */
  previous: z.nullable(
    z.object({ orderId: z.int(), text: clinical(), number: z.nullable(z.number()), effectiveAt: code() }),
  ),
  delta: z.boolean(),
  origin: ResultOrigin,
  deviceId: z.nullable(z.int()),
  note,
  effectiveAt: code(),
};

/** Stream `laboratory-<id>`: one order (SHAPES, Order). */
export const laboratoryOrderEvents = {
  LaboratoryOrdered: event(
    z.object({
      ...order,
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      birthDate: z.nullable(sealed()),
      pregnancy: z.nullable(Pregnancy),
      unitName: label(),
      /** Orders from before units were told apart have none. */
      unitSource: z.optional(UnitSource),
      payer: Payer,
      requester: staff(),
      /** The doctor of this facility for whom it was ordered. */
      onBehalfOf: z.optional(staff()),
      referringDoctor: z.nullable(label()),
      priority: LaboratoryPriority,
      fasting: z.nullable(z.boolean()),
      clinicalNotes: note,
      medicationNotes: note,
      /** The document with which the patient was referred. */
      coverLetterId: z.optional(z.int()),
      /** The order of an earlier visit that this one continues. */
      continues: z.optional(z.int()),
      /** The ordered items, each with its unit price in rupiah. */
      items: z.array(z.object({ kind: z.enum(['parameter', 'panel']), id: z.int(), name: label(), price: z.int() })),
      tests: z.array(test),
      scheduledAt: code(),
      /** When all results are due, by the tests' turnaround goals; null if no test has one. */
      dueAt: z.nullable(code()),
      effectiveAt: code(),
    }),
  ),
  /** Acknowledged by the doctor for whom it was ordered. */
  LaboratoryOrderAcknowledged: event(z.object({ ...order, acknowledgedBy: staff(), effectiveAt: code() })),
  LaboratorySpecimenCollected: event(
    z.object({
      ...order,
      specimens: z.array(z.object({ specimenId: z.int(), number: code() })),
      collectedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  LaboratorySpecimenReceived: event(
    z.object({ ...order, specimenId: z.int(), number: code(), receivedBy: staff(), effectiveAt: code() }),
  ),
  /**
   * The sample must be taken again. `discarded`: parameters whose values were not validated and are discarded with it.
   */
  LaboratorySpecimenRejected: event(
    z.object({
      ...order,
      specimenId: z.int(),
      number: code(),
      cause: RejectionCause,
      note,
      discarded: z.array(z.int()),
      rejectedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Another laboratory measures these parameters; their results are still entered here. */
  LaboratorySentOut: event(
    z.object({
      ...order,
      parameterIds: z.array(z.int()),
      laboratory: label(),
      sentBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** A value that was not verified yet; entering it again replaces it. */
  LaboratoryResultEntered: event(z.object({ ...result, enteredBy: staff() })),
  /** Technical verification. `critical`: parameters whose values somebody must be notified of. */
  LaboratoryResultVerified: event(
    z.object({
      ...order,
      parameterIds: z.array(z.int()),
      critical: z.array(z.int()),
      verifiedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Medical validation: from now on it is the patient's result. */
  LaboratoryResultValidated: event(
    z.object({
      ...order,
      parameterIds: z.array(z.int()),
      /**
       * With an order's first validation: the printed result's code, the number of the first tube, and the patient's
       * name.
       */
      verification: z.optional(z.object({ code: code(), number: code(), patientName: sealed() })),
      validatedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Replaces a validated value, which stays as the previous version. */
  LaboratoryResultCorrected: event(z.object({ ...result, reason: clinical(), correctedBy: staff() })),
  LaboratoryCriticalValueCommunicated: event(
    z.object({
      ...order,
      parameterIds: z.array(z.int()),
      communicatedTo: label(),
      readBack: z.boolean(),
      note,
      communicatedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Cancelled by its requester. */
  LaboratoryOrderCancelled: event(
    z.object({ ...order, reason: clinical(), cancelledBy: staff(), effectiveAt: code() }),
  ),
  /** Refused by the laboratory. */
  LaboratoryOrderRefused: event(z.object({ ...order, reason: clinical(), refusedBy: staff(), effectiveAt: code() })),
};
export type LaboratoryOrderEvent = EventOf<typeof laboratoryOrderEvents>;
export type DataOf<Type extends LaboratoryOrderEvent['type']> = Extract<LaboratoryOrderEvent, { type: Type }>['data'];

/**
 * Streams beside the catalogues: `laboratory_reference-<parameterId>`, `laboratory_content-<panelId>`, and
 * `laboratory_register-<merchantId>_<yyyy-MM-dd>`, the numbers that a facility has put on tubes on a day.
 */
export const laboratoryListEvents = {
  /** All ranges of the parameter from that day on. */
  LaboratoryReferencesSet: event(z.object({ parameterId: z.int(), validFrom: code(), ranges: z.array(range) })),
  LaboratoryPanelContentsSet: event(z.object({ panelId: z.int(), parameterIds: z.array(z.int()) })),
  LaboratorySpecimenNumbersAssigned: event(
    z.object({ orderId: z.int(), date: code(), first: z.int(), count: z.int() }),
  ),
};
export type LaboratoryListEvent = EventOf<typeof laboratoryListEvents>;
type Only<Type extends LaboratoryListEvent['type']> = Extract<LaboratoryListEvent, { type: Type }>;
export type ReferenceEvent = Only<'LaboratoryReferencesSet'>;
export type ContentEvent = Only<'LaboratoryPanelContentsSet'>;
export type RegisterEvent = Only<'LaboratorySpecimenNumbersAssigned'>;

/** Stream `quality_control-<parameterId>`: the controls of one parameter, of all its levels and lots. */
export const qualityControlEvents = {
  QualityControlMeasured: event(
    z.object({
      parameterId: z.int(),
      measurement: z.int(),
      controlId: z.int(),
      name: label(),
      level: z.int(),
      lot: label(),
      value: z.number(),
      mean: z.number(),
      standardDeviation: z.number(),
      /** Rules that this measurement breaks, together with the previous ones. */
      rules: z.array(WestgardRule),
      measuredBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** The controls as they are at the beginning of a month, so that a fold may begin here with the same result. */
  QualityControlCarriedForward: event(
    z.object({
      parameterId: z.int(),
      period: code(),
      measurement: z.int(),
      points: z.array(z.object({ measurement: z.int(), level: z.int(), z: z.number(), rules: z.array(WestgardRule) })),
      isReleased: z.boolean(),
    }),
  ),
  QualityControlVoided: event(
    z.object({ parameterId: z.int(), measurement: z.int(), reason: label(), voidedBy: staff(), effectiveAt: code() }),
  ),
  /** What was done about the broken rule, in words; results may be validated again. */
  QualityControlReleased: event(
    z.object({ parameterId: z.int(), reason: label(), releasedBy: staff(), effectiveAt: code() }),
  ),
};
export type QualityControlEvent = EventOf<typeof qualityControlEvents>;
