import { consultationList } from '@alur/contracts/consultation/topics';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const OngoingList = lazy(async () => ({ default: (await import('./ongoing-list')).OngoingList }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'ongoing',
    word: { id: 'Sedang diperiksa', en: 'In consultation' },
    order: 40,
    topics: [consultationList.name],
    firstPhases: ['queue', 'ongoing'],
    draw: onRow => <OngoingList onOpen={({ id }) => onRow(id)} />,
  },
];
