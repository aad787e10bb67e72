import { HeartPulse } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'icu',
    path: '/manage/icu',
    group: 'groupCare',
    order: 35,
    icon: HeartPulse,
    word: { id: 'ICU', en: 'ICU' },
    service: 'intensive_care',
  },
];
