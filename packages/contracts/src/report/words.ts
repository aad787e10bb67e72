import { words } from '../kernel/words.js';

export const reportWords = words('report', {
  places: {
    dashboard: { id: 'Dasbor', en: 'Dashboard' },
    'dashboard:revenue': { id: 'Lihat pendapatan', en: 'See revenue' },
    report: { id: 'Laporan', en: 'Reports' },
    'report.summary': { id: 'Ringkasan', en: 'Summary' },
    'report.diagnosis': { id: 'Diagnosis', en: 'Diagnosis' },
    'report.transaction': { id: 'Transaksi', en: 'Transactions' },
    'report.consultation': { id: 'Konsultasi', en: 'Consultation' },
    'report.pharmacy': { id: 'Farmasi', en: 'Pharmacy' },
    'report.treatment': { id: 'Tindakan', en: 'Treatment' },
  },
  kinds: { dashboard: { id: 'Dasbor', en: 'Dashboard' } },
  fields: {
    WAITING: { id: 'Sedang berlangsung', en: 'Under way' },
    ONGOING: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
    PAID: { id: 'Lunas', en: 'Paid' },
    DRAFT: { id: 'Draf', en: 'Draft' },
    CANCELLED: { id: 'Dibatalkan', en: 'Cancelled' },
    VOID: { id: 'Void', en: 'Void' },
    visits: { id: 'Kunjungan', en: 'Visits' },
    finished: { id: 'Selesai', en: 'Finished' },
    general: { id: 'Umum', en: 'General' },
    insurance: { id: 'Asuransi', en: 'Insurance' },
    bpjs: { id: 'BPJS', en: 'BPJS' },
    prescriptions: { id: 'Resep', en: 'Prescriptions' },
    handedOver: { id: 'Diserahkan', en: 'Handed over' },
    compounds: { id: 'Resep racikan', en: 'With a compound' },
    times: { id: 'Kali', en: 'Times' },
    prescribed: { id: 'Diresepkan', en: 'Prescribed' },
    sales: { id: 'Penjualan', en: 'Sales' },
    withPrescription: { id: 'Dengan resep', en: 'With a prescription' },
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
