import { exact } from '@alur/contracts/inventory/quantity';
import { take, type Demand, type MovedLot } from '../inventory/decisions.js';
import type { InventoryEvent } from '../inventory/events.js';
import { stock, type StockState } from '../inventory/stock.js';

/** What several demands, one after the other, take from the stocks of one store. */
export const takeAll = (
  demands: readonly Demand[],
  itemIds: readonly number[],
  states: readonly StockState[],
  today: string,
): { events: InventoryEvent[][]; lots: (MovedLot & { itemId: number })[][] } => {
  const events = itemIds.map((): InventoryEvent[] => []);
  const lots = demands.map(demand => {
    const at = itemIds.indexOf(demand.itemId);
    const mine = events[at] ?? [];
    const state = mine.reduce(stock.evolve, states[at] ?? stock.initial);
    const taken = take(demand, state, today);
    mine.push(...taken);
    return taken.flatMap(event =>
      event.type === 'StockIssued' ? event.data.lots.map(lot => ({ ...lot, itemId: demand.itemId })) : [],
    );
  });
  return { events, lots };
};

/** The lots of a supply, as the patient has them. */
export const suppliedLots = (lots: readonly (MovedLot & { itemId: number })[]) =>
  lots.map(({ balance: _balance, ...lot }) => ({ ...lot, quantity: exact(lot.quantity) }));
