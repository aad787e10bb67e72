import type { Source } from '../inventory/events.js';
import { stock, stockId } from '../inventory/stock.js';
import { writes } from '../kernel/aggregate.js';

/** The stocks of some items in one store, in their order. */
export const stocksAt = (storeId: number, itemIds: readonly number[]) =>
  itemIds.map(itemId => writes(stock, stockId({ storeId, itemId })));

/** Source of a prescription's reservation: all lines that take one medicine share one reservation. */
export const byPrescription = (prescriptionId: number): Source => ({
  module: 'prescription',
  id: prescriptionId,
  line: null,
});
