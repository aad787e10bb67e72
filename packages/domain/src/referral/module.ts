import { referralList } from '@alur/contracts/referral/rows';
import { moduleOf } from '../kernel/module.js';
import { closeRequestsAct } from './acts/closing.js';
import { draftActs } from './acts/drafts.js';
import { numberActs } from './acts/numbers.js';
import { replyActs } from './acts/replies.js';
import { wayActs } from './acts/ways.js';
import { referralEvents } from './events.js';
import { referralView } from './referral-view.js';
import { referral } from './referral.js';

export const referralModule = moduleOf('referral', {
  events: referralEvents,
  aggregates: [referral],
  acts: [...draftActs, ...replyActs, ...wayActs, ...numberActs, closeRequestsAct],
  views: [referralView],
  lists: [referralList],
});
