import * as z from 'zod/mini';
import { Icd10Code } from '../consultation/commands.js';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { ClassBasis } from '../stay/commands.js';

/** SPEC 4: where the patient is when she is sent. */
export const ReferralSource = z.enum(['IGD', 'INPATIENT', 'OUTPATIENT']);
export type ReferralSource = z.infer<typeof ReferralSource>;

/** SPEC 4: to another room of the house, or to another house. */
export const ReferralType = z.enum(['internal', 'external']);
export type ReferralType = z.infer<typeof ReferralType>;

/** DOMAIN 1.4: to a house of more or of less competence, or to one like this. */
export const ReferralDirection = z.enum(['up', 'down', 'horizontal']);
export const ReferralTransport = z.enum(['ambulance', 'private_vehicle', 'other']);

/** DOMAIN 1.4: where she is sent to, outside. */
export const ReferralDestination = z.object({
  facility: ShortText,
  department: maybe(ShortText),
  doctor: maybe(ShortText),
  direction: ReferralDirection,
  transport: ReferralTransport,
});

/** DOMAIN 1.4: who goes with her, from nobody (0) to a doctor who can treat (3). */
export const EscortLevel = z.int().check(z.gte(0), z.lte(3));

/** What is filled in until it is asked for; what must be there then, the state says (DOMAIN 2.3). */
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

/** The other side is asked. */
export const requestReferral = command('referral/request', { target: 'existing', access: send, body: nothing });

/** The receiving ward takes her and keeps a bed for her; said again, another bed. */
export const acceptTransfer = command('referral/accept', {
  target: 'existing',
  access: receive,
  body: z.object({ bedId: Id, until: Instant }),
});

/** The other house takes her, as the sender was told. */
export const recordAcceptance = command('referral/record-acceptance', {
  target: 'existing',
  access: send,
  body: z.object({ acceptingOfficer: ShortText, externalNumber: maybe(ShortText) }),
});

/** The receiving ward does not take her. Final: another draft is made of it. */
export const rejectTransfer = command('referral/reject', {
  target: 'existing',
  access: receive,
  body: z.object({ reason: Reason }),
});

/** The other house does not take her, as the sender was told. */
export const recordRejection = command('referral/record-rejection', {
  target: 'existing',
  access: send,
  body: z.object({ reason: Reason }),
});

/** DOMAIN 1.4: handed over as SBAR. */
export const Handover = z.object({
  situation: LongText,
  background: LongText,
  assessment: LongText,
  recommendation: LongText,
});
export type Handover = z.infer<typeof Handover>;

/** She is on her way; her bed is free to be cleaned. */
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
  /** Where she was put, if not in the bed that was kept for her. */
  bedId: maybe(Id),
  basis: z._default(ClassBasis, 'entitled'),
  entitledClassId: maybe(Id),
};

/** A patient of a ward has come to her new bed: the same stay goes on there. */
export const arriveInBed = command('referral/arrive', {
  target: 'existing',
  access: receive,
  body: z.object(arrival),
});

/** A patient of a clinic or the emergency unit has come to her bed: her stay begins (SHAPES, Encounter). */
export const arriveAsInpatient = command('referral/admit', {
  target: 'existing',
  access: receive,
  body: z.object({
    ...arrival,
    doctorId: Id,
    department: maybe(ShortText),
    /** As in the visit that she comes from, where nothing is said. */
    payer: maybe(Payer),
    insurer: maybe(ShortText),
  }),
});

/** The crew is back from the other house: the visit ends as referred. */
export const completeReferral = command('referral/complete', {
  target: 'existing',
  access: send,
  body: z.object({ arrivedAt: maybe(Instant), conditionAfter: LongText }),
});

/** Before she has left. */
export const cancelReferral = command('referral/cancel', {
  target: 'existing',
  access: send,
  body: z.object({ reason: Reason }),
});

/** *Balasan*, *rujuk balik*: what the other house found, did and advises. Said again, the later holds. */
export const answerReferral = command('referral/answer', {
  target: 'existing',
  access: ['inpatient.referral:answer', 'outpatient.referral:answer', 'emergency.referral:answer'],
  body: z.object({ diagnosis: LongText, action: LongText, advice: LongText, answeredBy: ShortText }),
});
