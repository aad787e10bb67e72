import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'login', role: null, path: '/', kind: 'entry', vital: true },
  { name: 'password', role: null, path: '/password', kind: 'entry' },
  { name: 'channel-employees', role: 'channel-admin', path: '/channel/employee', kind: 'list' },
  { name: 'channel-employee-add', role: 'channel-admin', path: '/channel/employee/add', kind: 'form' },
  { name: 'channel-roles', role: 'facility-admin', path: '/channel/acl', kind: 'list' },
];
