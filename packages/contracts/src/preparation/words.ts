import { words } from '../kernel/words.js';

export const preparationWords = words('preparation', {
  places: {
    'inventory.mixed': { id: 'Sediaan racikan', en: 'Own preparations' },
    'inventory.mixed:edit': { id: 'Tulis formula racikan', en: 'Write formulas' },
    'inventory.mixed:make': { id: 'Buat racikan', en: 'Make preparations' },
  },
  kinds: {
    preparation: { id: 'Sediaan racikan', en: 'Preparation' },
    preparation_batch: { id: 'Pembuatan racikan', en: 'Batch of a preparation' },
  },
  events: {
    PreparationFormulaSet: {
      id: 'Formula racikan ditetapkan {{setBy}}',
      en: 'Formula set by {{setBy}}',
      name: { id: 'Formula racikan ditetapkan', en: 'Formula of a preparation set' },
    },
    PreparationBatchMade: {
      id: '{{name}} dibuat {{madeBy}}: batch {{batch}}, {{quantity}} {{unit}}',
      en: '{{name}} made by {{madeBy}}: batch {{batch}}, {{quantity}} {{unit}}',
      name: { id: 'Racikan dibuat', en: 'Preparation made' },
    },
    PreparationBatchUndone: {
      id: 'Pembuatan batch {{batch}} dibatalkan {{undoneBy}}: {{reason}}',
      en: 'Batch {{batch}} taken back by {{undoneBy}}: {{reason}}',
      name: { id: 'Pembuatan racikan dibatalkan', en: 'Batch of a preparation taken back' },
      undoes: true,
      change: 'withdraw',
    },
  },
  fields: {
    itemId: { id: 'Id barang', en: 'Item id' },
    batchId: { id: 'Id pembuatan', en: 'Batch id' },
    storeId: { id: 'Id tempat penyimpanan', en: 'Store id' },
    name: { id: 'Nama', en: 'Name' },
    unit: { id: 'Satuan', en: 'Unit' },
    yieldQuantity: { id: 'Hasil', en: 'Yield' },
    shelfLifeDays: { id: 'Masa simpan (hari)', en: 'Shelf life (days)' },
    instructions: { id: 'Cara pembuatan', en: 'Instructions' },
    ingredients: { id: 'Bahan', en: 'Ingredients' },
    quantity: { id: 'Jumlah', en: 'Quantity' },
    times: { id: 'Kali formula', en: 'Times the formula' },
    batch: { id: 'Batch', en: 'Batch' },
    lotId: { id: 'Id lot', en: 'Lot id' },
    lots: { id: 'Lot', en: 'Lots' },
    expiry: { id: 'Kedaluwarsa', en: 'Expiry' },
    owner: { id: 'Pemilik', en: 'Owner' },
    unitCost: { id: 'Harga pokok per satuan', en: 'Cost of a unit', money: true },
    cost: { id: 'Harga pokok', en: 'Cost', money: true },
    madeOn: { id: 'Dibuat tanggal', en: 'Made on' },
    expiresOn: { id: 'Kedaluwarsa', en: 'Expires on' },
    setBy: { id: 'Ditetapkan oleh', en: 'Set by' },
    madeBy: { id: 'Dibuat oleh', en: 'Made by' },
    undoneBy: { id: 'Dibatalkan oleh', en: 'Taken back by' },
    set: { id: 'Ditetapkan', en: 'Set' },
    made: { id: 'Dibuat', en: 'Made' },
    undone: { id: 'Dibatalkan', en: 'Taken back' },
    by: { id: 'Oleh', en: 'By' },
    reason: { id: 'Alasan', en: 'Reason' },
    status: { id: 'Status', en: 'Status', codes: 'preparationBatchStatus' },
  },
  codes: {
    preparationBatchStatus: {
      made: { id: 'Dibuat', en: 'Made' },
      undone: { id: 'Dibatalkan', en: 'Taken back' },
    },
  },
  errors: {
    'preparation.not-in-use': {
      id: 'Racikan ini sudah tidak dipakai.',
      en: 'This preparation is no longer in use.',
    },
    'preparation.ingredient-unavailable': {
      id: 'Bahan ini tidak ada atau sudah tidak dipakai.',
      en: 'There is no such ingredient, or it is no longer in use.',
    },
    'preparation.ingredient-twice': {
      id: 'Bahan ini sudah ada pada formula.',
      en: 'This ingredient is in the formula already.',
    },
    'preparation.own-ingredient': {
      id: 'Racikan tidak bisa menjadi bahannya sendiri.',
      en: 'A preparation cannot be made of itself.',
    },
    'preparation.above-yield': {
      id: 'Hasilnya paling banyak {{most}} {{unit}} menurut formula.',
      en: 'The formula yields {{most}} {{unit}} at most.',
    },
    'preparation.ingredient-expires': {
      id: 'Batch {{batch}} dari {{item}} kedaluwarsa hari ini, jadi tidak bisa dipakai untuk racikan yang disimpan.',
      en: 'Batch {{batch}} of {{item}} expires today, so nothing to be kept can be made of it.',
    },
    'preparation.batch-undone': {
      id: 'Pembuatan ini sudah dibatalkan.',
      en: 'This batch was taken back already.',
    },
  },
});
