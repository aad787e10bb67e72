import { referralBoard } from '@alur/contracts/referral/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const ReferralBoard = lazy(async () => ({ default: (await import('./referral-board')).ReferralBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'referrals',
    word: { id: 'Papan rujukan', en: 'Referral board' },
    order: 46,
    topics: [referralBoard.name],
    draw: () => <ReferralBoard desk="INPATIENT" />,
  },
];
