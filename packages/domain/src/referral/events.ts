import { Gender, Payer } from '@alur/contracts/kernel/enums';
import {
  EscortLevel,
  ReferralDirection,
  ReferralSource,
  ReferralTransport,
  ReferralType,
} from '@alur/contracts/referral/commands';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

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
  ReferralNumbered: event(z.object({ ...happened, externalNumber: code() })),
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
