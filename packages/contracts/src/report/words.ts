import { words } from '../kernel/words.js';

export const reportWords = words('report', {
  places: {
    dashboard: { id: 'Dasbor', en: 'Dashboard' },
    'dashboard:revenue': { id: 'Lihat pendapatan', en: 'See revenue' },
    report: { id: 'Laporan', en: 'Reports' },
    'report.transaction': { id: 'Transaksi', en: 'Transactions' },
  },
  kinds: { dashboard: { id: 'Dasbor', en: 'Dashboard' } },
  fields: {
    WAITING: { id: 'Sedang berlangsung', en: 'Under way' },
    ONGOING: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
    PAID: { id: 'Lunas', en: 'Paid' },
    DRAFT: { id: 'Draf', en: 'Draft' },
    CANCELLED: { id: 'Dibatalkan', en: 'Cancelled' },
    VOID: { id: 'Void', en: 'Void' },
    month: { id: 'Bulan', en: 'Month' },
    year: { id: 'Tahun', en: 'Year' },
  },
  errors: {
    'report.range-too-long': {
      id: 'Rentang tanggal pendapatan tidak boleh lebih dari 7 hari',
      en: 'The revenue’s range must not exceed 7 days',
    },
  },
});
