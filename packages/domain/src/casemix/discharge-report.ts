import type { recordDischargeReport } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import type { DischargeReport, EligibilityState } from './eligibility.js';
import type { EligibilityEvent } from './events.js';

/** Nothing where she has not left, VClaim issued no letter on request, or it was told the same already. */
export const requestReport = (
  state: EligibilityState,
  ended: Pick<DischargeReport, 'leftAt' | 'manner' | 'diedAt'> | null,
  deathLetter: string | null,
): EligibilityEvent[] => {
  if (state.status !== 'recorded' || state.issuedFor === null || state.care !== 'inpatient') return [];
  if (ended === null) return [];
  const { number, discharge: last } = state;
  const { leftAt, manner, diedAt } = ended;
  const isSame =
    last?.leftAt === leftAt && last.manner === manner && last.diedAt === diedAt && last.deathLetter === deathLetter;
  if (isSame && last.status !== 'failed') return [];
  const data = { ...headerOf(state), number, leftAt, manner, diedAt, deathLetter };
  return [{ type: 'EligibilityDischargeReportRequested', data }];
};

/** What was told of an earlier end is no answer to a later one; a BPJS that is still not reached says so once. */
export const recordReport = (
  state: EligibilityState,
  { number, leftAt, outcome }: BodyOf<typeof recordDischargeReport>,
): EligibilityEvent[] => {
  const { discharge } = state;
  if (state.status !== 'recorded' || state.number !== number) return [];
  if (discharge?.status !== 'queued' || discharge.leftAt !== leftAt) return [];
  const keys = { ...headerOf(state), number, leftAt };
  if ('reported' in outcome) return [{ type: 'EligibilityDischargeReported', data: keys }];
  const { failed } = outcome;
  if (isToldAlready(failed, discharge.waitsFor)) return [];
  return [{ type: 'EligibilityDischargeReportFailed', data: { ...keys, ...failed } }];
};
