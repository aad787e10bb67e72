import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'channel-merchants', role: 'front-office', path: '/channel/merchants', kind: 'list' },
];
