import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Disposition } from '../emergency/commands.js';
import { EncounterKind, EncounterStatus } from '../encounter/enums.js';
import { visitLabels } from '../encounter/visit-labels.js';
import { Payer } from '../kernel/enums.js';
import { filled, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId, Rupiah } from '../kernel/scalars.js';
import { Unfinished } from '../kernel/unfinished.js';
import { DischargeManner } from '../stay/commands.js';
import { AskedOfVclaim } from './asked-of-vclaim.js';
import { Grouping } from './commands.js';
import {
  AdmissionMode,
  CareKind,
  ClaimStatus,
  DischargeReportStatus,
  LetterApproval,
  LetterApprovalStatus,
  RecordSendingStatus,
  ReferralOrigin,
  SubmissionGoal,
  SubmissionProblem,
  SubmissionStatus,
  UpgradeClass,
  UpgradePayer,
} from './enums.js';
import { LetterCorrection, LetterRequest } from './letter-request.js';
import { Tariff } from './tariff.js';

const Coded = z.object({ code: z.string(), name: z.string() });
export type Coded = z.infer<typeof Coded>;
const CodedProcedure = z.extend(Coded, { quantity: z.int() });
export type CodedProcedureRow = z.infer<typeof CodedProcedure>;
const Step = z.object({ by: z.string(), at: Instant });

/** An eligibility letter (*SEP*) as it was recorded. */
export const LetterOfVisit = z.object({
  number: z.string(),
  issuedOn: LocalDate,
  care: CareKind,
  classEntitled: z.int(),
  referral: z.nullable(z.object({ number: z.string(), date: LocalDate, origin: ReferralOrigin, facility: z.string() })),
  initialDiagnosis: z.nullable(Coded),
  poli: z.nullable(z.string()),
  doctorName: z.nullable(z.string()),
  participantType: z.nullable(z.string()),
  cob: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** VClaim issued it on request. */
  isIssued: z.boolean(),
  /** What it was issued or corrected with; null for one that was typed, and where the patient was erased. */
  asked: z.nullable(LetterCorrection),
  recorded: Step,
});
export type LetterOfVisit = z.infer<typeof LetterOfVisit>;

/** The last request for a letter, until one is recorded. */
export const LetterRequestOfVisit = z.extend(AskedOfVclaim, {
  request: z.int(),
  /** What was asked; null where the patient was erased. */
  asked: z.nullable(LetterRequest),
});
export type LetterRequestOfVisit = z.infer<typeof LetterRequestOfVisit>;

/** The last correction of a letter, until VClaim has it. */
export const LetterCorrectionOfVisit = z.extend(AskedOfVclaim, {
  correction: z.int(),
  /** What was asked; null where the patient was erased. */
  asked: z.nullable(LetterCorrection),
});
export type LetterCorrectionOfVisit = z.infer<typeof LetterCorrectionOfVisit>;

/** What BPJS was asked to approve of the visit's letter before it is issued. */
export const LetterApprovalOfVisit = z.extend(AskedOfVclaim, {
  ...{ approval: z.int(), kind: LetterApproval, issuedOn: LocalDate, status: LetterApprovalStatus },
});
export type LetterApprovalOfVisit = z.infer<typeof LetterApprovalOfVisit>;

/** A visit as its insurer sees it: its letter, its claim, and what a claim's figures are computed from. */
export const CasemixVisitRow = z.object({
  id: Id,
  ...visitLabels,
  kind: EncounterKind,
  date: LocalDate,
  unitId: Id,
  unitName: z.string(),
  doctorId: z.nullable(Id),
  doctorName: z.nullable(z.string()),
  payer: Payer,
  status: EncounterStatus,
  transactionId: Id,
  episodeId: Id,
  letterNumber: z.nullable(z.string()),
  letter: z.nullable(LetterOfVisit),
  letterRequest: z.nullable(LetterRequestOfVisit),
  letterCorrection: z.nullable(LetterCorrectionOfVisit),
  /** Submissions for the letter that is to be issued, the last one last. */
  letterApprovals: z.array(LetterApprovalOfVisit),
  /** VClaim was asked to delete the letter, until it has. */
  letterDeletion: z.nullable(AskedOfVclaim),
  /** VClaim is to be told that the stay has ended. */
  dischargeReport: z.nullable(z.extend(AskedOfVclaim, { status: DischargeReportStatus })),
  /** The visit's record is to be sent to BPJS, or was. */
  recordSending: z.nullable(z.extend(AskedOfVclaim, { status: RecordSendingStatus, request: z.int() })),
  claimId: z.nullable(Id),
  /** Its care has ended, and no claim has it. */
  unclaimed: Unfinished,
  /** Times of the facility's clock, `yyyy-MM-ddTHH:mm`. */
  places: z.array(z.object({ at: z.string(), unitId: Id, classId: Id })),
  leftAt: z.nullable(z.string()),
  /** When its care was last taken up again after it had ended. */
  reopenedAt: z.nullable(Instant),
  manner: z.nullable(DischargeManner),
  disposition: z.nullable(Disposition),
  isNewborn: z.boolean(),
  birthWeight: z.nullable(z.number()),
  /** The first blood pressure. */
  pressure: z.nullable(z.object({ observationId: Id, systolic: z.number(), diastolic: z.number() })),
  /** Of the record; a long list has its newest entries. */
  diagnoses: z.array(z.extend(Coded, { diagnosisId: z.int(), isPrimary: z.boolean() })),
  procedures: z.array(z.extend(Coded, { procedureId: z.int() })),
});
export type CasemixVisitRow = z.infer<typeof CasemixVisitRow>;

