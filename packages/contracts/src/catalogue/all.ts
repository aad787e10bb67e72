import { treatment, treatmentCategory } from '../treatment/catalogues.js';
import type { CatalogueSpec } from './catalogue.js';
import { medicine, signa } from './medicine.js';
import { paymentMethod } from './payment-method.js';
import { room } from './room.js';
import { inventoryCategory, supplier, unit } from './stock-lists.js';
import { store } from './store.js';

/** Every catalogue: one line each. */
export const catalogues = [
  room,
  treatmentCategory,
  treatment,
  unit,
  supplier,
  inventoryCategory,
  store,
  medicine,
  signa,
  paymentMethod,
] as unknown as readonly CatalogueSpec[];
