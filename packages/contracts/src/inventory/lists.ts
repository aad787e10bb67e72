import * as z from 'zod/mini';
import { list } from '../kernel/list.js';
import { Id, QueryId } from '../kernel/scalars.js';
import { StockCardRow, StockRow } from './rows.js';

/** Stock on hand, also shown while prescribing. */
export const stockList = list('inventory/stock', {
  view: 'stock',
  row: StockRow,
  filters: z.object({
    active: z.optional(z.stringbool()),
    belowMinimum: z.optional(z.stringbool()),
    id: z.optional(QueryId),
  }),
  searchIn: ['name'],
  access: ['inventory.item:view', 'outpatient.ongoing:prescribe', 'pharmacy.internal-outpatient:view'],
});

export const stockCard = list('inventory/stock-card', {
  view: 'stock_card',
  row: StockCardRow,
  filters: z.object({ medicineId: z.pipe(z.coerce.number(), Id), batch: z.optional(z.string()) }),
  order: 'at',
  access: ['inventory.item:view'],
});
