import { words } from '../kernel/words.js';

export const shiftWords = words('shift', {
  places: {
    'cashier.shift': { id: 'Shift kasir', en: 'Cashier shifts' },
    'cashier.shift:open': { id: 'Buka shift', en: 'Open a shift' },
    'cashier.shift:close': { id: 'Tutup shift', en: 'Close a shift' },
  },
  kinds: {
    shift: { id: 'Shift kasir', en: 'Cashier shift' },
  },
  events: {
    ShiftOpened: { id: 'Shift kasir dibuka', en: 'Cashier’s shift opened' },
    DrawerCredited: { id: 'Uang masuk laci', en: 'Money into the drawer' },
    DrawerDebited: { id: 'Uang keluar laci', en: 'Money out of the drawer' },
    CashCounted: { id: 'Uang laci dihitung', en: 'Cash counted' },
    ShiftClosed: { id: 'Shift kasir ditutup', en: 'Cashier’s shift closed' },
  },
  fields: {
    openedAt: { id: 'Dibuka pukul', en: 'Opened at' },
    closedAt: { id: 'Ditutup pukul', en: 'Closed at' },
    method: { id: 'Cara', en: 'Method', codes: 'paymentMethod' },
    cashierName: { id: 'Kasir', en: 'Cashier' },
    payments: { id: 'Pembayaran', en: 'Payments' },
    note: { id: 'Catatan', en: 'Note' },
    shiftId: { id: 'Shift', en: 'Shift' },
    paymentId: { id: 'Pembayaran ke-', en: 'Payment' },
    isDeposit: { id: 'Deposit', en: 'Deposit' },
    isReturn: { id: 'Retur', en: 'Return' },
    cashierId: { id: 'Id kasir', en: 'Cashier id' },
    counted: { id: 'Hasil hitung', en: 'Counted' },
    counts: { id: 'Hasil hitung', en: 'Counts' },
    deposited: { id: 'Disetor', en: 'Deposited' },
    expected: { id: 'Seharusnya', en: 'Expected' },
    float: { id: 'Modal awal', en: 'Float', money: true },
    methods: { id: 'Metode bayar', en: 'Methods' },
    refunds: { id: 'Pengembalian', en: 'Refunds' },
    variance: { id: 'Selisih', en: 'Difference' },
    openCashierId: { id: 'Kasir yang bertugas', en: 'Open cashier id' },
  },
  errors: {
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
  },
});
