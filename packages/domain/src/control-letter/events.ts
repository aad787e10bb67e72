import { ControlLetterKind } from '@alur/contracts/control-letter/commands';
import { Gender } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';
import { failedAttempt } from '../kernel/failed-attempt.js';

const letter = { ...careHeader, controlLetterId: z.int() };
/** A code of one of VClaim's lists. */
const entry = () => z.object({ code: code(), name: label() });
/** When she is to come, where and to whom. */
const appointment = { plannedOn: code(), poli: entry(), doctor: entry() };
/** Of an appointment, and who she is. `eligibilityLetter` is the visit's, on which a control letter rests. */
const plan = {
  ...{ kind: ControlLetterKind, eligibilityLetter: z.nullable(code()), plannedOn: code() },
  ...{ poli: entry(), doctor: entry() },
  ...{ patientName: sealed(), recordNumber: sealed(), gender: Gender, age: z.nullable(code()) },
};

/**
 * Stream `control_letter-<id>`: one letter by which BPJS lets a patient come for a control (*surat kontrol*), or be admitted
 * (*SPRI*). The header names the visit in which it was planned.
 */
export const controlLetterEvents = {
  /** VClaim is asked to issue it (DOMAIN-WIRES 2). */
  ControlLetterRequested: event(z.object({ ...letter, ...plan, providerCode: code(), requestedBy: staff() })),
  ControlLetterIssued: event(z.object({ ...letter, number: code() })),
  /** None was issued. */
  ControlLetterRequestFailed: event(z.object({ ...letter, ...failedAttempt })),
  ControlLetterRequestWithdrawn: event(z.object({ ...letter, withdrawnBy: staff() })),
  /** It was issued in BPJS's own pages, and typed here. */
  ControlLetterRecorded: event(z.object({ ...letter, ...plan, number: code(), recordedBy: staff() })),
  ControlLetterVoided: event(z.object({ ...letter, number: code(), reason: clinical(), voidedBy: staff() })),
  /** VClaim is asked for another appointment by the same number. */
  ControlLetterChangeRequested: event(
    z.object({ ...letter, number: code(), change: z.int(), ...appointment, requestedBy: staff() }),
  ),
  ControlLetterChanged: event(
    z.object({ ...letter, number: code(), change: z.int(), ...appointment, changedBy: staff() }),
  ),
  ControlLetterChangeFailed: event(z.object({ ...letter, number: code(), change: z.int(), ...failedAttempt })),
  /** VClaim is asked to delete it; once it has, it is void. */
  ControlLetterDeletionRequested: event(
    z.object({ ...letter, number: code(), reason: clinical(), requestedBy: staff() }),
  ),
  ControlLetterDeletionFailed: event(z.object({ ...letter, number: code(), ...failedAttempt })),
};
export type ControlLetterEvent = EventOf<typeof controlLetterEvents>;
export type EventData<Type extends ControlLetterEvent['type']> = Extract<ControlLetterEvent, { type: Type }>['data'];
