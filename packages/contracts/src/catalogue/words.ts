import { words } from '../kernel/words.js';

export const catalogueWords = words('catalogue', {
  kinds: {
    catalogue: { id: 'Katalog', en: 'Catalogue' },
  },
  events: {
    CatalogueItemAdded: { id: 'Butir katalog ditambahkan', en: 'Catalogue item added' },
    CatalogueItemChanged: {
      id: 'Butir katalog diubah',
      en: 'Catalogue item changed',
      change: 'price',
      only: { path: 'fields.price' },
    },
    CatalogueItemRetired: { id: 'Butir katalog tidak dipakai lagi', en: 'Catalogue item retired', change: 'price' },
    CatalogueItemRestored: { id: 'Butir katalog dipakai kembali', en: 'Catalogue item restored' },
  },
  fields: {
    kind: { id: 'Jenis', en: 'Kind', codes: 'storeKind' },
    method: { id: 'Cara', en: 'Method', codes: 'paymentMethod' },
    baseUnit: { id: 'Satuan dasar', en: 'Base unit' },
    catalogue: { id: 'Katalog', en: 'Catalogue' },
    category: { id: 'Kategori', en: 'Category' },
    active: { id: 'Aktif', en: 'Active' },
    fields: { id: 'Isian', en: 'Fields' },
    form: { id: 'Bentuk sediaan', en: 'Form' },
    highAlert: { id: 'High alert', en: 'High alert' },
    maximumStock: { id: 'Stok maksimum', en: 'Maximum stock' },
    medicineClass: { id: 'Golongan obat', en: 'Medicine class', codes: 'medicineClass' },
    minimumStock: { id: 'Stok minimum', en: 'Minimum stock' },
    postalCode: { id: 'Kode pos', en: 'Postal code' },
    strength: { id: 'Kekuatan', en: 'Strength' },
    description: { id: 'Keterangan', en: 'Description' },
    bpjsPolyName: { id: 'Nama poli BPJS', en: 'BPJS clinic name' },
    icd9Code: { id: 'Kode ICD-9', en: 'ICD-9 code' },
    tariffBucket: { id: 'Kelompok tarif', en: 'Tariff group' },
    taxNumber: { id: 'NPWP', en: 'Tax number' },
    brand: { id: 'Merek', en: 'Brand' },
    ingredients: { id: 'Zat aktif dan golongan', en: 'Substances and group' },
    strengthUnit: { id: 'Satuan kekuatan', en: 'Strength unit' },
    ceilingPrice: { id: 'Harga eceran tertinggi', en: 'Ceiling price' },
    lookAlike: { id: 'LASA', en: 'Look-alike' },
    fornas: { id: 'Fornas', en: 'Fornas' },
    rack: { id: 'Rak', en: 'Rack' },
    kfaCode: { id: 'Kode KFA', en: 'KFA code' },
    text: { id: 'Teks', en: 'Text' },
    timesPerDay: { id: 'Kali sehari', en: 'Times a day' },
    dosePerTime: { id: 'Dosis sekali', en: 'Dose each time' },
    latin: { id: 'Latin', en: 'Latin' },
    accountNumber: { id: 'Nomor rekening', en: 'Account number' },
  },
  codes: {
    storeKind: {
      pharmacy: { id: 'Farmasi', en: 'Pharmacy' },
      warehouse: { id: 'Gudang', en: 'Warehouse' },
      ward: { id: 'Ruangan', en: 'Ward' },
    },
    medicineClass: {
      free: { id: 'Obat bebas', en: 'Over the counter' },
      limited_free: { id: 'Obat bebas terbatas', en: 'Limited over the counter' },
      prescription: { id: 'Obat keras', en: 'Prescription only' },
      psychotropic: { id: 'Psikotropika', en: 'Psychotropic' },
      narcotic: { id: 'Narkotika', en: 'Narcotic' },
      precursor: { id: 'Prekursor', en: 'Precursor' },
      certain_medicine: { id: 'Obat-obat tertentu (OOT)', en: 'Certain medicines (OOT)' },
    },
  },
  /** SPEC 8: the texts for a duplicate on add and on edit. */
  errors: {
    'catalogue.already-registered-on-add': {
      id: '{{name}} gagal ditambahkan karena sudah terdaftar sebelumnya',
      en: '{{name}} could not be added because it is already registered',
    },
    'catalogue.already-registered-on-change': {
      id: '{{name}} gagal diubah karena sudah terdaftar sebelumnya',
      en: '{{name}} could not be changed because it is already registered',
    },
    'catalogue.retired': {
      id: 'Data ini sudah dinonaktifkan. Aktifkan kembali sebelum mengubahnya.',
      en: 'This item is no longer in use. Restore it before changing it.',
    },
    'catalogue.not-retired': { id: 'Data ini masih aktif.', en: 'This item is still in use.' },
  },
});
