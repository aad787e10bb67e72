import { laboratoryBoard } from '@alur/contracts/laboratory/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const Board = lazy(async () => ({ default: (await import('./laboratory-board')).LaboratoryBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'laboratory',
    word: { id: 'Laboratorium', en: 'Laboratory' },
    order: 50,
    topics: [laboratoryBoard.name],
    draw: onRow => <Board stage="ongoing" onOpen={({ encounterId }) => onRow(encounterId)} />,
  },
];
