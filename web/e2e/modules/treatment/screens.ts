import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'treatments-categories', role: 'facility-admin', path: '/manage/treatments?tab=categories', kind: 'list' },
  { name: 'treatments', role: 'facility-admin', path: '/manage/treatments', kind: 'list' },
];
