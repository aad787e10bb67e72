import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.number();
const header = { storeId: id, itemId: id };

/** What moves or holds stock: a document of the module named, or one line of it; somebody by hand has none. */
const source = z.object({ module: code(), id: z.nullable(id), line: z.nullable(id) });

/** As it was typed; the lots are in base units. */
const entered = z.object({ quantity: z.number(), unit: label() });

/** A line of a receipt. `owner` is whose it is: `own`, the facility's. */
const lot = { lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number() };
/** With what is left of each lot afterwards, for the stock card. */
const lots = z.array(z.object({ ...lot, quantity: z.number(), balance: z.number() }));
const held = z.array(z.object({ lotId: id, batch: code(), expiry: code(), quantity: z.number() }));

/** Stream `stock-<storeId>_<itemId>`: one item in one store, its lots and reservations, in base units. */
export const inventoryEvents = {
  StockReceived: event(
    z.object({
      ...header,
      source,
      entered,
      lots,
      /** What a row of this store shows of the item until the catalogue says otherwise. */
      item: z.object({ name: label(), baseUnit: label(), price: z.number() }),
      storeName: z.nullable(label()),
      origin: code(),
      documentNumber: z.nullable(code()),
      supplier: z.nullable(label()),
    }),
  ),
  StockReserved: event(z.object({ ...header, source, entered, lots: held })),
  ReservationReleased: event(z.object({ ...header, source, lots: held })),
  /** What was reserved leaves the store. */
  StockIssued: event(z.object({ ...header, source, entered, lots })),
  StockReturned: event(z.object({ ...header, source, entered, lots })),
  /** To another store: gone from here, not yet there. */
  StockSent: event(z.object({ ...header, source, entered, lots, toStoreId: id })),
  /** From another store: the lots are the same. */
  StockArrived: event(
    z.object({
      ...header,
      ...{ source, entered, lots, fromStoreId: id },
      item: z.object({ name: label(), baseUnit: label(), price: z.number() }),
      storeName: label(),
    }),
  ),
  /** What was entered is what was counted; a lot's quantity is that less what the books said. */
  StockCorrected: event(z.object({ ...header, source, entered, lots, reason: label() })),
  /** Where the stock stands, whole: what came before need not be read. */
  StockCarriedForward: event(
    z.object({
      ...header,
      period: code(),
      lots: z.array(z.object({ ...lot, balance: z.number() })),
      reservations: z.array(
        z.object({ source, entered, lots: z.array(z.object({ lotId: id, quantity: z.number() })) }),
      ),
    }),
  ),
};
export type InventoryEvent = EventOf<typeof inventoryEvents>;
export type StockMovement = Exclude<InventoryEvent, { type: 'StockCarriedForward' }>;
export type Source = z.infer<typeof source>;
export type Entered = z.infer<typeof entered>;
