import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';

/** She waits for a bed, one is kept for her, she lies in it, or she does not come. */
export const AdmissionStatus = z.enum(['requested', 'reserved', 'fulfilled', 'cancelled']);
export type AdmissionStatus = z.infer<typeof AdmissionStatus>;

/** An order to admit, as the waiting list and its paper have it. */
export const AdmissionRow = z.object({
  id: Id,
  revision: z.int(),
  status: AdmissionStatus,
  /** While she waits or has a bed kept for her. */
  waiting: Unfinished,
  /** `0012/SPRI/XI/2026`: of the facility's month. */
  number: z.string(),
  /** The visit that it was written in; none where she came with it. */
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
  /** None of an order that was written without one. */
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
  /** Until when the bed is kept for her. */
  heldUntil: z.nullable(Instant),
  /** How often a bed was kept for her in vain. */
  lapses: z.int(),
  /** The stay that came of it. */
  encounterId: z.nullable(Id),
  cancelReason: z.nullable(z.string()),
});
export type AdmissionRow = z.infer<typeof AdmissionRow>;

const access = ['inpatient.ongoing.admission:view'] as const;

export const admissionList = list('admission/admissions', {
  view: 'admission',
  row: AdmissionRow,
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

/** Who may come: for the bed board and whoever gives out beds. */
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
