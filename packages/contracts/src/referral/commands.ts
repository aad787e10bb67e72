import * as z from 'zod/mini';
import { VclaimCode } from '../bpjs/vclaim.js';
import { LetterFailure } from '../casemix/asked-of-vclaim.js';
import { CareKind } from '../casemix/enums.js';
import { Icd10Code } from '../consultation/commands.js';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { ClassBasis } from '../stay/commands.js';

/** SPEC 4: the unit that the patient is referred from. */
export const ReferralSource = z.enum(['IGD', 'INPATIENT', 'OUTPATIENT']);
export type ReferralSource = z.infer<typeof ReferralSource>;

/** SPEC 4: a transfer to another unit, or a referral to another facility. */
export const ReferralType = z.enum(['internal', 'external']);
export type ReferralType = z.infer<typeof ReferralType>;

/** DOMAIN 1.4: to a facility of higher, lower or equal competence. */
export const ReferralDirection = z.enum(['up', 'down', 'horizontal']);
export const ReferralTransport = z.enum(['ambulance', 'private_vehicle', 'other']);

/** DOMAIN 1.4: the destination of an external referral. */
export const ReferralDestination = z.object({
  facility: ShortText,
  department: maybe(ShortText),
  doctor: maybe(ShortText),
  direction: ReferralDirection,
  transport: ReferralTransport,
});

/** DOMAIN 1.4: the escort, from none (0) to a doctor who can treat (3). */
export const EscortLevel = z.int().check(z.gte(0), z.lte(3));

/** Fields that may be filled in until it is requested; the state checks which are required then (DOMAIN 2.3). */
const said = {
  type: ReferralType,
  plannedOn: LocalDate,
  reason: LongText,
  toWardId: maybe(Id),
  destination: maybe(ReferralDestination),
  /** One of the visit's own diagnoses. */
  diagnosisCode: maybe(Icd10Code),
  findings: maybe(LongText),
  supporting: maybe(LongText),
  therapy: maybe(LongText),
};
export const ReferralDraft = z.object(said);
export type ReferralDraft = z.infer<typeof ReferralDraft>;

const send = ['inpatient.referral:send', 'outpatient.referral:send', 'emergency.referral:send'] as const;
const receive = ['inpatient.referral:receive'] as const;
const nothing = z.object({});

export const draftReferral = command('referral/draft', {
  target: 'new',
  access: send,
  body: z.object({ encounterId: Id, ...said }),
});

export const changeDraft = command('referral/change-draft', { target: 'existing', access: send, body: ReferralDraft });

/** Requests the receiving side's answer. */
export const requestReferral = command('referral/request', { target: 'existing', access: send, body: nothing });

/** The receiving ward accepts her and holds a bed; repeating it changes the bed. */
export const acceptTransfer = command('referral/accept', {
  target: 'existing',
  access: receive,
  body: z.object({ bedId: Id, until: Instant }),
});

/** The other facility accepts her, as it told the sender. */
export const recordAcceptance = command('referral/record-acceptance', {
  target: 'existing',
  access: send,
  body: z.object({ acceptingOfficer: ShortText, externalNumber: maybe(ShortText) }),
});

/** The receiving ward rejects her, which is final; another request needs a new draft. */
export const rejectTransfer = command('referral/reject', {
  target: 'existing',
  access: receive,
  body: z.object({ reason: Reason }),
});

/** The other facility rejects her, as it told the sender. */
export const recordRejection = command('referral/record-rejection', {
  target: 'existing',
  access: send,
  body: z.object({ reason: Reason }),
});

/** DOMAIN 1.4: the handover by SBAR. */
export const Handover = z.object({
  situation: LongText,
  background: LongText,
  assessment: LongText,
  recommendation: LongText,
});
export type Handover = z.infer<typeof Handover>;

/** She departs; the bed that she leaves may be cleaned. */
export const departReferral = command('referral/depart', {
  target: 'existing',
  access: send,
  body: z.object({
    departedAt: maybe(Instant),
    handover: Handover,
    escortLevel: EscortLevel,
    conditionBefore: LongText,
    equipment: maybe(LongText),
  }),
});

const arrival = {
  arrivedAt: maybe(Instant),
  conditionAfter: LongText,
  /** The bed that she was given, if not the one that was held for her. */
  bedId: maybe(Id),
  basis: z._default(ClassBasis, 'entitled'),
  entitledClassId: maybe(Id),
};

