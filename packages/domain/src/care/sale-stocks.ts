import { releaseReservation } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import { stock, type StockState } from '../inventory/stock.js';
import type { SaleState } from '../sale/sale.js';
import { stocksAt } from './stocks.js';

/** Source of a sale's charges on its bill. */
export const saleSource = (saleId: number) => ({ module: 'sale', id: saleId });

/** Source of what a line of a sale moves or reserves in stock. */
export const bySale = (saleId: number, lineId: number): Source => ({ module: 'sale', id: saleId, line: lineId });

const reservedLines = (state: SaleState | undefined) => (state?.status === 'confirmed' ? state.lines : []);

/** The stocks in which a sale that is confirmed and not handed over has reserved, in the order of its lines. */
export const saleStocks = (storeId: number, state: SaleState | undefined) =>
  stocksAt(
    storeId,
    reservedLines(state).map(({ itemId }) => itemId),
  );

/** Releases what the sale has reserved; `stocks` as `saleStocks` names them. */
export const releaseSale = (
  storeId: number,
  state: SaleState | undefined,
  stocks: readonly StockState[],
): InventoryEvent[][] =>
  reservedLines(state).map(({ itemId, lineId }, index) =>
    state?.status === 'confirmed'
      ? releaseReservation({ storeId, itemId }, bySale(state.saleId, lineId), stocks[index] ?? stock.initial)
      : [],
  );
