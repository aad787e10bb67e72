import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  {
    ...{ name: 'settings-pcare-sending', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=pcare-sending',
  },
  {
    ...{ name: 'settings-pcare-codes', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=pcare-codes',
  },
];