/** An inpatient arrives in her new bed, where the same stay continues. */
export const arriveInBed = command('referral/arrive', {
  target: 'existing',
  access: receive,
  body: z.object(arrival),
});

/** A patient of a clinic or the emergency department arrives in her bed, and her stay begins (SHAPES, Encounter). */
export const arriveAsInpatient = command('referral/admit', {
  target: 'existing',
  access: receive,
  body: z.object({
    ...arrival,
    doctorId: Id,
    department: maybe(ShortText),
    /** The payer of the visit that she comes from, if left out. */
    payer: maybe(Payer),
    insurer: maybe(ShortText),
  }),
});

/** The crew has returned from the other facility: the visit ends as referred. */
export const completeReferral = command('referral/complete', {
  target: 'existing',
  access: send,
  body: z.object({ arrivedAt: maybe(Instant), conditionAfter: LongText }),
});

/** Allowed before she has departed. */
export const cancelReferral = command('referral/cancel', {
  target: 'existing',
  access: send,
  body: z.object({ reason: Reason }),
});

/** Cancels the open request of a visit that is over; a step of the process visit-to-referral. */
export const closeRequests = command('referral/close', {
  target: 'existing',
  access: ['system:process'],
  body: nothing,
});

/** *Balasan*, *rujuk balik*: the other facility's findings, treatment and advice. The last answer is in force. */
export const answerReferral = command('referral/answer', {
  target: 'existing',
  access: ['inpatient.referral:answer', 'outpatient.referral:answer', 'emergency.referral:answer'],
  body: z.object({ diagnosis: LongText, action: LongText, advice: LongText, answeredBy: ShortText }),
});

/** DOMAIN-WIRES 2, `tipeRujukan`: all of her care, a part of it, or back to the facility that she came from. */
export const ReferralExtent = z.enum(['full', 'partial', 'back']);
export type ReferralExtent = z.infer<typeof ReferralExtent>;

/** What VClaim is told of a referral, by its own codes; one that goes back has no poli. */
export const AskedReferral = z.object({
  extent: ReferralExtent,
  /** What she is referred for. */
  care: CareKind,
  facility: VclaimCode,
  poli: maybe(VclaimCode),
  diagnosis: VclaimCode,
  notes: maybe(ShortText),
  /** The day on which she is to come there. */
  plannedOn: LocalDate,
});
export type AskedReferral = z.infer<typeof AskedReferral>;

/** Asks VClaim for the number of a referral to another facility, which rests on the visit's letter of eligibility. */
export const requestNumber = command('referral/request-number', {
  target: 'existing',
  access: send,
  body: AskedReferral,
});

export const withdrawNumber = command('referral/withdraw-number', { target: 'existing', access: send, body: nothing });

/** How the attempt to get a number ended; given by whatever asks VClaim. */
export const recordNumberRequest = command('referral/record-number-request', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    /** The request that was attempted; a later one is not ended by it. */
    request: Id,
    outcome: z.union([z.object({ issued: z.object({ number: ShortText }) }), z.object({ failed: LetterFailure })]),
  }),
});

/** Records a number as it was given elsewhere. */
export const recordNumber = command('referral/record-number', {
  target: 'existing',
  access: send,
  body: z.object({ externalNumber: ShortText }),
});

/** Asks VClaim to say something else under the same number; a later change takes the place of one that waits. */
export const changeNumber = command('referral/change-number', {
  target: 'existing',
  access: send,
  body: AskedReferral,
});

/** How the attempt to have it changed ended. */
export const recordNumberChange = command('referral/record-number-change', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({
    change: Id,
    outcome: z.union([
      /** The day of the referral as VClaim keeps it. */
      z.object({ changed: z.object({ referredOn: LocalDate }) }),
      z.object({ failed: LetterFailure }),
    ]),
  }),
});

/** Asks VClaim to delete the referral; its number is gone here once it is gone there. */
export const deleteNumber = command('referral/delete-number', {
  target: 'existing',
  access: send,
  body: z.object({ reason: Reason }),
});

/** How the attempt to have it deleted ended. */
export const recordNumberDeletion = command('referral/record-number-deletion', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ outcome: z.union([z.object({ deleted: z.literal(true) }), z.object({ failed: LetterFailure })]) }),
});
