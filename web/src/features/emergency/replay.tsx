import { emergencyBoard } from '@alur/contracts/emergency/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const EmergencyBoard = lazy(async () => ({ default: (await import('./emergency-board')).EmergencyBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'emergency',
    word: { id: 'Papan IGD', en: 'Emergency board' },
    order: 42,
    topics: [emergencyBoard.name],
    draw: onRow => <EmergencyBoard onOpen={({ encounterId }) => onRow(encounterId)} />,
  },
];
