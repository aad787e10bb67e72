import { words } from '../kernel/words.js';

export const reportWords = words('report', {
  places: {
    dashboard: { id: 'Dasbor', en: 'Dashboard' },
    'dashboard:revenue': { id: 'Lihat pendapatan', en: 'See revenue' },
    report: { id: 'Laporan', en: 'Reports' },
    'report.transaction': { id: 'Transaksi', en: 'Transactions' },
  },
});
