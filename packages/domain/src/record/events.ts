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

/**
 * Stream `record-<encounterId>`: diagnoses, procedures, and the index of entries and orders that is checked on
 * finishing.
 */
export const recordEvents = {
  DiagnosisRecorded: event(z.object({ ...diagnosis, coding: coding(clinical()), kind: DiagnosisKind })),
  DiagnosisChanged: event(z.object({ ...diagnosis, code: code(), kind: DiagnosisKind })),
  DiagnosisRemoved: event(z.object({ ...diagnosis, code: code() })),
  /** `order`: the order that was carried out. */
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
  /** Of a progress note: its format, the parts that SOAP does not have, and instructions for others. */
  format: z.optional(NoteFormat),
  parts: z.optional(z.array(z.object({ part: code(), text: clinical() }))),
  instruction: z.optional(clinical()),
};
/**
 * Of a progress note: its patient, who verifies it, and the doctor who gave it as a telephone order that was read back.
 */
const progressNote = {
  patientName: z.optional(sealed()),
  recordNumber: z.optional(sealed()),
  reviewer: z.optional(z.nullable(staff())),
  orderedBy: z.optional(z.nullable(staff())),
};
/** Of a handover: the shift that ends. */
const handover = { shift: z.optional(code()) };

/** Stream `note-<id>`: one note. */
export const noteEvents = {
  NoteSigned: event(
    z.object({ ...note, ...progressNote, ...handover, form: code(), confidentiality: Confidentiality }),
  ),
  /** The complete new version of the note; previous versions stay. */
  NoteAmended: event(z.object({ ...note, replaces: z.object({ version: z.int(), reason: z.nullable(clinical()) }) })),
  /**
   * The responsible doctor has read this version, the doctor of a telephone order has signed it, or the nurse of the
   * next shift has received it.
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
  /** The note was wrong; it stays, shown as struck. */
  NoteStruck: event(z.object({ ...careHeader, noteId: z.int(), struckBy: staff(), reason: clinical() })),
};
export type NoteEvent = EventOf<typeof noteEvents>;

/** A score's result, as computed at that time. */
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
  /** The form, and the version of it that was filled in. */
  form: code(),
  formVersion: z.int(),
  title: label(),
  answers: z.array(answerShape(clinical, code)),
  /** The table and version by which each score was computed, and the table's row of each answer. */
  scores: z.array(z.object({ linkId: code(), group: z.int(), ...counted })),
  signedBy: staff(),
};

/** Stream `form-<id>`: one filled-in form. */
export const formEvents = {
  /** `visitDate` is the day of the visit, which may be long before the form is signed. */
  FormSigned: event(z.object({ ...form, confidentiality: Confidentiality, visitDate: z.optional(code()) })),
  /** The complete new version of the form; previous versions stay. */
  FormAmended: event(z.object({ ...form, replaces: z.object({ version: z.int(), reason: clinical() }) })),
  /** The form was wrong; it stays, shown as struck. */
  FormStruck: event(z.object({ ...careHeader, formId: z.int(), struckBy: staff(), reason: clinical() })),
};
export type FormEvent = EventOf<typeof formEvents>;
export type FormContent = Extract<FormEvent, { type: 'FormSigned' | 'FormAmended' }>['data'];

/** The visit's chart to which a set of values belongs. */
const category = z.enum(['vital_signs', 'fluid', 'icu', 'scale']);

const observed = {
  ...careHeader,
  observationId: z.int(),
  effectiveAt: code(),
  /** Missing for vital signs of an outpatient visit. */
  category: z.optional(category),
  items: z.array(
    z.object({
      coding: coding(label()),
      /** A number with its UCUM unit, a chosen code, or text. */
      value: z.nullable(z.number()),
      unit: z.nullable(code()),
      choice: z.optional(code()),
      text: z.nullable(clinical()),
    }),
  ),
  /** The table by which the patient is scored. */
  variant: z.optional(Variant),
  /** The score's result, as computed at that time. */
  score: z.optional(z.object(counted)),
  level: z.optional(WarningLevel),
  nextDueAt: z.optional(z.nullable(code())),
  /** Why the nursing post is alerted. */
  alert: z.optional(z.object({ reasons: z.array(code()) })),
  note: z.optional(z.nullable(clinical())),
};

/** Stream `observation-<id>`: one set of values. */
export const observationEvents = {
  ObservationsRecorded: event(z.object({ ...observed, recordedBy: staff() })),
  /** The complete new values with their score; previous versions stay, and the time is unchanged. */
  ObservationsCorrected: event(
    z.object({
      ...observed,
      version: z.int(),
      correctedBy: staff(),
      replaces: z.object({ version: z.int(), reason: clinical() }),
    }),
  ),
  /** The values were wrong; they stay, shown as struck. */
  ObservationsVoided: event(
    z.object({
      ...careHeader,
      observationId: z.int(),
      category,
      /** When the values were observed. */
      effectiveAt: code(),
      voidedBy: staff(),
      reason: clinical(),
    }),
  ),
  /** Somebody has seen the alert, and acts on it. */
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
