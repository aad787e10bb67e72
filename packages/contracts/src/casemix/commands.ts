import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { LetterFailure } from './asked-of-vclaim.js';
import { CodedDiagnosis, EntitledClass, LetterCorrection, LetterRequest, SepNumber } from './letter-request.js';
import {
  AdmissionMode,
  CareKind,
  GrouperSystem,
  LetterApproval,
  ReferralOrigin,
  SubmissionGoal,
  SubmissionProblem,
  UpgradeClass,
  UpgradePayer,
} from './enums.js';

export const CodedProcedure = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{2}(\.\d{1,2})?$/, 'casemix.icd9-form')),
  name: ShortText,
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
});

/** Records the letter of a visit as BPJS has issued it. The route's id is the encounter's. */
export const recordLetter = command('casemix/record-letter', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: z.object({
    number: SepNumber,
    issuedOn: LocalDate,
    care: CareKind,
    classEntitled: EntitledClass,
    referral: maybe(z.object({ number: ShortText, date: LocalDate, origin: ReferralOrigin, facility: ShortText })),
    initialDiagnosis: maybe(CodedDiagnosis),
    /** The polyclinic and the responsible doctor, as the letter has them. */
    poli: maybe(ShortText),
    doctorName: maybe(ShortText),
    participantType: maybe(ShortText),
    /** The insurer that coordinates benefits (*COB*). */
    cob: maybe(ShortText),
    notes: maybe(LongText),
  }),
});

export const voidLetter = command('casemix/void-letter', {
  target: 'existing',
  access: ['casemix.eligibility:void'],
  body: z.object({ reason: Reason }),
});

/** Asks VClaim to issue the letter of a visit. The route's id is the encounter's. */
export const requestLetter = command('casemix/request-letter', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: LetterRequest,
});

export const withdrawLetterRequest = command('casemix/withdraw-letter-request', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: z.object({}),
});

/** How the attempt to have a letter issued ended; given by whatever asks VClaim. */
export const recordLetterRequest = command('casemix/record-letter-request', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a later one is not ended by it. */
    request: Id,
    outcome: z.union([
      z.object({ issued: z.object({ number: SepNumber, participantType: z.nullable(ShortText) }) }),
      z.object({ failed: LetterFailure }),
    ]),
  }),
});

/** Submits to BPJS that a visit's letter be approved which it would refuse (DOMAIN-WIRES 2, *pengajuanSEP*). */
export const requestApproval = command('casemix/request-approval', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: z.object({
    kind: LetterApproval,
    /** The day of the letter. */
    issuedOn: LocalDate,
    reason: Reason,
  }),
});

