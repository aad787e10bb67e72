export const inventoryMessages = {
  'stock.insufficient': {
    id: 'Stok {{medicine}} tidak cukup: tersedia {{available}}, diminta {{requested}}.',
    en: 'Not enough {{medicine}} in stock: {{available}} available, {{requested}} requested.',
  },
  'stock.already-expired': {
    id: 'Tanggal kedaluwarsa harus setelah hari ini.',
    en: 'The expiry date must be after today.',
  },
  'stock.already-reserved': {
    id: 'Stok untuk resep ini sudah dipesan.',
    en: 'Stock is already reserved for this prescription.',
  },
  'stock.not-reserved': {
    id: 'Tidak ada stok yang dipesan untuk resep ini.',
    en: 'No stock is reserved for this prescription.',
  },
  'stock.below-reserved': {
    id: 'Hasil hitung kurang dari jumlah yang sudah dipesan resep ({{reserved}}).',
    en: 'The count is below what prescriptions have reserved ({{reserved}}).',
  },
  'stock.nothing-to-correct': {
    id: 'Hasil hitung sama dengan catatan stok.',
    en: 'The count equals the stock on record.',
  },
  'stock.moved': {
    id: 'Stok batch ini bergerak selagi dihitung: menurut catatan kini {{onHand}}. Hitung ulang.',
    en: 'This batch moved while it was counted: {{onHand}} on record now. Count again.',
  },
  'stock.expired-before-handover': {
    id: 'Batch {{batch}} dari {{medicine}} sudah kedaluwarsa. Batalkan persetujuan dan setujui ulang.',
    en: 'Batch {{batch}} of {{medicine}} has expired. Withdraw the approval and approve again.',
  },
} as const;
