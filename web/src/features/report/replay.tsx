import { dashboardVisits } from '@alur/contracts/queue/topics';
import { dashboardClinics } from '@alur/contracts/report/dashboard';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const DashboardScreen = lazy(async () => ({ default: (await import('./dashboard-screen')).DashboardScreen }));

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'dashboard',
    word: { id: 'Dasbor', en: 'Dashboard' },
    order: 70,
    topics: [dashboardVisits.name, dashboardClinics.name],
    draw: () => <DashboardScreen />,
  },
];
