import { Scissors } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'operation',
    opensBy: ['operation.request:view', 'operation.ongoing:view', 'operation.report:view'],
    path: '/manage/operation',
    group: 'groupSupport',
    order: 40,
    icon: Scissors,
    word: { id: 'Kamar Operasi', en: 'Operating room' },
    service: 'surgery',
  },
];
