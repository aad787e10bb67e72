import { exact } from '@alur/contracts/inventory/quantity';
import { StockRow } from '@alur/contracts/inventory/rows';
import { stockItem } from '@alur/contracts/inventory/topics';
import { view } from '../vocabulary.js';
import type { InventoryEvent } from './events.js';
import { batchesAfter } from './stock.js';

const ofMedicine = (e: { data: { catalogue: string; itemId: number } }) =>
  e.data.catalogue === 'medicine' ? e.data.itemId : null;

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** What the stock list shows of the catalogue. */
const labels = (fields: Fields) => ({
  name: String(fields['name']),
  baseUnit: String(fields['baseUnit']),
  minimumStock: fields['minimumStock'] as number | null,
  maximumStock: fields['maximumStock'] as number | null,
  price: Number(fields['price']),
});

/** The sums over the batches, and whether the stock has run low. */
const summed = (row: StockRow): StockRow => {
  const onHand = exact(row.batches.reduce((sum, each) => sum + each.onHand, 0));
  const reserved = exact(row.batches.reduce((sum, each) => sum + each.reserved, 0));
  const expiries = row.batches.filter(each => each.onHand > 0).map(each => each.expiry);
  const available = exact(onHand - reserved);
  return {
    ...row,
    onHand,
    reserved,
    available,
    nearestExpiry: expiries.toSorted()[0] ?? null,
    belowMinimum: row.minimumStock !== null && available < row.minimumStock,
  };
};

const moved = (row: StockRow, event: InventoryEvent): StockRow =>
  summed({
    ...row,
    batches: batchesAfter(row.batches, event).filter(each => each.onHand > 0 || each.reserved > 0),
    lastUnitCost: event.type === 'StockReceived' ? event.data.unitCost : row.lastUnitCost,
  });

const movement = {
  key: (e: { data: { medicineId: number } }) => e.data.medicineId,
  next: moved,
};

/** Every medicine with what there is of it. */
export const stockView = view({
  name: 'stock',
  version: 1,
  row: StockRow,
  indexes: [['name'], ['belowMinimum']],
  topics: [{ topic: stockItem, by: { id: 'id' } }],
  on: {
    CatalogueItemAdded: {
      key: ofMedicine,
      first: e => ({
        id: e.data.itemId,
        ...labels(e.data.fields),
        onHand: 0,
        reserved: 0,
        available: 0,
        nearestExpiry: null,
        belowMinimum: e.data.fields['minimumStock'] !== null,
        lastUnitCost: null,
        active: true,
        batches: [],
      }),
    },
    CatalogueItemChanged: { key: ofMedicine, next: (row, e) => summed({ ...row, ...labels(e.data.fields) }) },
    CatalogueItemRetired: { key: ofMedicine, next: row => ({ ...row, active: false }) },
    CatalogueItemRestored: { key: ofMedicine, next: row => ({ ...row, active: true }) },
    StockReceived: movement,
    StockReserved: movement,
    ReservationReleased: movement,
    StockIssued: movement,
    StockReturned: movement,
    StockCorrected: movement,
  },
});
