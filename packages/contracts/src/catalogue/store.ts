import * as z from 'zod/mini';
import { ShortText } from '../kernel/scalars.js';
import { catalogue, type CatalogueItem } from './catalogue.js';

/** What a store is for: handing out to patients, keeping for the other stores, a ward's own shelf. */
export const StoreKind = z.enum(['pharmacy', 'warehouse', 'ward']);

/** Where stock is kept. The facility's main store, from which prescriptions are filled, bears the facility's own id. */
export const store = catalogue('store', {
  fields: { name: ShortText, kind: StoreKind, code: z.nullable(ShortText) },
  uniqueBy: ['name', 'code'],
  searchIn: ['name', 'code'],
  access: {
    view: 'inventory.store:view',
    edit: 'inventory.store:edit',
    select: ['inventory.item:view', 'inventory.requisition:view'],
  },
});
export type StoreItem = CatalogueItem<typeof store>;
