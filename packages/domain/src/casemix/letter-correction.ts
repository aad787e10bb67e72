import type { correctLetter, recordLetterCorrection } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { icd10 } from '../kernel/code-systems.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { lastingLetterOf, type EligibilityState } from './eligibility.js';
import type { EligibilityEvent } from './events.js';
import { connected, ensureOfCare, type Connection } from './letter-request.js';

/** A facility corrects its own letters, typed or issued, whose numbers begin with its code. */
export const requestCorrection = (
  state: EligibilityState,
  { initialDiagnosis, ...said }: BodyOf<typeof correctLetter>,
  { connection, requestedBy }: { connection: Connection; requestedBy: Staff },
): EligibilityEvent[] => {
  const providerCode = connected(connection);
  const letter = lastingLetterOf(state);
  const { number, care, issuedOn } = letter;
  ensure(number.startsWith(providerCode), 'casemix.letter-elsewhere');
  ensureOfCare({ ...said, care, issuedOn });
  ensure(said.accident?.follows !== number, 'casemix.follows-itself', {}, 'accident.follows');
  const keys = { ...headerOf(letter), number, correction: state.corrections + 1 };
  return [
    {
      type: 'EligibilityLetterCorrectionRequested',
      data: { ...keys, ...said, initialDiagnosis: icd10(initialDiagnosis), requestedBy },
    },
  ];
};

/** A letter that was voided meanwhile is corrected no more; a BPJS that is still not reached says so once. */
export const recordCorrection = (
  state: EligibilityState,
  { number, correction, outcome }: BodyOf<typeof recordLetterCorrection>,
): EligibilityEvent[] => {
  if (state.status !== 'recorded' || state.number !== number) return [];
  const asked = state.correction;
  if (asked?.correction !== correction) return [];
  const { requestedBy, waitsFor, ...said } = asked;
  if ('corrected' in outcome)
    return [{ type: 'EligibilityLetterCorrected', data: { ...said, correctedBy: requestedBy } }];
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'EligibilityLetterCorrectionFailed', data: { ...headerOf(state), number, correction, ...failed } }];
};
