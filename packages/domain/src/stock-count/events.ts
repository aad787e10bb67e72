import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = z.int();
const header = { countId: id, storeId: id };
const rupiah = z.int();
const item = { itemId: id, name: label(), baseUnit: label() };

/** `books` is the lot's quantity when the count was opened, in base units. */
const frozen = z.object({
  ...item,
  ...{ lotId: id, batch: code(), expiry: code(), owner: code(), books: z.number(), unitCost: z.number() },
});
/** What the differences come to. */
const totals = { lines: z.int(), differences: z.int(), surplus: rupiah, shortage: rupiah };

/** Stream `stock_count-<id>`: one count of a store (*stok opname*, DOMAIN 7, record 130). */
export const stockCountEvents = {
  StockCountOpened: event(
    z.object({
      ...header,
      ...{ storeName: z.nullable(label()), number: code(), scope: code(), category: z.nullable(label()) },
      /** Items of which there is no lot are counted too. */
      itemIds: z.array(id),
      lines: z.array(frozen),
      openedBy: staff(),
    }),
  ),
  /** A lot that is counted again has its later count. `moved` is what the books changed by since the opening. */
  StockCountLinesCounted: event(
    z.object({
      ...header,
      lines: z.array(z.object({ lotId: id, counted: z.number(), moved: z.number(), note: z.nullable(label()) })),
      countedBy: staff(),
    }),
  ),
  /** A lot that the books do not have. */
  StockCountLotFound: event(
    z.object({
      ...{ ...header, ...item, lotId: id, batch: code(), expiry: code() },
      ...{ quantity: z.number(), unitCost: rupiah, note: z.nullable(label()), foundBy: staff() },
      /** Whether the count had no such item before. */
      newItem: z.boolean(),
    }),
  ),
  StockCountSubmitted: event(z.object({ ...header, ...totals, submittedBy: staff() })),
  /** It is to be counted again. */
  StockCountReturned: event(z.object({ ...header, reason: label(), returnedBy: staff() })),
  /** The books were corrected in the same append. */
  StockCountApproved: event(z.object({ ...header, number: code(), ...totals, approvedBy: staff() })),
  StockCountCancelled: event(z.object({ ...header, reason: label(), cancelledBy: staff() })),
};
export type StockCountEvent = EventOf<typeof stockCountEvents>;
export type EventData<Type extends StockCountEvent['type']> = Extract<StockCountEvent, { type: Type }>['data'];
