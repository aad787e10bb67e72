import type { recordLetterDeletion } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { lastingLetterOf, voidLetter, type EligibilityState } from './eligibility.js';
import type { EligibilityEvent } from './events.js';
import { connected, type Connection } from './letter-request.js';

/** A facility deletes its own letters, whose numbers begin with its code, and no other's. */
export const requestDeletion = (
  state: EligibilityState,
  reason: string,
  { connection, requestedBy }: { connection: Connection; requestedBy: Staff },
): EligibilityEvent[] => {
  const providerCode = connected(connection);
  const letter = lastingLetterOf(state);
  ensure(letter.number.startsWith(providerCode), 'casemix.letter-elsewhere');
  const data = { ...headerOf(letter), number: letter.number, reason, requestedBy };
  return [{ type: 'EligibilityLetterDeletionRequested', data }];
};

/** A letter that was voided by hand meanwhile stays so; a BPJS that is still not reached says so once. */
export const recordDeletion = (
  state: EligibilityState,
  { number, outcome }: BodyOf<typeof recordLetterDeletion>,
): EligibilityEvent[] => {
  if (state.status !== 'recorded' || state.number !== number || state.deletion === null) return [];
  const { reason, requestedBy, waitsFor } = state.deletion;
  if ('deleted' in outcome) return voidLetter(state, reason, requestedBy);
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'EligibilityLetterDeletionFailed', data: { ...headerOf(state), number, ...failed } }];
};