/** How the attempt to submit ended. */
export const recordApproval = command('casemix/record-approval', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The submission that was attempted. */
    approval: Id,
    outcome: z.union([z.object({ submitted: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/** Asks VClaim to correct a letter of this facility; a later correction takes the place of one that waits. */
export const correctLetter = command('casemix/correct-letter', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: LetterCorrection,
});

/** How the attempt to have a letter corrected ended. */
export const recordLetterCorrection = command('casemix/record-letter-correction', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    number: SepNumber,
    /** The correction that was attempted; a later one is not ended by it. */
    correction: Id,
    outcome: z.union([z.object({ corrected: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/** Asks VClaim to delete a letter of this facility. */
export const deleteLetter = command('casemix/delete-letter', {
  target: 'existing',
  access: ['casemix.eligibility:void'],
  body: z.object({ reason: Reason }),
});

/** How the attempt to have a letter deleted ended. */
export const recordLetterDeletion = command('casemix/record-letter-deletion', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    number: SepNumber,
    outcome: z.union([z.object({ deleted: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/**
 * Queues when and how a stay has ended for VClaim: a step of the process stay-to-vclaim, which users repeat where BPJS
 * refused it. Nothing where VClaim did not issue the letter.
 */
export const reportDischarge = command('casemix/report-discharge', {
  target: 'existing',
  access: ['casemix.eligibility:record', 'system:process'],
  body: z.object({
    /** The number of the certificate of a death. */
    deathLetter: maybe(ShortText),
  }),
});

export const recordDischargeReport = command('casemix/record-discharge-report', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    number: SepNumber,
    leftAt: Instant,
    outcome: z.union([z.object({ reported: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/** Asks that the record of a visit that is over is sent to BPJS under its letter (*eRekamMedis*), also once more. */
export const sendMedicalRecord = command('casemix/send-medical-record', {
  target: 'existing',
  access: ['casemix.eligibility:record'],
  body: z.object({}),
});

/** How the attempt to send it ended. */
export const recordMedicalRecordSending = command('casemix/record-medical-record-sending', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a later one is not ended by it. */
    request: Id,
    outcome: z.union([z.object({ sent: z.literal(true) }), z.object({ failed: LetterFailure })]),
  }),
});

/** No episode has more visits. */
export const MOST_VISITS = 5;
const MOST_CODES = 50;

/** Opens a claim of visits of one episode, one of which has a letter. */
export const openClaim = command('casemix/open', {
  target: 'new',
  access: ['casemix.claim:code'],
  body: z.object({ encounterIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_VISITS)) }),
});

/** The codes in their order; the first diagnosis is the primary one. The visit's record stays as it is. */
export const codeClaim = command('casemix/code', {
  target: 'existing',
  access: ['casemix.claim:code'],
  body: z.object({
    diagnoses: z.array(CodedDiagnosis).check(z.minLength(1), z.maxLength(MOST_CODES)),
    procedures: z.array(CodedProcedure).check(z.maxLength(MOST_CODES)),
  }),
});

/** DOMAIN-WIRES 8.3: what E-Klaim asks beside the codes and the prices. */
export const changeClaimData = command('casemix/change-data', {
  target: 'existing',
  access: ['casemix.claim:code'],
  body: z.object({
    admissionMode: AdmissionMode,
    /** Of an outpatient, 3 is regular and 1 executive. */
    careClass: EntitledClass,
    upgrade: maybe(z.object({ class: UpgradeClass, days: z.int().check(z.gte(1), z.lte(366)), payer: UpgradePayer })),
    /** Days in intensive care; null for none. */
    icuLos: maybe(z.int().check(z.gte(1), z.lte(366))),
    ventilation: z._default(z.array(z.object({ from: Instant, until: Instant })).check(z.maxLength(20)), []),
    /** Grams. */
    birthWeight: maybe(z.int().check(z.gte(200), z.lte(9_999))),
    systolic: maybe(z.int().check(z.gte(40), z.lte(300))),
    diastolic: maybe(z.int().check(z.gte(20), z.lte(200))),
    dischargeStatus: z.int().check(z.gte(1), z.lte(5)),
    attendingDoctorId: Id,
    subAcuteAdl: maybe(z.int().check(z.gte(12), z.lte(60))),
    chronicAdl: maybe(z.int().check(z.gte(12), z.lte(60))),
  }),
});

/** Freezes the components of the bill. */
export const finalizeClaim = command('casemix/finalize', {
  target: 'existing',
  access: ['casemix.claim:finalize'],
  body: z.object({}),
});

export const reopenClaim = command('casemix/reopen', {
  target: 'existing',
  access: ['casemix.claim:reopen'],
  body: z.object({ reason: Reason }),
});

export const cancelClaim = command('casemix/cancel', {
  target: 'existing',
  access: ['casemix.claim:reopen'],
  body: z.object({ reason: Reason }),
});

/** Queues a final claim for E-Klaim. */
export const submitClaim = command('casemix/submit', {
  target: 'existing',
  access: ['casemix.claim:submit'],
  body: z.object({ goal: SubmissionGoal }),
});

const Word = z.string().check(z.minLength(1), z.maxLength(100));

/** What a grouper answered; iDRG names no tariff. */
export const Grouping = z.object({
  system: GrouperSystem,
  code: Word,
  description: z.string().check(z.maxLength(500)),
  tariff: z.nullable(z.int().check(z.gte(0))),
  version: z.nullable(Word),
});
export type Grouping = z.infer<typeof Grouping>;

export const SubmissionFailure = z.object({
  problem: SubmissionProblem,
  /** The step that was refused, and E-Klaim's own number and words. */
  method: z.nullable(Word),
  errorNo: z.nullable(Word),
  message: z.nullable(z.string().check(z.maxLength(2000))),
  willRetry: z.boolean(),
});
export type SubmissionFailure = z.infer<typeof SubmissionFailure>;

/** What came of an attempt to send a claim; given by whatever sends. */
export const recordSubmission = command('casemix/record-submission', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a later one is not fulfilled by it. */
    request: Id,
    groupings: z.array(Grouping).check(z.maxLength(2)),
    outcome: z.union([z.object({ reached: SubmissionGoal }), z.object({ failed: SubmissionFailure })]),
  }),
});
