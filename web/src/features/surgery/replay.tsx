import { surgeryBoard } from '@alur/contracts/surgery/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const Board = lazy(async () => ({ default: (await import('./surgery-board')).SurgeryBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'operation',
    word: { id: 'Kamar operasi', en: 'Operating room' },
    order: 58,
    topics: [surgeryBoard.name],
    draw: onRow => <Board stage="all" onOpen={({ encounterId }) => onRow(encounterId)} />,
  },
];
