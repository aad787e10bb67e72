import { ClipboardList } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'front-office',
    path: '/manage/front-office',
    group: 'groupCare',
    order: 10,
    icon: ClipboardList,
    word: { id: 'Pendaftaran pasien', en: 'Patient registration' },
  },
];
