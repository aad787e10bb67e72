import { Hospital } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.merchants',
    path: '/channel/merchants',
    group: 'groupOverview',
    order: 20,
    icon: Hospital,
    word: { id: 'Fasyankes', en: 'Facilities' },
  },
];
