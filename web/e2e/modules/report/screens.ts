import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'dashboard', role: 'supervisor', path: '/manage/dashboard', kind: 'charts', vital: true },
];
