import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, Reason, ShortText, TypedRupiah } from '../kernel/scalars.js';

const place = 'inventory.count';

/** An append writes at most 64 streams (SHAPES): the approval writes the count and the stock of each of its items. */
export const MOST_ITEMS = 60;
/** Each lot that differs is an event of the approval, which has 500 at most. */
export const MOST_LOTS = 400;
const MOST_LINES = 100;

/** How the items were chosen. */
export const StockCountScope = z.enum(['all', 'category', 'items']);
export type StockCountScope = z.infer<typeof StockCountScope>;

/** Freezes what the books say of these items in one store; the store goes on working. */
export const openStockCount = command('stock-count/open', {
  target: 'new',
  access: [`${place}:count`],
  body: z.object({
    /** The store; by default the facility's main store. */
    storeId: maybe(Id),
    scope: StockCountScope,
    /** Needed where the scope is a category. */
    category: maybe(ShortText),
    itemIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  }),
});

/** What was counted of some lots; a lot that is counted again has its later count. */
export const countStockLines = command('stock-count/count', {
  target: 'existing',
  access: [`${place}:count`],
  body: z.object({
    lines: z
      .array(z.object({ lotId: Id, counted: Quantity, note: maybe(ShortText) }))
      .check(z.minLength(1), z.maxLength(MOST_LINES)),
  }),
});

/** A lot lies on the shelf that the books do not have. */
export const findStockLot = command('stock-count/find-lot', {
  target: 'existing',
  access: [`${place}:count`],
  body: z.object({
    itemId: Id,
    batch: ShortText,
    /** It may have passed: what is found is counted, whatever becomes of it. */
    expiry: LocalDate,
    quantity: PositiveQuantity,
    /** Cost of one base unit. */
    unitCost: TypedRupiah,
    note: maybe(ShortText),
  }),
});

/** Every lot was counted: the differences are shown, and wait for approval. */
export const submitStockCount = command('stock-count/submit', {
  target: 'existing',
  access: [`${place}:count`],
  body: z.object({}),
});

/** Sends it back to be counted again. */
export const returnStockCount = command('stock-count/return', {
  target: 'existing',
  access: [`${place}:approve`],
  body: z.object({ reason: Reason }),
});

/** Corrects the books by the differences, lot by lot. */
export const approveStockCount = command('stock-count/approve', {
  target: 'existing',
  access: [`${place}:approve`],
  body: z.object({}),
});

export const cancelStockCount = command('stock-count/cancel', {
  target: 'existing',
  access: [`${place}:count`],
  body: z.object({ reason: Reason }),
});
