import * as z from 'zod/mini';
import { LongText, ShortText } from '../kernel/scalars.js';
import { catalogue } from './catalogue.js';

/** Units of measure (*satuan*): tablet, bottle, strip. */
export const unit = catalogue('unit', {
  fields: { name: ShortText },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access: { view: 'inventory.unit:view', edit: 'inventory.unit:edit', select: ['inventory.item:view'] },
});

export const supplier = catalogue('supplier', {
  fields: {
    name: ShortText,
    address: z.nullable(LongText),
    postalCode: z.nullable(ShortText),
    phone: z.nullable(ShortText),
    email: z.nullable(z.email()),
    taxNumber: z.nullable(ShortText),
  },
  uniqueBy: ['name'],
  searchIn: ['name', 'phone'],
  access: { view: 'inventory.supplier:view', edit: 'inventory.supplier:edit', select: ['inventory.item:view'] },
});

export const inventoryCategory = catalogue('inventory-category', {
  fields: { name: ShortText, description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access: { view: 'inventory.category:view', edit: 'inventory.category:edit', select: ['inventory.item:view'] },
});
