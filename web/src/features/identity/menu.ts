import { KeyRound, Users } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.acl',
    path: '/channel/acl',
    group: 'groupOverview',
    order: 30,
    icon: KeyRound,
    word: { id: 'Kendali akses', en: 'Access control' },
  },
  {
    key: 'settings.access',
    path: '/channel/acl',
    group: 'groupOffice',
    order: 90,
    icon: KeyRound,
    word: { id: 'Peran dan akses', en: 'Roles and access' },
    area: 'manage',
  },
  {
    key: 'settings.access',
    path: '/channel/employee',
    group: 'groupOffice',
    order: 85,
    icon: Users,
    word: { id: 'Karyawan', en: 'Employees' },
    area: 'manage',
  },
  {
    key: 'channel.employee',
    path: '/channel/employee',
    group: 'groupOverview',
    order: 40,
    icon: Users,
    word: { id: 'Karyawan', en: 'Employees' },
  },
];