/** The stored row, with since when something of it waits for VClaim. */
export const CasemixVisitStored = z.extend(CasemixVisitRow, {
  waitsSince: z.nullable(Instant),
  recordWaitsSince: z.nullable(Instant),
});
export type CasemixVisitStored = z.infer<typeof CasemixVisitStored>;

/** What E-Klaim asks beside the codes and the prices. */
export const ClaimData = z.object({
  admissionMode: AdmissionMode,
  careClass: z.int(),
  upgrade: z.nullable(z.object({ class: UpgradeClass, days: z.int(), payer: UpgradePayer })),
  icuLos: z.nullable(z.int()),
  ventilation: z.array(z.object({ from: Instant, until: Instant })),
  birthWeight: z.nullable(z.int()),
  systolic: z.nullable(z.int()),
  diastolic: z.nullable(z.int()),
  dischargeStatus: z.int(),
  attendingDoctor: z.object({ staffId: Id, name: z.string() }),
  subAcuteAdl: z.nullable(z.int()),
  chronicAdl: z.nullable(z.int()),
});
export type ClaimData = z.infer<typeof ClaimData>;

export const ClaimRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  status: ClaimStatus,
  /** The day on which it was opened. */
  date: LocalDate,
  care: CareKind,
  letterNumber: z.string(),
  encounterIds: z.array(Id),
  /** The days on which the care began and ended. */
  careFrom: LocalDate,
  careUntil: LocalDate,
  diagnoses: z.array(Coded),
  procedures: z.array(CodedProcedure),
  primaryDiagnosis: z.nullable(z.string()),
  data: z.nullable(ClaimData),
  careClass: z.nullable(z.int()),
  /** Frozen at the end. */
  tariff: z.nullable(Tariff),
  total: z.nullable(Rupiah),
  coder: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  opened: Step,
  finalized: z.nullable(Step),
  ended: z.nullable(Step),
  /** How it stands with E-Klaim. */
  submission: SubmissionStatus,
  /** How often it was requested, and what for at last. */
  request: z.int(),
  goal: z.nullable(SubmissionGoal),
  requestedAt: z.nullable(Instant),
  sentAt: z.nullable(Instant),
  groupings: z.array(Grouping),
  /** Of the last attempt; while the claim is queued, why it waits. */
  problem: z.nullable(
    z.object({
      problem: SubmissionProblem,
      method: z.nullable(z.string()),
      errorNo: z.nullable(z.string()),
      message: z.nullable(z.string()),
      at: Instant,
    }),
  ),
});
export type ClaimRow = z.infer<typeof ClaimRow>;

/** Only visits that BPJS pays are shown. */
const insured = z._default(z.literal('bpjs'), 'bpjs');

/** Visits with their letters, or without one. */
export const eligibilityLetters = list('casemix/eligibility-letters', {
  view: 'casemix_visit',
  row: CasemixVisitRow,
  narrowing: ['kind', 'date'],
  filters: z.object({
    payer: insured,
    ...range('date', LocalDate),
    ...filled('letterNumber'),
    kind: z.optional(EncounterKind),
  }),
  searchIn: ['patientName', 'recordNumber', 'letterNumber'],
  access: ['casemix.eligibility:view'],
  logged: 'patientId',
});

/** Visits whose care has ended and that no claim has. */
export const unclaimedVisits = list('casemix/unclaimed', {
  view: 'casemix_visit',
  row: CasemixVisitRow,
  narrowing: ['date', 'kind'],
  filters: z.object({
    unclaimed: z._default(z.literal('yes'), 'yes'),
    ...range('date', LocalDate),
    kind: z.optional(EncounterKind),
  }),
  searchIn: ['patientName', 'recordNumber', 'letterNumber'],
  access: ['casemix.claim:view'],
  logged: 'patientId',
});

export const claimList = list('casemix/claims', {
  view: 'casemix_claim',
  row: ClaimRow,
  narrowing: ['care'],
  filters: z.object({
    status: z.optional(ClaimStatus),
    submission: z.optional(SubmissionStatus),
    care: z.optional(CareKind),
    patientId: z.optional(QueryId),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber', 'letterNumber'],
  access: ['casemix.claim:view'],
  logged: 'patientId',
});

export const claimOne = topic('casemix.claim', {
  params: z.object({ id: Id }),
  row: ClaimRow,
  access: ['casemix.claim:view'],
  logged: 'id',
});

export const claimVisits = topic('casemix.claim-visits', {
  params: z.object({ claimId: Id }),
  row: CasemixVisitRow,
  access: ['casemix.claim:view'],
  logged: 'claimId',
});

/** One visit with its letter. */
export const visitEligibility = topic('casemix.visit', {
  params: z.object({ encounterId: Id }),
  row: CasemixVisitRow,
  access: ['casemix.eligibility:view'],
  logged: 'encounterId',
});
