import type { Grouping, recordSubmission } from '@alur/contracts/casemix/commands';
import type { SubmissionGoal, SubmissionProblem } from '@alur/contracts/casemix/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { AnyClaim, ClaimState } from './claim.js';
import type { ClaimEvent } from './events.js';

const keysOf = (it: AnyClaim) => ({ ...headerOf(it), claimId: it.claimId });

/** What E-Klaim asks of the patient's own data. */
interface Insured {
  readonly bpjsNo: string | null;
  readonly birthDate: string | null;
}

/** What of it is missing. */
export const missingOf = ({ bpjsNo, birthDate }: Insured): SubmissionProblem | null => {
  if (bpjsNo === null) return 'card_number_missing';
  return birthDate === null ? 'birth_date_missing' : null;
};

interface Asked {
  readonly goal: SubmissionGoal;
  readonly isOn: boolean;
  readonly patient: Insured;
  readonly requestedBy: Staff;
}

/** Only a final claim is sent, and nothing that is missing is left to E-Klaim to find. */
export const submit = (state: ClaimState, { goal, isOn, patient, requestedBy }: Asked): ClaimEvent[] => {
  ensure(state.status !== 'none', 'casemix.claim-not-found');
  ensure(state.submission.status !== 'sent', 'casemix.already-sent');
  ensure(state.status === 'finalized', 'casemix.not-finalized');
  ensure(state.submission.status !== 'queued', 'casemix.already-queued');
  ensure(isOn, 'settings.no-credentials');
  ensure(patient.bpjsNo !== null, 'casemix.card-number-missing', {}, 'bpjsNo');
  ensure(patient.birthDate !== null, 'casemix.birth-date-missing', {}, 'birthDate');
  return [{ type: 'ClaimSubmissionRequested', data: { ...keysOf(state), goal, requestedBy } }];
};

const isSame = (one: Grouping, other: Grouping): boolean =>
  one.system === other.system && one.code === other.code && one.tariff === other.tariff;

/**
 * What was sent is recorded whatever has happened meanwhile, because E-Klaim has it. How the attempt ended otherwise
 * counts only for the request that it was made for, and an E-Klaim that is still not reached says so once.
 */
export const progress = (
  state: ClaimState,
  { request, groupings, outcome }: Pick<BodyOf<typeof recordSubmission>, 'request' | 'groupings' | 'outcome'>,
): ClaimEvent[] => {
  if (state.status === 'none' || state.submission.status === 'sent') return [];
  const keys = keysOf(state);
  const sent: ClaimEvent[] =
    'reached' in outcome && outcome.reached === 'sent' ? [{ type: 'ClaimSubmitted', data: keys }] : [];
  if (state.submission.status !== 'queued' || state.request !== request) return sent;
  const isNew = (grouping: Grouping) => 'reached' in outcome || !state.groupings.some(each => isSame(each, grouping));
  const grouped = groupings.filter(isNew).map((grouping): ClaimEvent => ({
    type: 'ClaimGrouped',
    data: { ...keys, ...grouping },
  }));
  if ('reached' in outcome) return [...grouped, ...sent];
  const { failed } = outcome;
  if (isToldAlready(failed, state.submission.waitsFor)) return grouped;
  return [...grouped, { type: 'ClaimSubmissionFailed', data: { ...keys, ...failed } }];
};
