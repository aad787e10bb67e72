import { exact } from '@alur/contracts/inventory/quantity';
import { varianceOf } from '@alur/contracts/stock-count/variance';
import type { ReceivedItem } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import type { StockOf, StockState } from '../inventory/stock.js';
import { ensure } from '../kernel/rejection.js';
import type { CountedLine } from '../stock-count/stock-count.js';

export interface Corrected {
  readonly countId: number;
  readonly number: string;
  readonly storeName: string | null;
  readonly item: ReceivedItem;
}

const sourceOf = ({ countId }: Corrected): Source => ({ module: 'stock-count', id: countId, line: null });

/** What was found becomes a lot: the item may never have been in this store, so it is received. */
const received = (of: StockOf, line: CountedLine, by: Corrected): InventoryEvent[] => {
  const { lotId, batch, expiry, owner, unitCost, counted, baseUnit: unit } = line;
  const quantity = counted ?? 0;
  const lots = [{ lotId, batch, expiry, owner, unitCost, quantity, balance: quantity }];
  const { item, storeName, number: documentNumber } = by;
  const said = { item, storeName, origin: 'count', documentNumber, supplier: null };
  return [{ type: 'StockReceived', data: { ...of, source: sourceOf(by), entered: { quantity, unit }, lots, ...said } }];
};

/**
 * The books change by the difference, not to the count: what was given out since the lot was counted stays given out. A
 * lot that was used up meanwhile comes back by what was too much.
 */
const corrected = (of: StockOf, line: CountedLine, by: Corrected, { lots }: StockState): InventoryEvent[] => {
  const { name, lotId, batch, expiry, owner, unitCost, counted, baseUnit: unit, note } = line;
  const quantity = varianceOf(line) ?? 0;
  const lot = lots.find(each => each.lotId === lotId);
  const onHand = lot?.onHand ?? 0;
  const balance = exact(onHand + quantity);
  const reserved = lot?.reserved ?? 0;
  ensure(balance >= 0, 'stock-count.below-zero', { item: name, batch, onHand, less: -quantity });
  ensure(balance >= reserved, 'stock-count.below-reserved', { item: name, batch, after: balance, reserved });
  const moved = [{ lotId, batch, expiry, owner, unitCost, quantity, balance }];
  const reason = note === null ? by.number : `${by.number}: ${note}`;
  const entered = { quantity: counted ?? 0, unit };
  return [{ type: 'StockCorrected', data: { ...of, source: sourceOf(by), entered, lots: moved, reason } }];
};

/** What the approval of a count does to one item's stock: an event for each lot that differs. */
export const correctionsOf = (
  of: StockOf,
  lines: readonly CountedLine[],
  by: Corrected,
  state: StockState,
): InventoryEvent[] => lines.flatMap(line => (line.found ? received(of, line, by) : corrected(of, line, by, state)));
