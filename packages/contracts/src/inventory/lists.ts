import * as z from 'zod/mini';
import { list } from '../declare.js';
import { range } from '../kernel/filters.js';
import { Id, LocalDate, QueryId } from '../kernel/scalars.js';
import { StockCardRow, StockRow } from './rows.js';

/** Stock on hand, store by store; also shown while prescribing. */
export const stockList = list('inventory/stock', {
  view: 'stock',
  row: StockRow,
  narrowing: ['active'],
  filters: z.object({
    active: z.optional(z.stringbool()),
    belowMinimum: z.optional(z.stringbool()),
    id: z.optional(QueryId),
    /** DOMAIN 7: what expires soon, and what has. */
    ...range('nearestExpiry', LocalDate),
    prepared: z.optional(z.stringbool()),
    storeId: z.optional(QueryId),
  }),
  searchIn: ['name'],
  spelledIn: ['name'],
  access: ['inventory.item:view', 'outpatient.ongoing:prescribe', 'pharmacy.internal-outpatient:view', 'apotek:sell'],
});

export const stockCard = list('inventory/stock-card', {
  view: 'stock_card',
  row: StockCardRow,
  narrowing: ['storeId'],
  filters: z.object({
    itemId: z.pipe(z.coerce.number(), Id),
    storeId: z.optional(QueryId),
  }),
  order: 'at',
  access: ['inventory.item:view'],
});
