import { backReferrals } from '@alur/contracts/back-referral/rows';
import { moduleOf } from '../kernel/module.js';
import { backReferralActs } from './acts/back-referrals.js';
import { backReferralView } from './back-referral-view.js';
import { backReferral } from './back-referral.js';
import { backReferralEvents } from './events.js';

export const backReferralModule = moduleOf('back-referral', {
  events: backReferralEvents,
  aggregates: [backReferral],
  acts: backReferralActs,
  views: [backReferralView],
  lists: [backReferrals],
});
