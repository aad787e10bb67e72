import { Store } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'apotek',
    path: '/manage/apotek',
    group: 'groupMoney',
    order: 25,
    icon: Store,
    word: { id: 'Apotek', en: 'External pharmacy' },
  },
];
