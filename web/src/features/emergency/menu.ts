import { Siren } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'emergency',
    path: '/manage/emergency',
    group: 'groupCare',
    order: 35,
    icon: Siren,
    word: { id: 'IGD', en: 'Emergency' },
    service: 'emergency',
  },
];
