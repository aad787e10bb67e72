import { Bone } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'radiology',
    opensBy: ['radiology.queue:view', 'radiology.ongoing:view', 'radiology.config:view'],
    path: '/manage/radiology',
    group: 'groupSupport',
    order: 25,
    icon: Bone,
    word: { id: 'Radiologi', en: 'Radiology' },
    service: 'radiology',
  },
];
