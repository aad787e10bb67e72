import { Boxes } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'inventory',
    path: '/manage/inventory',
    group: 'groupMoney',
    order: 40,
    icon: Boxes,
    word: { id: 'Inventaris', en: 'Inventory' },
  },
];
