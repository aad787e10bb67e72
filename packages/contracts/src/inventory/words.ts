import { words } from '../kernel/words.js';

export const inventoryWords = words('inventory', {
  places: {
    inventory: { id: 'Inventori', en: 'Inventory' },
    'inventory.item': { id: 'Barang dan stok', en: 'Items and stock' },
    'inventory.item:receive': { id: 'Terima barang', en: 'Receive goods' },
    'inventory.item:correct': { id: 'Koreksi stok', en: 'Correct stock' },
  },
  kinds: {
    inventory: { id: 'Inventaris', en: 'Inventory' },
    stock: { id: 'Persediaan', en: 'Stock' },
  },
  events: {
    StockReceived: { id: 'Stok diterima', en: 'Stock received' },
    StockReserved: { id: 'Stok direservasi', en: 'Stock reserved' },
    ReservationReleased: { id: 'Reservasi stok dilepas', en: 'Stock reservation released' },
    StockIssued: { id: 'Stok keluar', en: 'Stock issued' },
    StockReturned: { id: 'Stok dikembalikan', en: 'Stock returned', undoes: true },
    StockCorrected: { id: 'Stok dikoreksi', en: 'Stock corrected', undoes: true, change: 'correction' },
    StockCarriedForward: { id: 'Saldo stok dibawa ke periode berikut', en: 'Stock carried forward' },
  },
  fields: {
    source: { id: 'Sumber', en: 'Source' },
    balance: { id: 'Sisa stok', en: 'Balance' },
    batch: { id: 'Batch', en: 'Batch' },
    baseUnit: { id: 'Satuan dasar', en: 'Base unit' },
    documentNumber: { id: 'Nomor dokumen', en: 'Document number' },
    active: { id: 'Aktif', en: 'Active' },
    entered: { id: 'Diisi sebagai', en: 'Entered as' },
    expiries: { id: 'Menurut kedaluwarsa', en: 'By expiry' },
    expiry: { id: 'Kedaluwarsa', en: 'Expiry' },
    item: { id: 'Barang', en: 'Item' },
    lastUnitCost: { id: 'Harga beli terakhir', en: 'Last unit cost' },
    line: { id: 'Baris ke-', en: 'Line no.' },
    lotId: { id: 'Id lot', en: 'Lot id' },
    lots: { id: 'Lot', en: 'Lots' },
    maximumStock: { id: 'Stok maksimum', en: 'Maximum stock' },
    minimumStock: { id: 'Stok minimum', en: 'Minimum stock' },
    movement: { id: 'Mutasi', en: 'Movement' },
    nearestExpiry: { id: 'Kedaluwarsa terdekat', en: 'Nearest expiry' },
    onHand: { id: 'Stok fisik', en: 'On hand' },
    origin: { id: 'Asal', en: 'Origin' },
    owner: { id: 'Pemilik', en: 'Owner' },
    period: { id: 'Periode', en: 'Period' },
    receivedOn: { id: 'Diterima tanggal', en: 'Received on' },
    reservations: { id: 'Reservasi', en: 'Reservations' },
    reserved: { id: 'Dipesan', en: 'Reserved' },
    available: { id: 'Tersedia', en: 'Available' },
    belowMinimum: { id: 'Di bawah minimum', en: 'Below minimum' },
    storeId: { id: 'Id tempat penyimpanan', en: 'Store id' },
    storeName: { id: 'Tempat penyimpanan', en: 'Store' },
    supplier: { id: 'Pemasok', en: 'Supplier' },
    unitCost: { id: 'Harga beli', en: 'Unit cost' },
    orLater: { id: 'Atau kemudian', en: 'Or later' },
  },
  errors: {
    'stock.insufficient': {
      id: 'Stok {{item}} tidak cukup: tersedia {{available}}, diminta {{requested}}.',
      en: 'Not enough {{item}} in stock: {{available}} available, {{requested}} requested.',
    },
    'stock.above-maximum': {
      id: 'Stok {{item}} akan menjadi {{after}}, di atas batas {{maximum}}.',
      en: '{{item}} would come to {{after}} in stock, above its limit of {{maximum}}.',
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
  },
});
