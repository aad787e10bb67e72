import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'settings-schedule', role: 'facility-admin', path: '/manage/settings?tab=schedule', kind: 'form' },
];
