import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.number();
const header = { storeId: id, itemId: id };

/** The document, or the line of one, that moves or reserves stock; a manual movement has neither `id` nor `line`. */
const source = z.object({ module: code(), id: z.nullable(id), line: z.nullable(id) });

/** The quantity as typed; lots are in base units. */
const entered = z.object({ quantity: z.number(), unit: label() });

/** A line of a receipt. `owner` is `own` for the facility's own stock. */
const lot = { lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number() };
/** `balance` is what is left of each lot afterwards, for the stock card. */
const lots = z.array(z.object({ ...lot, quantity: z.number(), balance: z.number() }));
const held = z.array(z.object({ lotId: id, batch: code(), expiry: code(), quantity: z.number() }));

/**
 * The item's labels for rows of this store, until a catalogue event changes them. `prices` is absent when none was set,
 * `prepared` when the facility does not make it itself.
 */
const item = z.object({
  ...{ name: label(), baseUnit: label(), price: z.number() },
  prepared: z.optional(z.boolean()),
  prices: z.optional(
    z.array(
      z.object({
        ...{ priceId: z.int(), field: code(), price: z.nullable(z.int()), effectiveFrom: code() },
        before: z.nullable(z.int()),
      }),
    ),
  ),
});

/** Stream `stock-<storeId>_<itemId>`: one item in one store, its lots and reservations, in base units. */
export const inventoryEvents = {
  StockReceived: event(
    z.object({
      ...header,
      source,
      entered,
      lots,
      item,
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
  /** Sent to another store: it has left this store and has not arrived there yet. */
  StockSent: event(z.object({ ...header, source, entered, lots, toStoreId: id })),
  /** Arrived from another store, with the same lots. */
  StockArrived: event(
    z.object({
      ...header,
      ...{ source, entered, lots, fromStoreId: id },
      item,
      storeName: label(),
    }),
  ),
  /** `entered` is the count; a lot's quantity is the difference from the books. */
  StockCorrected: event(z.object({ ...header, source, entered, lots, reason: label() })),
  /** The stock's complete state, so that earlier events need not be read. */
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
