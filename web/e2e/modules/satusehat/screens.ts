import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  {
    ...{ name: 'settings-satu-sehat-sending', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=satu-sehat-sending',
  },
  {
    ...{ name: 'settings-satu-sehat-rooms', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=satu-sehat-rooms',
  },
];
