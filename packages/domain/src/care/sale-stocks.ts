import { releaseReservation } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import { stock, type StockState } from '../inventory/stock.js';
import { itemsOf, takesOf, type SaleLine, type SaleState, type Take } from '../sale/sale.js';
import { stocksAt } from './stocks.js';

/** Source of a sale's charges on its bill. */
export const saleSource = (saleId: number) => ({ module: 'sale', id: saleId });

/** The service by which the bill knows a line: a compounded medicine by its line alone. */
export const chargedAs = ({ itemId, lineId }: Pick<SaleLine, 'itemId' | 'lineId'>) =>
  itemId === null ? { kind: 'compound', id: lineId } : { kind: 'medicine', id: itemId };

/** Source of what a line of a sale moves or reserves in stock. */
export const bySale = (saleId: number, lineId: number): Source => ({ module: 'sale', id: saleId, line: lineId });

/** Decides what each line takes, stock by stock: a medicine of its own may be in a compounded one as well. */
export const takeByTake = (
  lines: readonly SaleLine[],
  stocks: readonly StockState[],
  decide: (take: Take, state: StockState) => InventoryEvent[],
): InventoryEvent[][] => {
  const takes = takesOf(lines);
  return itemsOf(lines).map((itemId, index) => {
    let state = stocks[index] ?? stock.initial;
    return takes
      .filter(take => take.itemId === itemId)
      .flatMap(take => {
        const events = decide(take, state);
        state = events.reduce(stock.evolve, state);
        return events;
      });
  });
};

const reservedLines = (state: SaleState | undefined) => (state?.status === 'confirmed' ? state.lines : []);

/** The stocks in which a sale that is confirmed and not handed over has reserved, each once. */
export const saleStocks = (storeId: number, state: SaleState | undefined) =>
  stocksAt(storeId, itemsOf(reservedLines(state)));

/** Releases what the sale has reserved; `stocks` as `saleStocks` names them. */
export const releaseSale = (
  storeId: number,
  state: SaleState | undefined,
  stocks: readonly StockState[],
): InventoryEvent[][] =>
  takeByTake(reservedLines(state), stocks, ({ itemId, lineId }, its) =>
    state?.status === 'confirmed' ? releaseReservation({ storeId, itemId }, bySale(state.saleId, lineId), its) : [],
  );
