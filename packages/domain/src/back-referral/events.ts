import { Gender } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

const letter = { ...careHeader, backReferralId: z.int() };
/** A code of one of VClaim's lists. */
const entry = () => z.object({ code: code(), name: label() });
/** Of whom and upon what: `eligibilityLetter` is the visit's. The programme names her disease. */
const enrolment = {
  ...{ eligibilityLetter: code(), programme: z.object({ code: code(), name: clinical() }), doctor: entry() },
  ...{ patientName: sealed(), recordNumber: sealed(), gender: Gender, age: z.nullable(code()) },
};
const medicine = z.object({ medicine: entry(), timesADay: z.int(), each: z.number(), quantity: z.int() });

/**
 * Stream `back_referral-<id>`: one letter by which BPJS's programme of chronic diseases takes a patient back (*surat rujuk
 * balik*). The header names the visit in which it was asked for.
 */
export const backReferralEvents = {
  /** VClaim is asked to issue it (DOMAIN-WIRES 2). */
  BackReferralRequested: event(
    z.object({
      ...{ ...letter, ...enrolment, notes: clinical(), advice: clinical(), medicines: z.array(medicine) },
      requestedBy: staff(),
    }),
  ),
  /** Upon a request; or in BPJS's own pages, and `typed` here. */
  BackReferralIssued: event(
    z.object({
      ...{ ...letter, number: code(), issuedOn: code() },
      typed: z.nullable(z.object({ ...enrolment, recordedBy: staff() })),
    }),
  ),
  /** None was issued. */
  BackReferralRequestFailed: event(z.object({ ...letter, ...failedAttempt })),
  BackReferralRequestWithdrawn: event(z.object({ ...letter, withdrawnBy: staff() })),
  /** VClaim is asked to delete it; once it has, it is void. */
  BackReferralDeletionRequested: event(
    z.object({ ...letter, number: code(), reason: clinical(), requestedBy: staff() }),
  ),
  BackReferralDeletionFailed: event(z.object({ ...letter, number: code(), ...failedAttempt })),
  BackReferralVoided: event(z.object({ ...letter, number: code(), reason: clinical(), voidedBy: staff() })),
};
export type BackReferralEvent = EventOf<typeof backReferralEvents>;
export type EventData<Type extends BackReferralEvent['type']> = Extract<BackReferralEvent, { type: Type }>['data'];
