import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  {
    name: 'front-office-queue',
    role: 'front-office',
    path: '/manage/front-office/patient/clinic-queue',
    kind: 'list',
    vital: true,
  },
];
