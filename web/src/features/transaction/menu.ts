import { CreditCard } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'cashier',
    path: '/manage/cashier',
    group: 'groupMoney',
    order: 10,
    icon: CreditCard,
    word: { id: 'Kasir', en: 'Cashier' },
  },
];
