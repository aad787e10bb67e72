import { medicine, MedicineClass } from '@alur/contracts/catalogue/medicine';
import { inventoryCategory, supplier, unit } from '@alur/contracts/catalogue/stock-lists';
import { store, StoreKind } from '@alur/contracts/catalogue/store';
import { Vaccine } from '@alur/contracts/immunization/enums';
import { DOSE_DECIMALS } from '@alur/contracts/prescription/lines';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { inventoryCategory as category, unitOfMeasure } from '@/selectors/global/stock';

const medicineForm: CatalogueForm = {
  tab: {
    right: 'inventory.item:view',
    value: 'item',
    word: { id: 'Obat dan BMHP', en: 'Medicines and consumables' },
    order: 20,
  },
  word: { id: 'Obat dan BMHP', en: 'Medicine or consumable' },
  spec: medicine,
  fields: [
    nameField,
    { name: 'brand', word: { id: 'Merek', en: 'Brand' }, kind: 'text', half: true },
    {
      name: 'ingredients',
      word: { id: 'Zat aktif dan golongan', en: 'Substances and group' },
      kind: 'text',
    },
    {
      name: 'form',
      word: { id: 'Bentuk sediaan', en: 'Dosage form' },
      kind: 'text',
      required: true,
      listed: true,
      half: true,
    },
    {
      name: 'strength',
      word: { id: 'Kekuatan', en: 'Strength' },
      kind: 'decimal',
      decimals: DOSE_DECIMALS,
      hint: {
        id: 'Isi zat dalam satu satuan dasar, misalnya 500.',
        en: 'Substance in one base unit, 500 for instance.',
      },
      half: true,
    },
    { name: 'strengthUnit', word: { id: 'Satuan kekuatan', en: 'Unit of strength' }, kind: 'text', half: true },
    {
      name: 'baseUnit',
      word: { id: 'Satuan dasar', en: 'Base unit' },
      kind: 'named',
      from: unitOfMeasure,
      required: true,
      listed: true,
      half: true,
    },
    {
      name: 'category',
      word: { id: 'Kategori', en: 'Category' },
      kind: 'named',
      from: category,
      half: true,
    },
    {
      name: 'medicineClass',
      word: { id: 'Golongan', en: 'Class' },
      kind: 'choice',
      of: 'medicineClass',
      values: MedicineClass.options,
      required: true,
      listed: true,
    },
    {
      name: 'price',
      word: { id: 'Harga', en: 'Price' },
      kind: 'money',
      required: true,
      hint: { id: 'Per satuan dasar.', en: 'For one base unit.' },
      listed: true,
      half: true,
    },
    { name: 'ceilingPrice', word: { id: 'HET', en: 'Ceiling price' }, kind: 'money', half: true },
    { name: 'minimumStock', word: { id: 'Stok minimum', en: 'Minimum stock' }, kind: 'whole', half: true },
    { name: 'maximumStock', word: { id: 'Stok maksimum', en: 'Maximum stock' }, kind: 'whole', half: true },
    { name: 'rack', word: { id: 'Rak', en: 'Rack' }, kind: 'text', half: true },
    { name: 'kfaCode', word: { id: 'Kode KFA', en: 'KFA code' }, kind: 'text', half: true },
    { name: 'highAlert', word: { id: 'High alert', en: 'High alert' }, kind: 'yes' },
    { name: 'lookAlike', word: { id: 'LASA', en: 'Look-alike' }, kind: 'yes' },
    { name: 'fornas', word: { id: 'Fornas', en: 'National formulary' }, kind: 'yes' },
    { name: 'chronic', word: { id: 'Obat kronis', en: 'Chronic medicine' }, kind: 'yes' },
    {
      name: 'vaccine',
      word: { id: 'Vaksin', en: 'Vaccine' },
      kind: 'choice',
      of: 'vaccine',
      values: Vaccine.options,
      hint: {
        id: 'Bila barang ini vaksin: satu satuan dasar adalah satu dosis.',
        en: 'If it is a vaccine: one base unit is one dose.',
      },
    },
    {
      name: 'programmeVaccine',
      word: { id: 'Vaksin program, tidak ditagihkan', en: 'Of the government’s programme, free of charge' },
      kind: 'yes',
    },
  ],
};

const inventoryCategoryForm: CatalogueForm = {
  tab: {
    right: 'inventory.category:view',
    value: 'category',
    word: { id: 'Kategori', en: 'Categories' },
    order: 30,
  },
  word: { id: 'Kategori inventaris', en: 'Inventory category' },
  spec: inventoryCategory,
  fields: [nameField, descriptionField],
};

const supplierForm: CatalogueForm = {
  tab: {
    right: 'inventory.supplier:view',
    value: 'supplier',
    word: { id: 'Pemasok', en: 'Suppliers' },
    order: 40,
  },
  word: { id: 'Pemasok', en: 'Supplier' },
  spec: supplier,
  fields: [
    nameField,
    { name: 'address', word: { id: 'Alamat', en: 'Address' }, kind: 'lines', listed: true },
    { name: 'phone', word: { id: 'Telepon', en: 'Phone' }, kind: 'text', listed: true, half: true },
    { name: 'email', word: { id: 'Email', en: 'E-mail' }, kind: 'text', listed: true, half: true },
    { name: 'postalCode', word: { id: 'Kode pos', en: 'Postal code' }, kind: 'text', half: true },
    { name: 'taxNumber', word: { id: 'NPWP', en: 'Tax number' }, kind: 'text', half: true },
  ],
};

const unitForm: CatalogueForm = {
  tab: { right: 'inventory.unit:view', value: 'unit', word: { id: 'Satuan', en: 'Units' }, order: 50 },
  word: { id: 'Satuan', en: 'Unit' },
  spec: unit,
  fields: [nameField],
};

const storeForm: CatalogueForm = {
  tab: {
    right: 'inventory.unit:view',
    value: 'store',
    word: { id: 'Tempat penyimpanan', en: 'Stores' },
    order: 60,
  },
  word: { id: 'Tempat penyimpanan', en: 'Store' },
  spec: store,
  fields: [
    nameField,
    {
      name: 'kind',
      word: { id: 'Jenis', en: 'Kind' },
      kind: 'choice',
      of: 'storeKind',
      values: StoreKind.options,
      required: true,
      listed: true,
      half: true,
    },
    { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', listed: true, half: true },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [
  medicineForm,
  inventoryCategoryForm,
  supplierForm,
  unitForm,
  storeForm,
];
