import { transactionList } from '@alur/contracts/transaction/topics';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const CashierBoard = lazy(async () => ({ default: (await import('./cashier-board')).CashierBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'cashier',
    word: { id: 'Kasir', en: 'Cashier' },
    order: 60,
    topics: [transactionList.name],
    firstPhases: ['ONGOING'],
    draw: onRow => <CashierBoard onOpen={onRow} />,
  },
];
