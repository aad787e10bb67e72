import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'channel-merchants', role: 'front-office', path: '/channel/merchants', kind: 'list' },
  { name: 'channel-merchant-list', role: 'channel-admin', path: '/channel/merchants', kind: 'list' },
  { name: 'channel-merchant-create', role: 'channel-admin', path: '/channel/merchants/create', kind: 'form' },
  { name: 'channel-dashboard', role: 'channel-admin', path: '/channel/dashboard', kind: 'list' },
];
