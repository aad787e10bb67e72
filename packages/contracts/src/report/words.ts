import { words } from '../kernel/words.js';

export const reportWords = words('report', {
  places: {
    dashboard: { id: 'Dasbor', en: 'Dashboard' },
    'dashboard:revenue': { id: 'Lihat pendapatan', en: 'See revenue' },
    report: { id: 'Laporan', en: 'Reports' },
    'report.transaction': { id: 'Transaksi', en: 'Transactions' },
  },
  errors: {
    'report.range-too-long': {
      id: 'Rentang tanggal pendapatan tidak boleh lebih dari 7 hari',
      en: 'The revenue’s range must not exceed 7 days',
    },
  },
});
