import { ChartColumn, Gauge } from 'lucide-react';
import type { MenuEntry } from '@/app/menu';

export const menu: MenuEntry[] = [
  {
    key: 'dashboard',
    path: '/manage/dashboard',
    group: 'groupOverview',
    order: 10,
    icon: Gauge,
    word: { id: 'Dasbor', en: 'Dashboard' },
  },
  {
    key: 'report',
    path: '/manage/report',
    group: 'groupMoney',
    order: 20,
    icon: ChartColumn,
    word: { id: 'Laporan', en: 'Reports' },
  },
];
