import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  {
    ...{ name: 'front-office-pcare', role: 'front-office', kind: 'list' as const },
    path: '/manage/front-office/patient/pcare',
  },
  {
    ...{ name: 'settings-pcare-codes', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=pcare-codes',
  },
  {
    ...{ name: 'settings-vclaim-codes', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=vclaim-codes',
  },
  {
    ...{ name: 'settings-bed-availability', role: 'facility-admin', kind: 'form' as const },
    path: '/manage/settings?tab=bed-availability',
  },
];
