import * as z from 'zod/mini';
import { BookingStatus, Gender, Payer, PriorityReason, VisitStatus } from '../kernel/enums.js';
import { Unfinished } from '../kernel/unfinished.js';
import { TreatmentStatus } from '../treatment/rows.js';
import { SoapNote } from '../record/soap.js';
import { Vitals } from '../record/vitals.js';
import { DiagnosisKind } from './commands.js';

/** The doctor's day: patients who are present, being examined, or finished. In the topic once present (`listDate`). */
export const ConsultationListRow = z.object({
  id: z.int(),
  encounterId: z.int(),
  /** The service day once the patient is present; null before that, and after an absence or a cancellation. */
  listDate: z.nullable(z.string()),
  date: z.string(),
  scheduleId: z.int(),
  scheduleName: z.string(),
  display: z.string(),
  number: z.int(),
  rank: z.number(),
  status: BookingStatus,
  patientId: z.int(),
  personId: z.int(),
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
  payer: Payer,
  priority: z.nullable(PriorityReason),
  visitStatus: VisitStatus,
  doctorId: z.int(),
  doctorName: z.string(),
  roomId: z.int(),
  roomName: z.string(),
  vitalsTaken: z.boolean(),
  noteSigned: z.boolean(),
  /** ICD-10 code of the primary diagnosis. */
  primaryDiagnosis: z.nullable(z.string()),
  primaryDiagnosisId: z.nullable(z.int()),
  prescriptionCount: z.int(),
  transactionId: z.int(),
  pcareNumber: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  unfinished: Unfinished,
});
export type ConsultationListRow = z.infer<typeof ConsultationListRow>;

export const DiagnosisEntry = z.object({ code: z.string(), name: z.string(), kind: DiagnosisKind });
export type DiagnosisEntry = z.infer<typeof DiagnosisEntry>;

export const TreatmentEntry = z.object({
  orderId: z.int(),
  treatmentId: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** Unit price in rupiah when it was ordered. */
  price: z.int(),
  /** One that was refused stays until its requester has read why. */
  status: TreatmentStatus,
  requesterId: z.int(),
  /** Whether somebody else was asked to do it. */
  asked: z.boolean(),
  performer: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
});
export type TreatmentEntry = z.infer<typeof TreatmentEntry>;

export const VitalsEntry = z.extend(Vitals, {
  complaint: z.string(),
  at: z.string(),
  actorId: z.int(),
  observationId: z.int(),
});
export type VitalsEntry = z.infer<typeof VitalsEntry>;

export const NoteEntry = z.extend(SoapNote, {
  noteId: z.int(),
  version: z.int(),
  at: z.string(),
  actorId: z.int(),
  signedBy: z.string(),
});
export type NoteEntry = z.infer<typeof NoteEntry>;

/** One visit's record page. Lists end with the newest entry; a long list has only its newest ones. */
export const VisitRecordRow = z.object({
  id: z.int(),
  encounterId: z.int(),
  patientId: z.int(),
  /** The patient as she is known now: another record, if hers was merged into it. */
  personId: z.int(),
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
  date: z.string(),
  /** The schedule's queue number; null for a visit that was not booked. */
  display: z.nullable(z.string()),
  scheduleId: z.nullable(z.int()),
  scheduleName: z.nullable(z.string()),
  visitStatus: z.nullable(VisitStatus),
  doctorId: z.nullable(z.int()),
  doctorName: z.nullable(z.string()),
  /** The room or ward of the visit. */
  unitId: z.int(),
  roomName: z.string(),
  payer: Payer,
  /** The class of her bed, and the one by which services are priced, as was last said of it; null without a bed. */
  bedClassId: z.nullable(z.int()),
  classId: z.nullable(z.int()),
  status: BookingStatus,
  /** Services have ended, though the visit has not: a stay whose bill is drawn up. Notes are still written. */
  concluded: z.boolean(),
  transactionId: z.int(),
  vitals: z.array(VitalsEntry),
  notes: z.array(NoteEntry),
  diagnoses: z.array(DiagnosisEntry),
  treatments: z.array(TreatmentEntry),
  prescriptionIds: z.array(z.int()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type VisitRecordRow = z.infer<typeof VisitRecordRow>;

/** SHAPES, annex 2: whether anything may be ordered for the visit. */
export const takesOrders = ({ status, concluded }: Pick<VisitRecordRow, 'status' | 'concluded'>): boolean =>
  status === 'ongoing' && !concluded;
