import type { recordApproval, requestApproval } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { careOf, ensureFits, type EligibilityState } from './eligibility.js';
import type { EligibilityEvent } from './events.js';
import { connected, type Asked } from './letter-request.js';

/** A submission is for a letter that is still to be issued; one waits at a time. */
export const askApproval = (
  state: EligibilityState,
  said: BodyOf<typeof requestApproval>,
  { visit, connection, cardNumber, requestedBy, today }: Asked,
): EligibilityEvent[] => {
  connected(connection);
  const care = careOf(visit.kind);
  ensureFits(state, { care, issuedOn: said.issuedOn, referral: null }, visit, today);
  ensure(said.kind !== 'back_dated' || said.issuedOn < today, 'casemix.approval-not-late', {}, 'issuedOn');
  ensure(state.approval === null, 'casemix.approval-requested');
  ensure(cardNumber !== null, 'casemix.card-missing');
  const data = { ...headerOf(visit), approval: state.approvals + 1, ...said, care, requestedBy };
  return [{ type: 'EligibilityApprovalRequested', data }];
};

/** A letter that was recorded meanwhile needs no approval; a BPJS that is still not reached says so once. */
export const recordApprovalOutcome = (
  state: EligibilityState,
  { approval, outcome }: BodyOf<typeof recordApproval>,
): EligibilityEvent[] => {
  const asked = state.approval;
  if (asked?.approval !== approval) return [];
  const keys = { ...headerOf(asked), approval };
  if ('submitted' in outcome) return [{ type: 'EligibilityApprovalSubmitted', data: keys }];
  const { failed } = outcome;
  if (isToldAlready(failed, asked.waitsFor)) return [];
  return [{ type: 'EligibilityApprovalFailed', data: { ...keys, ...failed } }];
};
