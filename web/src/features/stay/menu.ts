import { BedDouble } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'inpatient',
    path: '/manage/inpatient',
    group: 'groupCare',
    order: 30,
    icon: BedDouble,
    word: { id: 'Rawat inap', en: 'Inpatient' },
    service: 'inpatient',
  },
];
