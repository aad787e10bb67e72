import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Payer, VisitStatus } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { DiagnosisKind } from '../consultation/commands.js';
import { ReferralLetter, Registration, VisitReport } from './commands.js';
import {
  BpjsProblem,
  MemberNumber,
  PcareItemKind,
  PcareReferralStatus,
  PcareVisitStatus,
  RegistrationStatus,
} from './enums.js';
import { Member } from './member.js';

/** What BPJS last answered of a patient, and when. */
export const MembershipRow = z.extend(Member, {
  id: Id,
  patientId: Id,
  personId: Id,
  foundBy: MemberNumber,
  checkedAt: Instant,
});
export type MembershipRow = z.infer<typeof MembershipRow>;

export const membership = topic('bpjs.membership', {
  params: z.object({ personId: QueryId }),
  row: MembershipRow,
  access: ['front-office.membership:view'],
  logged: true,
});

const Problem = z.nullable(
  z.object({ problem: BpjsProblem, code: z.nullable(z.int()), message: z.nullable(z.string()), at: Instant }),
);

/** A medicine that was handed over, or a treatment that was done, as it stands in PCare. */
export const PcareItem = z.object({
  kind: PcareItemKind,
  localId: z.string(),
  /** The prescription or order that it is of, and what of the catalogue it is. */
  ...{ documentId: Id, itemId: Id, name: z.string() },
  /** Whether PCare is to have it: one that was corrected away is deleted there. */
  wanted: z.boolean(),
  remoteId: z.nullable(z.string()),
  problem: Problem,
  /** Whether it is still tried. */
  waits: z.boolean(),
});
export type PcareItem = z.infer<typeof PcareItem>;

const common = {
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  date: LocalDate,
  unitId: Id,
  unitName: z.string(),
  doctorId: z.nullable(Id),
  doctorName: z.nullable(z.string()),
  payer: Payer,
  finishedAt: z.nullable(Instant),
  registration: RegistrationStatus,
  /** PCare's number of the registration (*noUrut*), told by PCare or typed by hand. */
  number: z.nullable(z.string()),
  registrationProblem: Problem,
  /** Whether PCare refused to delete the registration of a visit that is none of its any more. */
  deletionFailed: z.boolean(),
  visit: PcareVisitStatus,
  /** PCare's number of the visit (*noKunjungan*). */
  visitNumber: z.nullable(z.string()),
  visitProblem: Problem,
  /** What was last asked to be reported. */
  report: z.nullable(VisitReport),
  referral: PcareReferralStatus,
  referralProblem: Problem,
  letter: z.nullable(ReferralLetter),
  /** Bounded: of very many only the newest. */
  items: z.array(PcareItem),
  /** The primary one tells whether a referral needs a reason. */
  diagnoses: z.array(z.object({ code: z.string(), name: z.string(), kind: DiagnosisKind })),
  unfinished: Unfinished,
};

/** A visit as it stands with PCare. */
export const PcareListRow = z.object(common);
export type PcareListRow = z.infer<typeof PcareListRow>;

/** The stored row, with what is needed to send it. */
export const PcareVisitRow = z.object({
  ...common,
  visitStatus: z.nullable(VisitStatus),
  arrivedOn: z.nullable(LocalDate),
  finishedOn: z.nullable(LocalDate),
  registered: z.nullable(Registration),
  /** How often registration and report were requested. */
  registrationRequest: z.int(),
  visitRequest: z.int(),
  /** Since when something of it waits to be sent. */
  waitsSince: z.nullable(Instant),
});
export type PcareVisitRow = z.infer<typeof PcareVisitRow>;

export const pcareList = list('bpjs/visits', {
  view: 'pcare_visit',
  row: PcareListRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    payer: oneOf(Payer),
    registration: oneOf(RegistrationStatus),
    visit: oneOf(PcareVisitStatus),
  }),
  searchIn: ['patientName', 'recordNumber', 'doctorName'],
  narrowing: ['registration', 'visit', 'payer'],
  access: ['front-office.pcare:view'],
  logged: true,
});

/** Visits of which something waits, failed, or is still to be reported. */
export const pcareOpen = topic('bpjs.open', {
  params: unfinishedParams,
  row: PcareVisitRow,
  access: ['front-office.pcare:view'],
  logged: true,
});

/** How one visit stands with PCare, for the desk that registers it. */
export const pcareVisit = topic('bpjs.visit', {
  params: z.object({ encounterId: QueryId }),
  row: PcareVisitRow,
  access: ['front-office.patient-queue:pcare', 'front-office.pcare:view'],
  logged: true,
});

/** The poli of a room for visits of the sick, or of the healthy. */
export const PcarePoliRow = z.object({ unitId: Id, visitStatus: VisitStatus, code: z.string(), name: z.string() });
export type PcarePoliRow = z.infer<typeof PcarePoliRow>;
export const PcareDoctorRow = z.object({ staffId: Id, code: z.string(), name: z.string() });
export type PcareDoctorRow = z.infer<typeof PcareDoctorRow>;

export const pcarePolis = topic('bpjs.polis', {
  params: z.object({}),
  row: PcarePoliRow,
  access: ['settings.bpjs:view'],
});

export const pcareDoctors = topic('bpjs.doctors', {
  params: z.object({}),
  row: PcareDoctorRow,
  access: ['settings.bpjs:view'],
});

export const PcareMedicineRow = z.object({ itemId: Id, code: z.string(), name: z.string() });
export type PcareMedicineRow = z.infer<typeof PcareMedicineRow>;
export const PcareTreatmentRow = z.object({ treatmentId: Id, code: z.string(), name: z.string() });
export type PcareTreatmentRow = z.infer<typeof PcareTreatmentRow>;

export const pcareMedicines = topic('bpjs.medicines', {
  params: z.object({}),
  row: PcareMedicineRow,
  access: ['settings.bpjs:view'],
});

export const pcareTreatments = topic('bpjs.treatments', {
  params: z.object({}),
  row: PcareTreatmentRow,
  access: ['settings.bpjs:view'],
});
