export const shiftMessages = {
  'shift.already-open': {
    id: 'Anda masih memiliki shift yang terbuka. Tutup dulu shift tersebut.',
    en: 'You still have an open shift. Close it first.',
  },
  'shift.not-open': { id: 'Shift ini sudah ditutup.', en: 'This shift is closed.' },
  'shift.not-yours': { id: 'Shift ini milik kasir lain.', en: 'This shift belongs to another cashier.' },
  'shift.not-counted': {
    id: 'Hitung isi laci terlebih dahulu; hitungan harus sesudah pembayaran terakhir.',
    en: 'Count the drawer first; the count must come after the last payment.',
  },
  'shift.drawer-short': {
    id: 'Kas di laci tidak cukup untuk pengembalian ini.',
    en: 'There is not enough cash in the drawer for this refund.',
  },
  'shift.deposited-above-counted': {
    id: 'Setoran melebihi uang tunai yang dihitung.',
    en: 'The deposit exceeds the cash counted.',
  },
} as const;
