import { StockCardRow } from '@alur/contracts/inventory/rows';
import type { Seen } from '../kernel/event.js';
import type { RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import type { InventoryEvent } from './events.js';

type Movement<T extends InventoryEvent['type']> = Seen<Extract<InventoryEvent, { type: T }>>;

const common = (e: Seen<InventoryEvent>) => ({
  medicineId: e.data.medicineId,
  at: e.meta.at,
  date: e.meta.localDate,
  actorId: e.meta.actorId,
  unitCost: null,
  prescriptionId: null,
  documentNumber: null,
  reason: null,
});

/** One line a batch: `<event>.<index>`. */
const perBatch = (e: Movement<'StockIssued' | 'StockReturned'>): RowKey[] =>
  e.data.batches.map((_batch, index) => `${e.id}.${index}`);

const batchLine = (
  e: Movement<'StockIssued' | 'StockReturned'>,
  key: RowKey,
  movement: 'issued' | 'returned',
): StockCardRow => {
  const { batch, expiry, quantity, balance } = e.data.batches[Number(String(key).split('.').at(-1))] ?? {
    batch: '',
    expiry: '',
    quantity: 0,
    balance: 0,
  };
  return {
    ...common(e),
    movement,
    batch,
    expiry,
    quantity: movement === 'issued' ? -quantity : quantity,
    balance,
    prescriptionId: e.data.prescriptionId,
  };
};

/** *Kartu stok*: what came and went, batch by batch (DOMAIN 7). Reservations move nothing. */
export const stockCardView = view({
  name: 'stock_card',
  version: 1,
  row: StockCardRow,
  once: true,
  indexes: [['medicineId', 'at']],
  on: {
    StockReceived: {
      key: e => e.id,
      first: (e): StockCardRow => ({
        ...common(e),
        movement: 'received',
        batch: e.data.batch,
        expiry: e.data.expiry,
        quantity: e.data.quantity,
        balance: e.data.balance,
        unitCost: e.data.unitCost,
        documentNumber: e.data.documentNumber,
      }),
    },
    StockCorrected: {
      key: e => e.id,
      first: (e): StockCardRow => ({
        ...common(e),
        movement: 'corrected',
        batch: e.data.batch,
        expiry: e.data.expiry,
        quantity: e.data.difference,
        balance: e.data.counted,
        reason: e.data.reason,
      }),
    },
    StockIssued: { key: perBatch, first: (e, key) => batchLine(e, key, 'issued') },
    StockReturned: { key: perBatch, first: (e, key) => batchLine(e, key, 'returned') },
  },
});
