import { Stethoscope } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'outpatient',
    // The pharmacy and the operating room read the record.
    homeBy: ['outpatient.queue:view', 'outpatient.ongoing:view'],
    path: '/manage/outpatient',
    group: 'groupCare',
    order: 20,
    icon: Stethoscope,
    word: { id: 'Rawat jalan', en: 'Outpatient' },
  },
];
