import { Users } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.employee',
    path: '/channel/employee',
    group: 'groupOverview',
    order: 40,
    icon: Users,
    word: { id: 'Karyawan', en: 'Employees' },
  },
];
