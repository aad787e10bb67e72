import type { DatedPrice } from '@alur/contracts/kernel/dated-price';
import type { Medicine } from '../catalogue/aggregates.js';
import type { ReceivedItem } from '../inventory/decisions.js';
import type { Source } from '../inventory/events.js';
import { stock, stockId } from '../inventory/stock.js';
import { writes } from '../kernel/aggregate.js';
import { latestOf } from '../kernel/dated-prices.js';

/** The stocks of some items in one store, in their order. */
export const stocksAt = (storeId: number, itemIds: readonly number[]) =>
  itemIds.map(itemId => writes(stock, stockId({ storeId, itemId })));

/** Source of a prescription's reservation: all lines that take one medicine share one reservation. */
export const byPrescription = (prescriptionId: number): Source => ({
  module: 'prescription',
  id: prescriptionId,
  line: null,
});

/** Labels and prices of an item for a receipt. A store that receives the item for the first time reads them only there. */
export const receivedItem = ({
  fields: { name, baseUnit, price, prepared },
  prices,
}: {
  fields: Pick<Medicine, 'name' | 'baseUnit' | 'price' | 'prepared'>;
  prices: readonly DatedPrice[];
}): ReceivedItem => {
  const priced = latestOf(prices.filter(({ field }) => field === 'price'));
  return { name, baseUnit, price, ...(prepared && { prepared }), ...(priced.length > 0 && { prices: priced }) };
};
