import { ClipboardList } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'front-office',
    // Nearly everybody looks patients up.
    homeBy: ['front-office.patient-list:register', 'front-office.patient-queue:view'],
    path: '/manage/front-office',
    group: 'groupCare',
    order: 10,
    icon: ClipboardList,
    word: { id: 'Pendaftaran pasien', en: 'Patient registration' },
  },
];
