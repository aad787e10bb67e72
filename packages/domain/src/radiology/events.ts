import { UnitSource } from '@alur/contracts/encounter/enums';
import { Gender, Payer } from '@alur/contracts/kernel/enums';
import { AmendmentKind, CommunicationChange, RadiologyPriority } from '@alur/contracts/radiology/commands';
import { KidneyFunction, SafetyAnswer } from '@alur/contracts/radiology/safety';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const order = { ...careHeader, orderId: z.int() };
const ofLine = { ...order, line: z.int() };
const answer = z.nullable(SafetyAnswer);

/** An examination as the catalogue had it when it was ordered. */
const line = z.object({
  line: z.int(),
  accessionNumber: code(),
  examinationId: z.int(),
  code: label(),
  name: label(),
  modality: z.object({
    modalityId: z.int(),
    name: label(),
    abbreviation: z.nullable(label()),
    magnetic: z.boolean(),
  }),
  method: z.nullable(label()),
  system: z.nullable(label()),
  /** ICD-9-CM. */
  coding: z.nullable(coding(label())),
  contrast: z.boolean(),
  minutes: z.nullable(z.int()),
  /** In rupiah, for the payer on the day of the order. */
  price: z.int(),
});
export type OrderedExamination = z.infer<typeof line>;

const report = {
  findings: clinical(),
  impression: clinical(),
  recommendation: z.nullable(clinical()),
  critical: z.boolean(),
  /** Somebody is to be told of it from now on, or no more, because the finding is critical no longer. */
  communication: z.nullable(CommunicationChange),
};

/** Stream `radiology-<id>`: one order (SHAPES, Order) with its examinations. */
export const radiologyEvents = {
  RadiologyOrdered: event(
    z.object({
      ...order,
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      birthDate: z.nullable(sealed()),
      unitName: label(),
      /** Orders from before units were told apart have none. */
      unitSource: z.optional(UnitSource),
      payer: Payer,
      requester: staff(),
      /** The doctor of this facility for whom it was ordered. */
      onBehalfOf: z.optional(staff()),
      referringDoctor: z.nullable(label()),
      priority: RadiologyPriority,
      notes: z.nullable(clinical()),
      /** The document with which the patient was referred. */
      coverLetterId: z.optional(z.int()),
      /** What was answered; null is a question that was not asked. */
      safety: z.object({
        pregnancy: answer,
        contrastAllergy: answer,
        kidneyFunction: z.nullable(KidneyFunction),
        implants: answer,
      }),
      lines: z.array(line),
      scheduledAt: code(),
      /** When all reports are due, by the examinations’ turnaround goals. */
      dueAt: z.optional(code()),
      effectiveAt: code(),
    }),
  ),
  RadiologyOrderAcknowledged: event(z.object({ ...order, acknowledgedBy: staff(), effectiveAt: code() })),
  /** The patient is examined. */
  RadiologyExaminationStarted: event(z.object({ ...ofLine, startedBy: staff(), effectiveAt: code() })),
  /** It was started too early, or on the wrong line: the examination waits again. */
  RadiologyExaminationStartUndone: event(z.object({ ...ofLine, undoneBy: staff(), effectiveAt: code() })),
  RadiologyExaminationDone: event(
    z.object({
      ...ofLine,
      performer: staff(),
      /** The contrast medium that was given. */
      contrast: z.nullable(z.object({ agent: label(), millilitres: z.number() })),
      /** In kV, mAs, and mGy·cm² for the dose area product. */
      dose: z.nullable(
        z.object({
          kilovoltage: z.nullable(z.number()),
          milliampereSeconds: z.nullable(z.number()),
          doseAreaProduct: z.nullable(z.number()),
        }),
      ),
      effectiveAt: code(),
    }),
  ),
  /** The report so far; the next draft replaces it. */
  RadiologyReportDrafted: event(
    z.object({ ...ofLine, draft: z.int(), ...report, draftedBy: staff(), effectiveAt: code() }),
  ),
  /** From now on the last draft is the patient's report, as its first version. */
  RadiologyReportValidated: event(
    z.object({
      ...ofLine,
      version: z.int(),
      draft: z.int(),
      /** The printed report's code, its number, and the patient's name. */
      verification: z.optional(z.object({ code: code(), number: code(), patientName: sealed() })),
      validatedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** A further version: an addendum stands below the report, a correction replaces it. */
  RadiologyReportAmended: event(
    z.object({
      ...ofLine,
      version: z.int(),
      kind: AmendmentKind,
      ...report,
      reason: clinical(),
      amendedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  RadiologyCriticalFindingCommunicated: event(
    z.object({
      ...ofLine,
      communicatedTo: label(),
      readBack: z.boolean(),
      note: z.nullable(clinical()),
      communicatedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** The doctor who is responsible has read all that was validated and amended so far. */
  RadiologyReportAcknowledged: event(z.object({ ...order, acknowledgedBy: staff(), effectiveAt: code() })),
  /** Cancelled by its requester: these lines. */
  RadiologyCancelled: event(
    z.object({ ...order, lines: z.array(z.int()), reason: clinical(), cancelledBy: staff(), effectiveAt: code() }),
  ),
  /** Refused by the desk: these lines. */
  RadiologyRefused: event(
    z.object({ ...order, lines: z.array(z.int()), reason: clinical(), refusedBy: staff(), effectiveAt: code() }),
  ),
  /** The doctor who is responsible has read why it was refused. */
  RadiologyRefusalAcknowledged: event(z.object({ ...order, acknowledgedBy: staff(), effectiveAt: code() })),
};
export type RadiologyEvent = EventOf<typeof radiologyEvents>;
export type DataOf<Type extends RadiologyEvent['type']> = Extract<RadiologyEvent, { type: Type }>['data'];
