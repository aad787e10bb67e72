import * as z from 'zod/mini';
import type { AccessKey } from '../access.js';
import { topic } from '../declare.js';
import { Id } from '../kernel/scalars.js';
import { StockLotRow, StockRow } from './rows.js';

const access: readonly AccessKey[] = [
  'inventory.item:view',
  'outpatient.ongoing:prescribe',
  'pharmacy.internal-outpatient:view',
  'apotek:sell',
];

/** Who carries out treatments sees what is left of their materials. */
const alsoOfMaterials: readonly AccessKey[] = [...access, 'treatments.outpatient:view', 'treatments.inpatient:view'];

/** One item's stock: a row for each store. */
export const stockItem = topic('stock.item', { params: z.object({ id: Id }), row: StockRow, access: alsoOfMaterials });

/** The lots of an item in stock, in all stores. */
export const stockLots = topic('stock.lots', { params: z.object({ itemId: Id }), row: StockLotRow, access });
