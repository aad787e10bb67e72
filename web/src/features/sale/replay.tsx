import { saleList } from '@alur/contracts/sale/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const SaleBoard = lazy(async () => ({ default: (await import('./sale-board')).SaleBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'apotek',
    word: { id: 'Apotek', en: 'External pharmacy' },
    order: 55,
    topics: [saleList.name],
    firstPhases: ['confirmed'],
    draw: onRow => <SaleBoard onOpen={({ id }) => onRow(id)} />,
  },
];
