import type { StockRow } from '../inventory/rows.js';
import { exact } from '../inventory/quantity.js';
import { leftOf } from './amounts.js';
import type { PurchaseRow } from './rows.js';

const coming: readonly PurchaseRow['status'][] = ['ordered', 'partially_received'];

/** Base units of an item that were ordered for a store and have not come; free goods do not lessen them. */
export const onOrder = (purchases: readonly PurchaseRow[], storeId: number, itemId: number): number =>
  exact(
    purchases
      .filter(each => each.storeId === storeId && coming.includes(each.status))
      .flatMap(each => each.lines)
      .filter(line => line.itemId === itemId)
      .reduce((sum, line) => sum + leftOf(line) * line.factor, 0),
  );

/** *Defekta*: what lies below its minimum, and how much fills it up, beside what is on order already. */
export const shortageOf = (
  stocks: readonly StockRow[],
  purchases: readonly PurchaseRow[],
): { stock: StockRow; quantity: number }[] =>
  stocks.flatMap(stock => {
    const { minimumStock, maximumStock, available, storeId, id } = stock;
    if (!stock.active || stock.prepared || minimumStock === null) return [];
    const there = available + onOrder(purchases, storeId, id);
    if (there >= minimumStock) return [];
    return [{ stock, quantity: exact(Math.max(maximumStock ?? 0, minimumStock) - there) }];
  });
