import { prescriptionQueue } from '@alur/contracts/prescription/topics';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const PharmacyBoard = lazy(async () => ({ default: (await import('./pharmacy-board')).PharmacyBoard }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'pharmacy',
    word: { id: 'Farmasi', en: 'Pharmacy' },
    order: 50,
    topics: [prescriptionQueue.name],
    firstPhases: ['queue'],
    draw: onRow => <PharmacyBoard onOpen={({ id }) => onRow(id)} />,
  },
];
