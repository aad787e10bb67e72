import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'dashboard', role: 'supervisor', path: '/manage/dashboard', kind: 'charts', vital: true },
  { name: 'report-transaction', role: 'facility-admin', path: '/manage/report', kind: 'list' },
  { name: 'report-commission', role: 'facility-admin', path: '/manage/report?tab=commission', kind: 'list' },
];
