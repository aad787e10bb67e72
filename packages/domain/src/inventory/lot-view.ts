import { vaccineLots } from '@alur/contracts/immunization/rows';
import { StockLotRow } from '@alur/contracts/inventory/rows';
import { stockLots } from '@alur/contracts/inventory/topics';
import type { Seen } from '../kernel/event.js';
import type { RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import type { StockMovement } from './events.js';
import { isThere, moveBy } from './stock.js';

type Arrival = Seen<
  Extract<StockMovement, { type: 'StockReceived' | 'StockReturned' | 'StockArrived' | 'StockCorrected' }>
>;

const keyOf = (storeId: number, lotId: number) => `${storeId}_${lotId}`;
const key = ({ data }: StockMovement): RowKey[] => data.lots.map(({ lotId }) => keyOf(data.storeId, lotId));

const moved = (row: StockLotRow, { type, data }: StockMovement): StockLotRow | null => {
  const by = [...data.lots].find(({ lotId }) => lotId === row.id);
  const after = by ? moveBy(row, type, by.quantity) : row;
  return isThere(after) ? after : null;
};

/** A used-up lot that gets a quantity back counts as received on that day. */
const arrived = (e: Arrival, at: RowKey): StockLotRow => {
  const { storeId, itemId, lots } = e.data;
  const lot = lots.find(({ lotId }) => keyOf(storeId, lotId) === at);
  if (!lot) throw new Error(`no lot ${at} among those that came`);
  const { lotId: id, batch, expiry, owner, unitCost, quantity } = lot;
  return {
    ...{ id, storeId, itemId, batch, expiry, owner, unitCost },
    ...{ onHand: quantity, reserved: 0, receivedOn: e.meta.localDate },
  };
};

const movement = { key, next: moved };

/** The lots in stock: one row each, deleted when nothing is left. */
export const lotView = view({
  name: 'stock_lot',
  version: 3,
  row: StockLotRow,
  indexes: [['itemId']],
  topics: [
    { topic: stockLots, by: { itemId: 'itemId' } },
    { topic: vaccineLots, by: { itemId: 'itemId' } },
  ],
  on: {
    StockReceived: { key, first: arrived },
    StockReserved: movement,
    ReservationReleased: movement,
    StockIssued: movement,
    StockReturned: { key, first: arrived, next: moved },
    StockSent: movement,
    StockArrived: { key, first: arrived, next: moved },
    // A count may bring back what was used up while it went on (record 130).
    StockCorrected: { key, first: arrived, next: moved },
  },
});
