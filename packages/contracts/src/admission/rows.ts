import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';

/** She waits for a bed, has one reserved, was admitted, or will not be. */
export const AdmissionStatus = z.enum(['requested', 'reserved', 'fulfilled', 'cancelled']);
export type AdmissionStatus = z.infer<typeof AdmissionStatus>;

/** An order to admit, for the waiting list and the printed order. */
export const AdmissionRow = z.object({
  id: Id,
  revision: z.int(),
  status: AdmissionStatus,
  /** Set while she waits or has a bed reserved. */
  waiting: Unfinished,
  /** `0012/SPRI/XI/2026`: numbered by the facility's month. */
  number: z.string(),
  /** The visit in which it was written; null if she brought it with her. */
  fromEncounterId: z.nullable(Id),
  unitName: z.nullable(z.string()),
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
  /** The day on which it was written. */
  date: LocalDate,
  requestedAt: Instant,
  requestedBy: z.string(),
  requestedById: z.int(),
  practiceLicence: z.string(),
  /** Null for an order that was written without one. */
  verificationCode: z.nullable(z.string()),
  plannedOn: LocalDate,
  diagnosis: z.string(),
  diagnosisCode: z.nullable(z.string()),
  indication: z.string(),
  doctorId: Id,
  doctor: z.string(),
  department: z.nullable(z.string()),
  entitledClassId: Id,
  entitledClassName: z.string(),
  classId: Id,
  className: z.string(),
  payer: Payer,
  insurer: z.nullable(z.string()),
  isolation: z.boolean(),
  bedId: z.nullable(Id),
  bedName: z.nullable(z.string()),
  /** When the reservation of the bed ends. */
  heldUntil: z.nullable(Instant),
  /** How often a reservation lapsed. */
  lapses: z.int(),
  /** The stay that fulfilled the order. */
  encounterId: z.nullable(Id),
  cancelReason: z.nullable(z.string()),
});
export type AdmissionRow = z.infer<typeof AdmissionRow>;

const access = ['inpatient.ongoing.admission:view'] as const;

export const admissionList = list('admission/admissions', {
  view: 'admission',
  row: AdmissionRow,
  narrowing: ['classId', 'date'],
  filters: z.object({
    patientId: z.optional(QueryId),
    fromEncounterId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
    status: z.optional(AdmissionStatus),
    classId: z.optional(QueryId),
    ...range('date', LocalDate),
  }),
  searchIn: ['number', 'patientName', 'recordNumber'],
  access,
  logged: 'patientId',
});

/** Open orders, for the bed board and for whoever assigns beds. */
export const admissionsWaiting = topic('admission.waiting', {
  params: z.object({ waiting: z.enum(['yes']) }),
  row: AdmissionRow,
  access,
  logged: true,
});

/** The orders to admit that were written in a visit. */
export const visitAdmissions = topic('admission.visit', {
  params: z.object({ fromEncounterId: Id }),
  row: AdmissionRow,
  access,
  logged: 'fromEncounterId',
});
