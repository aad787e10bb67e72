import * as z from 'zod/mini';
import { AskedOfVclaim } from '../casemix/asked-of-vclaim.js';
import { VclaimCode } from '../bpjs/vclaim.js';
import { visitLabels } from '../encounter/visit-labels.js';
import { list, topic } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { AskedReferral, EscortLevel, Handover, ReferralDestination, ReferralSource, ReferralType } from './commands.js';

/** SPEC 4. */
export const ReferralStatus = z.enum([
  'draft',
  'waiting_confirmation',
  'ready_transfer',
  'ongoing_transfer',
  'done',
  'rejected',
  'cancelled',
]);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

const Answer = z.object({ diagnosis: z.string(), action: z.string(), advice: z.string(), answeredBy: z.string() });

/** What VClaim was told of a referral, with the day of its number. */
const AskedOnDay = z.extend(AskedReferral, {
  poli: z.nullable(VclaimCode),
  notes: z.nullable(z.string()),
  referredOn: LocalDate,
});
export type AskedOnDay = z.infer<typeof AskedOnDay>;

/** A transfer or referral, for its board, list and printed letter. */
export const ReferralRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  /** The day on which it was drafted. */
  date: LocalDate,
  source: ReferralSource,
  /** The source while something is left to do, for the board. */
  openSource: z.nullable(ReferralSource),
  type: ReferralType,
  status: ReferralStatus,
  payer: Payer,
  insurer: z.nullable(z.string()),
  unitId: Id,
  unitName: z.string(),
  plannedOn: LocalDate,
  reason: z.string(),
  toUnitId: z.nullable(Id),
  toUnitName: z.nullable(z.string()),
  destination: z.nullable(ReferralDestination),
  diagnosisCode: z.nullable(z.string()),
  diagnosisName: z.nullable(z.string()),
  findings: z.nullable(z.string()),
  supporting: z.nullable(z.string()),
  therapy: z.nullable(z.string()),
  draftedBy: z.string(),
  requestedAt: z.nullable(Instant),
  acceptedAt: z.nullable(Instant),
  acceptedBy: z.nullable(z.string()),
  externalNumber: z.nullable(z.string()),
  /** The last request for a number of VClaim, until it has given one or was asked no longer. */
  numberRequest: z.nullable(z.extend(AskedOfVclaim, { request: z.int(), asked: AskedOnDay })),
  /**
   * What VClaim has under the number, and the letter of eligibility on which that rests; not known of a number that was typed,
   * until that is changed.
   */
  numbered: z.nullable(z.object({ asked: AskedOnDay, eligibilityLetter: z.nullable(z.string()) })),
  /** VClaim was asked to say something else under the number, until it does. */
  numberChange: z.nullable(z.extend(AskedOfVclaim, { change: z.int(), asked: AskedOnDay })),
  /** VClaim was asked to delete it, until it has. */
  numberDeletion: z.nullable(AskedOfVclaim),
  bedId: z.nullable(Id),
  bedName: z.nullable(z.string()),
  heldUntil: z.nullable(Instant),
  rejectReason: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  departedAt: z.nullable(Instant),
  handover: z.nullable(Handover),
  escortLevel: z.nullable(EscortLevel),
  conditionBefore: z.nullable(z.string()),
  equipment: z.nullable(z.string()),
  departedBy: z.nullable(z.string()),
  arrivedAt: z.nullable(Instant),
  conditionAfter: z.nullable(z.string()),
  receivedBy: z.nullable(z.string()),
  nextEncounterId: z.nullable(Id),
  answer: z.nullable(Answer),
});
export type ReferralRow = z.infer<typeof ReferralRow>;

/** The stored row, with since when something of it waits for VClaim. */
export const ReferralStored = z.extend(ReferralRow, { waitsSince: z.nullable(Instant) });
export type ReferralStored = z.infer<typeof ReferralStored>;

const access = ['inpatient.referral:view', 'outpatient.referral:view', 'emergency.referral:view'] as const;

export const referralList = list('referral/referrals', {
  view: 'referral',
  row: ReferralRow,
  narrowing: ['date'],
  filters: z.object({
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
    source: z.optional(ReferralSource),
    type: z.optional(ReferralType),
    status: z.optional(ReferralStatus),
    unitId: oneOf(QueryId),
    toUnitId: oneOf(QueryId),
    ...range('date', LocalDate),
  }),
  searchIn: ['patientName', 'recordNumber'],
  access,
  logged: 'patientId',
});

/** Open referrals from one kind of unit, for the sending and the receiving side. */
export const referralBoard = topic('referral.board', {
  params: z.object({ source: ReferralSource }),
  row: ReferralRow,
  access,
  logged: true,
});

/** The referrals of a visit. */
export const visitReferrals = topic('referral.visit', {
  params: z.object({ encounterId: Id }),
  row: ReferralRow,
  access,
  logged: 'encounterId',
});

export const referralDetail = topic('referral.detail', {
  params: z.object({ referralId: Id }),
  row: ReferralRow,
  access,
  logged: true,
});
