import { words } from '../kernel/words.js';

export const commissionWords = words('commission', {
  places: { 'report.commission': { id: 'Komisi', en: 'Commissions' } },
  kinds: { bill_commission: { id: 'Komisi tagihan', en: 'Commissions of a bill' } },
  events: {
    CommissionsEarned: {
      id: 'Komisi dari {{refNumber}} dicatat',
      en: 'Commissions from {{refNumber}} recorded',
      name: { id: 'Komisi dicatat', en: 'Commissions recorded' },
      quiet: true,
    },
    CommissionsReversed: {
      id: 'Komisi dari {{refNumber}} ditarik kembali',
      en: 'Commissions from {{refNumber}} taken back',
      name: { id: 'Komisi ditarik kembali', en: 'Commissions taken back' },
      undoes: true,
      quiet: true,
    },
  },
  fields: {
    refNumber: { id: 'Nomor tagihan', en: 'Bill number' },
    lines: { id: 'Baris', en: 'Lines' },
    line: { id: 'Nomor baris', en: 'Line number' },
    role: { id: 'Sebagai', en: 'As' },
    month: { id: 'Bulan', en: 'Month' },
    staffName: { id: 'Nama', en: 'Name' },
    itemType: { id: 'Jenis layanan', en: 'Service', codes: 'itemType' },
    base: { id: 'Dasar perhitungan', en: 'Calculated on', money: true },
    basis: { id: 'Menurut', en: 'By', codes: 'commissionBasis' },
    percent: { id: 'Persen', en: 'Percent' },
    services: { id: 'Layanan', en: 'Services' },
    commission: { id: 'Komisi', en: 'Commission', money: true },
    share: { id: 'Bagi hasil', en: 'Share', money: true },
    commissionId: { id: 'Id komisi', en: 'Commission id' },
    offset: { id: 'Zona waktu', en: 'Time zone' },
  },
  codes: {
    commissionBasis: {
      commission: { id: 'Komisi', en: 'Commission' },
      share: { id: 'Bagi hasil', en: 'Share' },
    },
  },
  errors: {},
});
