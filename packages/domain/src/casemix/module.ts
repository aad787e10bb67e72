import { claimList, eligibilityLetters, unclaimedVisits } from '@alur/contracts/casemix/rows';
import { moduleOf } from '../kernel/module.js';
import { approvalActs } from './acts/approvals.js';
import { claimActs } from './acts/claims.js';
import { letterActs } from './acts/letters.js';
import { recordActs } from './acts/records.js';
import { submissionActs } from './acts/submissions.js';
import { claimView } from './claim-view.js';
import { claim } from './claim.js';
import { eligibility } from './eligibility.js';
import { claimEvents, eligibilityEvents } from './events.js';
import { casemixVisitView } from './visit-view.js';

export const casemixModule = moduleOf('casemix', {
  events: { ...eligibilityEvents, ...claimEvents },
  aggregates: [eligibility, claim],
  acts: [...letterActs, ...approvalActs, ...claimActs, ...submissionActs, ...recordActs],
  views: [casemixVisitView, claimView],
  lists: [eligibilityLetters, unclaimedVisits, claimList],
});
