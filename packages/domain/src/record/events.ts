import { DiagnosisKind } from '@alur/contracts/consultation/commands';
import { answerShape } from '@alur/contracts/questionnaire/answers';
import { Variant, WarningLevel } from '@alur/contracts/record/early-warning';
import { Confidentiality, EntryKind, OrderOutcome } from '@alur/contracts/record/enums';
import { NoteFormat } from '@alur/contracts/record/progress-note';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const diagnosis = { ...careHeader, diagnosisId: z.int() };
const order = { ...careHeader, module: code(), orderId: z.int() };

/** Stream `record-<encounterId>`: diagnoses, procedures, and the index of entries and orders that finishing rests on. */
export const recordEvents = {
  DiagnosisRecorded: event(z.object({ ...diagnosis, coding: coding(clinical()), kind: DiagnosisKind })),
  DiagnosisChanged: event(z.object({ ...diagnosis, code: code(), kind: DiagnosisKind })),
  DiagnosisRemoved: event(z.object({ ...diagnosis, code: code() })),
  /** `order` is the order that it carried out. */
  ProcedureRecorded: event(
    z.object({
      ...careHeader,
      procedureId: z.int(),
      coding: coding(label()),
      effectiveAt: code(),
      performer: staff(),
      order: z.nullable(z.object({ module: code(), orderId: z.int() })),
    }),
  ),
  ProcedureRemoved: event(z.object({ ...careHeader, procedureId: z.int() })),
  EntryAdded: event(z.object({ ...careHeader, kind: EntryKind, entryId: z.int(), form: code() })),
  OrderOpened: event(z.object(order)),
  OrderEnded: event(z.object({ ...order, outcome: OrderOutcome })),
};
export type RecordEvent = EventOf<typeof recordEvents>;

const soap = { subjective: clinical(), objective: clinical(), assessment: clinical(), plan: clinical() };
const note = {
  ...careHeader,
  noteId: z.int(),
  version: z.int(),
  effectiveAt: code(),
  ...soap,
  signedBy: staff(),
  /** Of a progress note: how it is written, the parts of it that SOAP has not, and what others are to do. */
  format: z.optional(NoteFormat),
  parts: z.optional(z.array(z.object({ part: code(), text: clinical() }))),
  instruction: z.optional(clinical()),
};
/** Of a progress note: whose it is, who verifies it, and who gave it as an order by telephone that was read back. */
const progressNote = {
  patientName: z.optional(sealed()),
  recordNumber: z.optional(sealed()),
  reviewer: z.optional(z.nullable(staff())),
  orderedBy: z.optional(z.nullable(staff())),
};
/** Of a handover: which shift ends. */
const handover = { shift: z.optional(code()) };

/** Stream `note-<id>`: one note. */
export const noteEvents = {
  NoteSigned: event(
    z.object({ ...note, ...progressNote, ...handover, form: code(), confidentiality: Confidentiality }),
  ),
  /** The note as it reads from now on; the versions before it stay. */
  NoteAmended: event(z.object({ ...note, replaces: z.object({ version: z.int(), reason: z.nullable(clinical()) }) })),
  /**
   * The responsible doctor has read this version, whoever gave the order by telephone has signed it, or the nurse who comes
   * on has received it.
   */
  NoteVerified: event(
    z.object({
      ...careHeader,
      noteId: z.int(),
      version: z.int(),
      kind: z.enum(['review', 'telephone_order', 'handover']),
      verifiedBy: staff(),
    }),
  ),
  /** It should not be there: it stays, shown struck. */
  NoteStruck: event(z.object({ ...careHeader, noteId: z.int(), struckBy: staff(), reason: clinical() })),
};
export type NoteEvent = EventOf<typeof noteEvents>;

/** What a score came to, as it was counted then. */
const counted = {
  table: code(),
  version: code(),
  total: z.nullable(z.number()),
  outcome: code(),
  missing: z.array(code()),
  parts: z.array(z.object({ input: code(), points: z.nullable(z.number()), rule: code() })),
};

const form = {
  ...careHeader,
  formId: z.int(),
  version: z.int(),
  effectiveAt: code(),
  /** Which form, and the version of it that was filled in. */
  form: code(),
  formVersion: z.int(),
  title: label(),
  answers: z.array(answerShape(clinical, code)),
  /** By which table and version each score was counted, and by which row of it each answer. */
  scores: z.array(z.object({ linkId: code(), group: z.int(), ...counted })),
  signedBy: staff(),
};

/** Stream `form-<id>`: one form that was filled in. */
export const formEvents = {
  FormSigned: event(z.object({ ...form, confidentiality: Confidentiality })),
  /** The form as it reads from now on; the versions before it stay. */
  FormAmended: event(z.object({ ...form, replaces: z.object({ version: z.int(), reason: clinical() }) })),
  /** It should not be there: it stays, shown struck. */
  FormStruck: event(z.object({ ...careHeader, formId: z.int(), struckBy: staff(), reason: clinical() })),
};
export type FormEvent = EventOf<typeof formEvents>;
export type FormContent = Extract<FormEvent, { type: 'FormSigned' | 'FormAmended' }>['data'];

/** Which of the visit's charts a set of values is of. */
const category = z.enum(['vital_signs', 'fluid', 'icu', 'scale']);

const observed = {
  ...careHeader,
  observationId: z.int(),
  effectiveAt: code(),
  /** Left out: vital signs of a visit to a clinic. */
  category: z.optional(category),
  items: z.array(
    z.object({
      coding: coding(label()),
      /** A number with its UCUM unit, one of some choices, or what was said. */
      value: z.nullable(z.number()),
      unit: z.nullable(code()),
      choice: z.optional(code()),
      text: z.nullable(clinical()),
    }),
  ),
  /** By whose table the patient is watched. */
  variant: z.optional(Variant),
  /** What it came to, as it was counted then. */
  score: z.optional(z.object(counted)),
  level: z.optional(WarningLevel),
  nextDueAt: z.optional(z.nullable(code())),
  /** Why the nursing post is told. */
  alert: z.optional(z.object({ reasons: z.array(code()) })),
  note: z.optional(z.nullable(clinical())),
};

/** Stream `observation-<id>`: one set of values. */
export const observationEvents = {
  ObservationsRecorded: event(z.object({ ...observed, recordedBy: staff() })),
  /** The values as they read from now on, with what they come to; the versions before stay, the moment does too. */
  ObservationsCorrected: event(
    z.object({
      ...observed,
      version: z.int(),
      correctedBy: staff(),
      replaces: z.object({ version: z.int(), reason: clinical() }),
    }),
  ),
  /** It should not be there: it stays, shown struck. */
  ObservationsVoided: event(
    z.object({
      ...careHeader,
      observationId: z.int(),
      category,
      /** When it was observed. */
      effectiveAt: code(),
      voidedBy: staff(),
      reason: clinical(),
    }),
  ),
  /** Somebody has seen what the nursing post was told, and does something. */
  ObservationAlertAcknowledged: event(
    z.object({
      ...careHeader,
      observationId: z.int(),
      effectiveAt: code(),
      acknowledgedBy: staff(),
      note: z.nullable(clinical()),
    }),
  ),
};
export type ObservationEvent = EventOf<typeof observationEvents>;
export type ObservationsRecorded = Extract<ObservationEvent, { type: 'ObservationsRecorded' }>['data'];
export type ObservationsCorrected = Extract<ObservationEvent, { type: 'ObservationsCorrected' }>['data'];
export type ObservationItem = ObservationsRecorded['items'][number];
