import { medicine as medicineSpec, signa as signaSpec } from '@alur/contracts/catalogue/medicine';
import {
  inventoryCategory as inventoryCategorySpec,
  supplier as supplierSpec,
  unit as unitSpec,
} from '@alur/contracts/catalogue/stock-lists';
import { store as storeSpec } from '@alur/contracts/catalogue/store';
import { ofCatalogue } from '../declared';

export const inventoryCategory = ofCatalogue(inventoryCategorySpec, {
  key: 'inventory-category',
  word: { id: 'kategori barang', en: 'inventory category' },
});
export const unitOfMeasure = ofCatalogue(unitSpec, { key: 'unit', word: { id: 'satuan', en: 'unit' } });
export const signa = ofCatalogue(signaSpec, {
  key: 'signa',
  word: { id: 'aturan pakai', en: 'medication instruction' },
  name: ({ text }) => text,
  aside: ({ latin }) => latin,
});
/** SPEC has no selector for the items in stores, which prescriptions and materials need. */
export const medicine = ofCatalogue(medicineSpec, {
  key: 'medicine',
  word: { id: 'barang', en: 'item' },
  aside: ({ baseUnit }) => baseUnit,
});
/** SPEC has no selectors for stores and suppliers either. */
export const store = ofCatalogue(storeSpec, { key: 'store', word: { id: 'tempat penyimpanan', en: 'store' } });
export const supplier = ofCatalogue(supplierSpec, { key: 'supplier', word: { id: 'pemasok', en: 'supplier' } });
