import { Settings } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'settings',
    path: '/manage/settings',
    group: 'groupOffice',
    order: 40,
    icon: Settings,
    word: { id: 'Pengaturan', en: 'Settings' },
  },
];
