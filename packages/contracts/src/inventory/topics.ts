import * as z from 'zod/mini';
import { topic } from '../kernel/topic.js';
import { Id } from '../kernel/scalars.js';
import { StockRow } from './rows.js';

/** One medicine's stock, live. */
export const stockItem = topic('stock.item', {
  params: z.object({ id: Id }),
  row: StockRow,
  access: ['inventory.item:view', 'outpatient.ongoing:prescribe', 'pharmacy.internal-outpatient:view'],
});
