import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'channel-operations', role: 'channel-admin', path: '/channel/operations', kind: 'list' },
];
