import type { recordMedicalRecordSending } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { letterOf, type EligibilityState } from './eligibility.js';
import type { EligibilityEvent } from './events.js';

/** The record of a visit whose care has ended is sent; one that was sent already is sent anew. */
export const requestSending = (state: EligibilityState, hasEnded: boolean, requestedBy: Staff): EligibilityEvent[] => {
  const letter = letterOf(state);
  ensure(hasEnded, 'casemix.not-finished');
  ensure(state.sending?.status !== 'queued', 'casemix.record-queued');
  const data = { ...headerOf(letter), number: letter.number, request: state.sendings + 1, requestedBy };
  return [{ type: 'MedicalRecordRequested', data }];
};

/** Of a letter that is void meanwhile nothing is told; a BPJS that is still not reached says so once. */
export const recordSending = (
  state: EligibilityState,
  { request, outcome }: BodyOf<typeof recordMedicalRecordSending>,
): EligibilityEvent[] => {
  const { sending } = state;
  if (state.status !== 'recorded' || sending?.status !== 'queued' || sending.request !== request) return [];
  const keys = { ...headerOf(state), number: state.number, request };
  if ('sent' in outcome) return [{ type: 'MedicalRecordSent', data: keys }];
  const { failed } = outcome;
  if (isToldAlready(failed, sending.waitsFor)) return [];
  return [{ type: 'MedicalRecordFailed', data: { ...keys, ...failed } }];
};
