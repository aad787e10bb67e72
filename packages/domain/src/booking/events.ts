import { DiagnosisKind } from '@alur/contracts/consultation/commands';
import { BookingSource, Gender, Payer, VisitStatus } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { code, event, label, sealed, type EventOf } from '../kernel/event.js';

/** Which visit, and whose: every event of a booking says so. */
const which = { encounterId: z.int(), patientId: z.int() };

/** The schedule as it was when the number was taken: later changes do not reach a visit that is booked. */
const place = {
  scheduleId: z.int(),
  scheduleName: label(),
  date: code(),
  display: code(),
  number: z.int(),
  doctorId: z.int(),
  doctorName: label(),
  roomId: z.int(),
  roomName: label(),
  /** Of the consultation, in rupiah. */
  price: z.int(),
  sharePercent: z.nullable(z.number()),
};

const treatment = {
  orderId: z.int(),
  treatmentId: z.int(),
  name: label(),
  quantity: z.int(),
  price: z.int(),
};

const vital = () => z.nullable(z.number());

export const bookingEvents = {
  BookingMade: event(
    z.object({
      ...which,
      ...place,
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      age: z.nullable(code()),
      payer: Payer,
      insurer: z.nullable(label()),
      source: BookingSource,
      visitStatus: VisitStatus,
      transactionId: z.int(),
    }),
  ),
  PayerChanged: event(z.object({ ...which, payer: Payer, insurer: z.nullable(label()) })),
  PcareFilled: event(z.object({ ...which, number: code() })),
  /** Another schedule or day; status, payer and bill stay. */
  ScheduleMoved: event(z.object({ ...which, ...place })),
  /** The bill was cancelled with an absence that was reversed: the visit has a new one. */
  TransactionReplaced: event(z.object({ ...which, transactionId: z.int() })),
  BookingCancelled: event(z.object({ ...which, reason: sealed() })),
  VitalsRecorded: event(
    z.object({
      ...which,
      complaint: sealed(),
      systolic: vital(),
      diastolic: vital(),
      pulse: vital(),
      respiration: vital(),
      temperature: vital(),
      oxygenSaturation: vital(),
      weight: vital(),
      height: vital(),
      headCircumference: vital(),
      waistCircumference: vital(),
      upperArmCircumference: vital(),
      painScore: vital(),
    }),
  ),
  ConsultationStarted: event(z.object({ ...which, transactionId: z.int() })),
  ConsultationStartUndone: event(z.object({ ...which })),
  /** The SOAP note; signed again it is the next version, and the older ones stay. */
  NoteSigned: event(
    z.object({
      ...which,
      version: z.int(),
      subjective: sealed(),
      objective: sealed(),
      assessment: sealed(),
      plan: sealed(),
      signedBy: label(),
    }),
  ),
  /** Recorded anew, a code only changes its kind. */
  DiagnosisRecorded: event(z.object({ ...which, code: code(), name: sealed(), kind: DiagnosisKind })),
  DiagnosisRemoved: event(z.object({ ...which, code: code() })),
  TreatmentOrdered: event(z.object({ ...which, ...treatment })),
  TreatmentRemoved: event(z.object({ ...which, orderId: z.int() })),
  PrescriptionOrdered: event(z.object({ ...which, prescriptionId: z.int() })),
  PrescriptionOrderRemoved: event(z.object({ ...which, prescriptionId: z.int() })),
  /** All that bill and pharmacy need. `finish` counts: after a reopening it replaces what the one before said. */
  ConsultationFinished: event(
    z.object({
      ...which,
      transactionId: z.int(),
      finish: z.int(),
      date: code(),
      payer: Payer,
      doctorId: z.int(),
      doctorName: label(),
      consultationPrice: z.int(),
      sharePercent: z.nullable(z.number()),
      treatments: z.array(z.object(treatment)),
      prescriptionIds: z.array(z.int()),
    }),
  ),
  ConsultationReopened: event(z.object({ ...which, transactionId: z.int(), reason: sealed() })),
};
export type BookingEvent = EventOf<typeof bookingEvents>;
export type BookingMade = Extract<BookingEvent, { type: 'BookingMade' }>['data'];
export type BookingPlace = Omit<Extract<BookingEvent, { type: 'ScheduleMoved' }>['data'], 'encounterId' | 'patientId'>;
