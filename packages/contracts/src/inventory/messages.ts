export const inventoryMessages = {
  'stock.insufficient': {
    id: 'Stok {{item}} tidak cukup: tersedia {{available}}, diminta {{requested}}.',
    en: 'Not enough {{item}} in stock: {{available}} available, {{requested}} requested.',
  },
  'stock.already-expired': {
    id: 'Tanggal kedaluwarsa harus setelah hari ini.',
    en: 'The expiry date must be after today.',
  },
  'stock.already-reserved': {
    id: 'Stok untuk ini sudah dipesan.',
    en: 'Stock is already reserved for this.',
  },
  'stock.not-reserved': {
    id: 'Tidak ada stok yang dipesan untuk ini.',
    en: 'No stock is reserved for this.',
  },
  'stock.below-reserved': {
    id: 'Hasil hitung kurang dari jumlah yang sudah dipesan ({{reserved}}).',
    en: 'The count is below what is reserved ({{reserved}}).',
  },
  'stock.nothing-to-correct': {
    id: 'Hasil hitung sama dengan catatan stok.',
    en: 'The count equals the stock on record.',
  },
  'stock.moved': {
    id: 'Stok batch ini bergerak selagi dihitung: menurut catatan kini {{onHand}}. Hitung ulang.',
    en: 'This batch moved while it was counted: {{onHand}} on record now. Count again.',
  },
  'stock.lot-gone': {
    id: 'Menurut catatan, stok ini sudah habis. Jika ternyata masih ada, terima sebagai stok baru.',
    en: 'On record nothing is left of this. If there still is some, receive it as new stock.',
  },
  'stock.no-such-store': {
    id: 'Tempat penyimpanan ini tidak ada atau sudah tidak dipakai.',
    en: 'There is no such store, or it is no longer in use.',
  },
  'stock.expired-before-handover': {
    id: 'Batch {{batch}} dari {{item}} sudah kedaluwarsa. Batalkan persetujuan dan setujui ulang.',
    en: 'Batch {{batch}} of {{item}} has expired. Withdraw the approval and approve again.',
  },
} as const;
