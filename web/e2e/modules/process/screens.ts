import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'audit-processes', role: 'facility-admin', path: '/manage/audit/processes', kind: 'list' },
  { name: 'channel-processes', role: 'channel-admin', path: '/channel/processes', kind: 'list' },
];
