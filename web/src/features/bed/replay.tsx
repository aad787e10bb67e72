import { wardBeds } from '@alur/contracts/bed/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const BedBoard = lazy(async () => ({ default: (await import('./bed-board')).BedBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'beds',
    word: { id: 'Papan tempat tidur', en: 'Bed board' },
    order: 45,
    topics: [wardBeds.name],
    draw: onRow => <BedBoard onOpenStay={onRow} />,
  },
];
