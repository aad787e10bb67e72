import { wardMedications } from '@alur/contracts/medication/rows';
import { wardWatch } from '@alur/contracts/record/observation-rows';
import { wardPatients } from '@alur/contracts/stay/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const ReplayPost = lazy(async () => ({ default: (await import('./replay-post')).ReplayPost }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'nursing-post',
    word: { id: 'Pos perawat', en: 'Nursing post' },
    order: 46,
    topics: [wardWatch.name, wardPatients.name, wardMedications.name],
    draw: onRow => <ReplayPost onRow={onRow} />,
  },
];
