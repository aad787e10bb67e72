import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'login', role: null, path: '/', kind: 'entry', vital: true },
  { name: 'password', role: null, path: '/password', kind: 'entry' },
];
