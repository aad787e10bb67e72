import { requestStep } from '@alur/contracts/mobile-jkn/commands';
import type { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import { process, type RecordedEvent } from '../vocabulary.js';
import { bpjsQueue } from './needs.js';

const steps = {
  NumberTaken: 'added',
  AttendanceConfirmed: 'present',
  AbsenceRecorded: 'absent',
  NumberCancelled: 'cancelled',
  ScheduleMoved: 'moved',
  EncounterStarted: 'started',
  EncounterFinished: 'finished',
  PrescriptionApproved: 'preparing',
  PrescriptionHandedOver: 'handed_over',
  // The letter may have the referral for want of which the number was not added.
  EligibilityLetterRecorded: 'added',
} as const satisfies Record<string, AntreanStep>;

type Followed = { [T in keyof typeof steps | 'EncounterPayerChanged']: RecordedEvent<T> }[
  | keyof typeof steps
  | 'EncounterPayerChanged'];

/** What BPJS is to be told after an event; a number that it gave itself it is not told of. */
const stepAfter = ({ type, data }: Followed): AntreanStep | null => {
  if (type === 'EncounterPayerChanged') return data.payer === 'bpjs' ? 'added' : 'cancelled';
  if (type === 'NumberTaken' && data.source === 'mobile-jkn') return null;
  // Only outpatients have a number.
  if (type === 'EncounterFinished' && data.kind !== 'outpatient') return null;
  return steps[type];
};

/**
 * What happens to a number BPJS is told, so that Mobile JKN shows it (DOMAIN-WIRES 3.1, 4); whether it is one of BPJS's,
 * and what of it is known there, the command sees.
 */
export const queueToAntrean = process({
  name: 'queue-to-antrean',
  types: [
    ...(['NumberTaken', 'AttendanceConfirmed', 'AbsenceRecorded', 'NumberCancelled', 'ScheduleMoved'] as const),
    ...(['EncounterStarted', 'EncounterFinished', 'PrescriptionApproved', 'PrescriptionHandedOver'] as const),
    ...(['EncounterPayerChanged', 'EligibilityLetterRecorded'] as const),
  ],
  needs: bpjsQueue,
  react: event => {
    const step = stepAfter(event);
    return step ? [{ command: requestStep, target: event.data.encounterId, body: { step } }] : [];
  },
});
