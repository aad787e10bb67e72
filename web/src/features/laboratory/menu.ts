import { FlaskConical } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'laboratorium',
    // Doctors and nurses, who have the history alone, read results in the patient's record.
    opensBy: [
      ...(['laboratorium.queue:view', 'laboratorium.ongoing:view', 'laboratorium.quality:view'] as const),
      ...(['laboratorium.analyser:view', 'laboratorium.report:view', 'laboratorium.config:view'] as const),
    ],
    path: '/manage/laboratorium',
    group: 'groupSupport',
    order: 20,
    icon: FlaskConical,
    word: { id: 'Laboratorium', en: 'Laboratory' },
    service: 'laboratory',
  },
];
