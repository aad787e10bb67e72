import { ServerCog } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'channel.operations',
    path: '/channel/operations',
    group: 'groupOffice',
    order: 40,
    icon: ServerCog,
    word: { id: 'Keadaan sistem', en: 'System state' },
  },
];
