import { radiologyBoard } from '@alur/contracts/radiology/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const Board = lazy(async () => ({ default: (await import('./radiology-board')).RadiologyBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'radiology',
    word: { id: 'Radiologi', en: 'Radiology' },
    order: 55,
    topics: [radiologyBoard.name],
    draw: onRow => <Board stage="ongoing" onOpen={({ encounterId }) => onRow(encounterId)} />,
  },
];
