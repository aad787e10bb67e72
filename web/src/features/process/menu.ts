import { TriangleAlert } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.merchants',
    path: '/channel/processes',
    group: 'groupOffice',
    order: 30,
    icon: TriangleAlert,
    word: { id: 'Proses tertahan', en: 'Held steps' },
  },
];
