import * as z from 'zod/mini';
import { DatedPrice } from '../kernel/dated-price.js';
import { Id, Instant, LocalDate, Rupiah } from '../kernel/scalars.js';

/** Stock that expires on one day: on hand, and reserved of it. */
export const ExpiringStock = z.object({
  expiry: LocalDate,
  /** Whether it includes stock that expires later. */
  orLater: z.boolean(),
  onHand: z.number(),
  reserved: z.number(),
});
export type ExpiringStock = z.infer<typeof ExpiringStock>;

/**
 * Stock of one item in one store; `id` is the item's. `available` is what was neither reserved nor expired at the last
 * movement; `availableOn` computes it for any day. Lots are rows of their own. Minimum and maximum are the catalogue's,
 * and apply to the main store.
 */
export const StockRow = z.object({
  id: Id,
  storeId: Id,
  /** Null in a main store that has received nothing yet. */
  storeName: z.nullable(z.string()),
  name: z.string(),
  baseUnit: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  available: z.number(),
  nearestExpiry: z.nullable(LocalDate),
  minimumStock: z.nullable(z.number()),
  maximumStock: z.nullable(z.number()),
  belowMinimum: z.boolean(),
  /** The item's first price. `pricedOn` with `prices` returns the price of a day. */
  price: Rupiah,
  prices: z.array(DatedPrice),
  lastUnitCost: z.nullable(Rupiah),
  active: z.boolean(),
  /** Whether the facility makes it itself. */
  prepared: z.boolean(),
  /** By day, first to expire first; fifty at most. */
  expiries: z.array(ExpiringStock),
});
export type StockRow = z.infer<typeof StockRow>;

/** A lot: a line of a receipt, as far as it is in stock; equal batches are distinguished by day and cost. */
export const StockLotRow = z.object({
  id: Id,
  storeId: Id,
  itemId: Id,
  batch: z.string(),
  expiry: LocalDate,
  owner: z.string(),
  unitCost: Rupiah,
  onHand: z.number(),
  reserved: z.number(),
  receivedOn: LocalDate,
});
export type StockLotRow = z.infer<typeof StockLotRow>;

/** One line of the stock card (*kartu stok*). `balance` is the lot's, after the movement. */
export const StockCardRow = z.object({
  storeId: Id,
  itemId: Id,
  lotId: Id,
  at: Instant,
  date: LocalDate,
  movement: z.enum(['received', 'issued', 'returned', 'corrected', 'sent', 'arrived']),
  batch: z.string(),
  expiry: LocalDate,
  /** Positive for receipts. */
  quantity: z.number(),
  balance: z.number(),
  unitCost: Rupiah,
  /** The source of the movement: a prescription, or a person directly. */
  sourceModule: z.string(),
  sourceId: z.nullable(Id),
  documentNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  actorId: Id,
});
export type StockCardRow = z.infer<typeof StockCardRow>;
