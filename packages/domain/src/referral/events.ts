import { CareKind } from '@alur/contracts/casemix/enums';
import { Gender, Payer } from '@alur/contracts/kernel/enums';
import {
  EscortLevel,
  ReferralDirection,
  ReferralExtent,
  ReferralSource,
  ReferralTransport,
  ReferralType,
} from '@alur/contracts/referral/commands';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

const happened = { ...careHeader, referralId: z.int(), effectiveAt: code() };
const text = z.nullable(clinical());

/** DOMAIN 1.4. `unit` belongs to an internal transfer, `destination` to an external referral. */
const said = {
  type: ReferralType,
  plannedOn: code(),
  reason: clinical(),
  unit: z.nullable(z.object({ unitId: z.int(), unitName: label() })),
  destination: z.nullable(
    z.object({
      facility: label(),
      department: z.nullable(label()),
      doctor: z.nullable(label()),
      direction: ReferralDirection,
      transport: ReferralTransport,
    }),
  ),
  diagnosis: z.nullable(coding(clinical())),
  findings: text,
  supporting: text,
  therapy: text,
};

/** A code of one of VClaim's lists. */
const entry = () => z.object({ code: code(), name: label() });
/** What VClaim is told of a referral (DOMAIN-WIRES 2, `t_rujukan`). */
const asked = z.object({
  ...{ extent: ReferralExtent, care: CareKind, facility: entry(), poli: z.nullable(entry()) },
  ...{ diagnosis: coding(clinical()), notes: text, referredOn: code(), plannedOn: code() },
});
const requested = { ...happened, request: z.int() };
const numbered = { ...happened, externalNumber: code() };

/** Stream `referral-<id>`: a patient's transfer to another unit, or her referral to another facility (DOMAIN 2.3). */
export const referralEvents = {
  ReferralDrafted: event(
    z.object({
      ...happened,
      source: ReferralSource,
      unitName: label(),
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      age: z.nullable(code()),
      payer: Payer,
      insurer: z.nullable(label()),
      ...said,
      draftedBy: staff(),
    }),
  ),
  ReferralDraftChanged: event(z.object({ ...happened, ...said, changedBy: staff() })),
  ReferralRequested: event(z.object({ ...happened, requestedBy: staff() })),
  /** Accepted by the receiving ward, with the held bed; or by another facility, as it told the sender. */
  ReferralAccepted: event(
    z.object({
      ...happened,
      acceptedBy: staff(),
      hold: z.nullable(
        z.object({
          ...{ bedId: z.int(), bedName: label(), roomName: label(), unitId: z.int(), unitName: label() },
          until: code(),
        }),
      ),
      acceptingOfficer: text,
      externalNumber: z.nullable(code()),
    }),
  ),
  /** The number that the insurance gave the referral to another facility. */
  ReferralNumbered: event(
    z.object({
      ...numbered,
      /** What VClaim was asked for and has under it; null of one that was typed or came otherwise. */
      issued: z.optional(z.nullable(z.object({ request: z.int(), eligibilityLetter: code(), asked }))),
    }),
  ),
  /** VClaim is asked for a number; `providerCode` is the facility's own, with which it will begin. */
  ReferralNumberRequested: event(
    z.object({ ...requested, providerCode: code(), eligibilityLetter: code(), asked, requestedBy: staff() }),
  ),
  /** None was given. */
  ReferralNumberRequestFailed: event(z.object({ ...requested, ...failedAttempt })),
  ReferralNumberRequestWithdrawn: event(z.object({ ...requested, withdrawnBy: staff() })),
  /** VClaim is asked to say something else under the same number. */
  ReferralNumberChangeRequested: event(z.object({ ...numbered, change: z.int(), asked, requestedBy: staff() })),
  ReferralNumberChanged: event(z.object({ ...numbered, change: z.int(), asked, changedBy: staff() })),
  ReferralNumberChangeFailed: event(z.object({ ...numbered, change: z.int(), ...failedAttempt })),
  /** VClaim is asked to delete it. */
  ReferralNumberDeletionRequested: event(z.object({ ...numbered, reason: clinical(), requestedBy: staff() })),
  /** It is gone in VClaim, and here. */
  ReferralNumberDeleted: event(z.object({ ...numbered, reason: clinical(), deletedBy: staff() })),
  ReferralNumberDeletionFailed: event(z.object({ ...numbered, ...failedAttempt })),
  ReferralRejected: event(z.object({ ...happened, reason: clinical(), rejectedBy: staff() })),
  ReferralDeparted: event(
    z.object({
      ...happened,
      handover: z.object({
        situation: clinical(),
        background: clinical(),
        assessment: clinical(),
        recommendation: clinical(),
      }),
      escortLevel: EscortLevel,
      conditionBefore: clinical(),
      equipment: text,
      departedBy: staff(),
    }),
  ),
  /** `nextEncounterId`: the stay that began with the arrival. */
  ReferralArrived: event(
    z.object({
      ...happened,
      conditionAfter: clinical(),
      receivedBy: staff(),
      nextEncounterId: z.nullable(z.int()),
    }),
  ),
  ReferralCancelled: event(z.object({ ...happened, reason: clinical(), cancelledBy: staff() })),
  /** The other facility's findings, treatment and advice. */
  ReferralAnswered: event(
    z.object({
      ...happened,
      diagnosis: clinical(),
      action: clinical(),
      advice: clinical(),
      answeredBy: clinical(),
      recordedBy: staff(),
    }),
  ),
};
export type ReferralEvent = EventOf<typeof referralEvents>;
export type EventData<Type extends ReferralEvent['type']> = Extract<ReferralEvent, { type: Type }>['data'];
