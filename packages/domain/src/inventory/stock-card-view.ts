import { StockCardRow } from '@alur/contracts/inventory/rows';
import type { Seen } from '../kernel/event.js';
import type { RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import type { StockMovement } from './events.js';

type Movement = Seen<
  Extract<
    StockMovement,
    { type: 'StockReceived' | 'StockIssued' | 'StockReturned' | 'StockCorrected' | 'StockSent' | 'StockArrived' }
  >
>;

/** One line per lot: `<event>.<index>`. */
const key = (e: Movement): RowKey[] => e.data.lots.map((_lot, index) => `${e.id}.${index}`);

const line =
  (movement: StockCardRow['movement']) =>
  (e: Movement, at: RowKey): StockCardRow => {
    const { storeId, itemId, source, lots } = e.data;
    const lot = lots[Number(String(at).split('.').at(-1))];
    if (!lot) throw new Error(`no line ${at} among those that moved`);
    const { lotId, batch, expiry, unitCost, quantity, balance } = lot;
    return {
      ...{ storeId, itemId, lotId, movement, batch, expiry, unitCost, balance },
      quantity: movement === 'issued' || movement === 'sent' ? -quantity : quantity,
      ...{ at: e.meta.at, date: e.meta.localDate, actorId: e.meta.actorId },
      ...{ sourceModule: source.module, sourceId: source.id },
      documentNumber: e.type === 'StockReceived' ? e.data.documentNumber : null,
      reason: e.type === 'StockCorrected' ? e.data.reason : null,
    };
  };

/** *Kartu stok*: every movement, lot by lot (DOMAIN 7). Reservations are no movements. */
export const stockCardView = view({
  name: 'stock_card',
  version: 4,
  row: StockCardRow,
  once: true,
  indexes: [['itemId', 'at', 'storeId'], ['batch']],
  on: {
    StockReceived: { key, first: line('received') },
    StockCorrected: { key, first: line('corrected') },
    StockIssued: { key, first: line('issued') },
    StockReturned: { key, first: line('returned') },
    StockSent: { key, first: line('sent') },
    StockArrived: { key, first: line('arrived') },
  },
});
