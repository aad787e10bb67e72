import { FlaskConical } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'laboratorium',
    opensBy: ['laboratorium.queue:view', 'laboratorium.ongoing:view', 'laboratorium.config:view'],
    path: '/manage/laboratorium',
    group: 'groupSupport',
    order: 20,
    icon: FlaskConical,
    word: { id: 'Laboratorium', en: 'Laboratory' },
    service: 'laboratory',
  },
];
