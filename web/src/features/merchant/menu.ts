import { Hospital, LayoutDashboard } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.dashboard',
    path: '/channel/dashboard',
    group: 'groupOverview',
    order: 10,
    icon: LayoutDashboard,
    word: { id: 'Dasbor kanal', en: 'Channel dashboard' },
  },
  {
    key: 'channel.merchants',
    path: '/channel/merchants',
    group: 'groupOverview',
    order: 20,
    icon: Hospital,
    word: { id: 'Fasyankes', en: 'Facilities' },
  },
];
