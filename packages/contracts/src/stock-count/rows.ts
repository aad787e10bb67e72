import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId, Rupiah, SignedRupiah } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { StockCountScope } from './commands.js';

export const StockCountStatus = z.enum(['counting', 'counted', 'approved', 'cancelled']);
export type StockCountStatus = z.infer<typeof StockCountStatus>;

/** Who did a step, and when. */
const Step = z.nullable(z.object({ staffId: Id, by: z.string(), at: Instant }));

/** One count of a store (*stok opname*). What differs is known once it was submitted. */
export const StockCountRow = z.object({
  id: Id,
  revision: z.int(),
  status: StockCountStatus,
  date: LocalDate,
  number: z.string(),
  storeId: Id,
  /** Null in a main store that was not named yet. */
  storeName: z.nullable(z.string()),
  scope: StockCountScope,
  category: z.nullable(z.string()),
  /** How many items, and lots of them, are counted. */
  items: z.int(),
  lots: z.int(),
  differences: z.nullable(z.int()),
  surplus: z.nullable(Rupiah),
  shortage: z.nullable(Rupiah),
  /** Surplus less shortage. */
  variance: z.nullable(SignedRupiah),
  /** Why it was returned or cancelled. */
  reason: z.nullable(z.string()),
  opened: Step,
  submitted: Step,
  approved: Step,
  cancelled: Step,
  unfinished: Unfinished,
});
export type StockCountRow = z.infer<typeof StockCountRow>;

const counted = {
  itemId: Id,
  name: z.string(),
  baseUnit: z.string(),
  lotId: Id,
  batch: z.string(),
  expiry: LocalDate,
  /** Whether the books did not have it. */
  found: z.boolean(),
  counted: z.nullable(z.number()),
  note: z.nullable(z.string()),
  countedBy: z.nullable(z.string()),
  countedAt: z.nullable(Instant),
};

/** A lot as whoever counts sees it: she is not told what the books say (DOMAIN 7). */
export const StockCountSheetLine = z.object({ countId: Id, ...counted });
export type StockCountSheetLine = z.infer<typeof StockCountSheetLine>;

/** A lot with the frozen books and what differs; no topic has it before the count was submitted. */
export const StockCountLineRow = z.object({
  countId: Id,
  /** The count again, once its differences may be seen. */
  shownOf: z.nullable(Id),
  ...counted,
  unitCost: Rupiah,
  /** When the count was opened, and what moved from then until the lot was counted. */
  books: z.number(),
  moved: z.number(),
  variance: z.nullable(z.number()),
  varianceValue: z.nullable(SignedRupiah),
});
export type StockCountLineRow = z.infer<typeof StockCountLineRow>;

const access = ['inventory.count:view'] as const;
const because = 'what a store has says nothing of any patient';
const unlogged = { access, logged: false, because } as const;

export const stockCountList = list('stock-count/counts', {
  view: 'stock_count',
  row: StockCountRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(StockCountStatus),
    storeId: z.optional(QueryId),
  }),
  searchIn: ['number', 'storeName', 'category'],
  ...unlogged,
});

/** Counts that are neither approved nor cancelled. */
export const stockCountsOpen = topic('stock-count.open', {
  params: unfinishedParams,
  row: StockCountRow,
  ...unlogged,
});

export const stockCountOne = topic('stock-count.one', {
  params: z.object({ id: Id }),
  row: StockCountRow,
  ...unlogged,
});

/** The lots to be counted, without the books. */
export const stockCountSheet = topic('stock-count.sheet', {
  params: z.object({ countId: Id }),
  row: StockCountSheetLine,
  ...unlogged,
});

/** The lots with what differs; nothing while they are being counted. */
export const stockCountLines = topic('stock-count.lines', {
  params: z.object({ countId: Id }),
  row: StockCountLineRow,
  ...unlogged,
});
