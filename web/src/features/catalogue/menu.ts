import { Syringe } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'treatments',
    opensBy: ['treatments:view', 'treatments.outpatient:view', 'treatments.inpatient:view'],
    path: '/manage/treatments',
    group: 'groupCare',
    order: 70,
    icon: Syringe,
    word: { id: 'Tindakan', en: 'Treatments' },
  },
];
