import * as z from 'zod/mini';
import { ShortText } from '../kernel/scalars.js';
import { catalogue } from './catalogue.js';

/** A store's purpose: for dispensing to patients, for supplying other stores, or a ward's own. */
export const StoreKind = z.enum(['pharmacy', 'warehouse', 'ward']);

/** A place for stock. The facility's main store, from which prescriptions are filled, has the facility's id. */
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
