import { availableOn, exact } from '@alur/contracts/inventory/quantity';
import { StockRow } from '@alur/contracts/inventory/rows';
import { stockItem } from '@alur/contracts/inventory/topics';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { StockMovement } from './events.js';
import { moveExpiry } from './expiries.js';
import { pricesWithout, shownWith } from '../kernel/dated-prices.js';
import { mainStore } from './main-store.js';
import { stockId } from './stock.js';

type Fields = Readonly<Record<string, string | number | boolean | null>>;
interface OfCatalogue {
  data: { catalogue: string; itemId: number };
}

const isMedicine = ({ data }: OfCatalogue) => data.catalogue === 'medicine';
const ofMedicine = (e: OfCatalogue) => (isMedicine(e) ? { id: e.data.itemId } : null);

/** The catalogue item's labels in the stock list; its limits apply to the main store only. */
const labels = (fields: Fields, isMain: boolean) => ({
  name: String(fields['name']),
  baseUnit: String(fields['baseUnit']),
  minimumStock: isMain ? (fields['minimumStock'] as number | null) : null,
  maximumStock: isMain ? (fields['maximumStock'] as number | null) : null,
  price: Number(fields['price']),
  // Whether the facility makes it stays as it was when the item was added.
  prepared: fields['prepared'] === true,
});

/**
 * Sums by expiry as of the last movement, and whether the stock is low; the reader works out what has expired since.
 */
const summed = (row: StockRow, { localDate }: Pick<Seen['meta'], 'localDate'>): StockRow => {
  const onHand = exact(row.expiries.reduce((sum, each) => sum + each.onHand, 0));
  const reserved = exact(row.expiries.reduce((sum, each) => sum + each.reserved, 0));
  const available = availableOn(row.expiries, localDate);
  return {
    ...row,
    onHand,
    reserved,
    available,
    nearestExpiry: row.expiries.find(each => each.onHand > 0)?.expiry ?? null,
    belowMinimum: row.minimumStock !== null && available < row.minimumStock,
  };
};

const moved = (row: StockRow, { type, data, meta }: Seen<StockMovement>): StockRow =>
  summed(
    {
      ...row,
      expiries: [...data.lots].reduce((all, lot) => moveExpiry(all, lot.expiry, type, lot.quantity), row.expiries),
      ...((type === 'StockReceived' || type === 'StockArrived') && {
        storeName: data.storeName,
        lastUnitCost: data.lots.at(-1)?.unitCost ?? row.lastUnitCost,
      }),
    },
    meta,
  );

/** The row of an item of which the store has received nothing yet. */
const nothingYet = (
  of: { id: number; storeId: number },
  shown: ReturnType<typeof labels>,
  storeName: string | null,
  meta: Seen['meta'],
): StockRow =>
  summed(
    {
      ...of,
      ...shown,
      storeName,
      ...{ onHand: 0, reserved: 0, available: 0, nearestExpiry: null, belowMinimum: false },
      ...{ lastUnitCost: null, active: true, expiries: [], prices: [] },
    },
    meta,
  );

const received = (e: Seen<Extract<StockMovement, { type: 'StockReceived' | 'StockArrived' }>>): StockRow => {
  const { storeId, itemId, storeName } = e.data;
  const { prices = [], ...item } = e.data.item;
  const row = nothingYet({ id: itemId, storeId }, labels({ ...item }, false), storeName, e.meta);
  return moved({ ...row, prices: [...prices] }, e);
};

const pricedMedicine = (e: OfCatalogue & { data: { field: string } }) =>
  e.data.field === 'price' ? ofMedicine(e) : null;

const key = (e: { data: { storeId: number; itemId: number } }) => stockId(e.data);
const movement = { key, next: moved };

/** Stock on hand: every medicine in the main store, and every item in a store that has ever received it. */
export const stockView = view({
  name: 'stock',
  version: 7,
  row: StockRow,
  indexes: [['name', 'active'], ['belowMinimum'], ['prepared'], ['id'], ['storeId'], ['nearestExpiry']],
  topics: [{ topic: stockItem, by: { id: 'id' } }],
  on: {
    CatalogueItemAdded: {
      key: e => (isMedicine(e) ? stockId({ storeId: mainStore(e.meta), itemId: e.data.itemId }) : null),
      first: e =>
        nothingYet({ id: e.data.itemId, storeId: mainStore(e.meta) }, labels(e.data.fields, true), null, e.meta),
    },
    CatalogueItemChanged: {
      where: e => (e.data.catalogue === 'store' ? { storeId: e.data.itemId } : ofMedicine(e)),
      next: (row, e) =>
        isMedicine(e)
          ? summed({ ...row, ...labels(e.data.fields, row.storeId === mainStore(e.meta)) }, e.meta)
          : { ...row, storeName: String(e.data.fields['name']) },
    },
    CatalogueItemPriceSet: {
      where: pricedMedicine,
      next: (row, { data }) => ({ ...row, prices: shownWith(row.prices, data, row) }),
    },
    CatalogueItemPriceWithdrawn: {
      where: pricedMedicine,
      next: (row, { data }) => ({ ...row, prices: pricesWithout(row.prices, data) }),
    },
    CatalogueItemRetired: { where: ofMedicine, next: row => ({ ...row, active: false }) },
    CatalogueItemRestored: { where: ofMedicine, next: row => ({ ...row, active: true }) },
    StockReceived: { key, first: received, next: moved },
    StockReserved: movement,
    ReservationReleased: movement,
    StockIssued: movement,
    StockReturned: movement,
    StockSent: movement,
    StockArrived: { key, first: received, next: moved },
    StockCorrected: movement,
  },
});
