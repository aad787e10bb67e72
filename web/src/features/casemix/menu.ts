import { FileCheck2 } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'casemix',
    path: '/manage/casemix',
    group: 'groupMoney',
    order: 30,
    icon: FileCheck2,
    word: { id: 'Casemix', en: 'Casemix' },
  },
];
