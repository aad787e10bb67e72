import { Syringe } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'treatments',
    path: '/manage/treatments',
    group: 'groupCare',
    order: 70,
    icon: Syringe,
    word: { id: 'Tindakan', en: 'Treatments' },
  },
];
