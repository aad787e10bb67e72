import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

/** An item's fields: public names and numbers. */
const fields = z.record(code(), z.union([label(), z.number(), z.boolean(), z.null()]));
const item = { catalogue: code(), itemId: z.number() };

/** Streams `<catalogue's key>-<id>`. */
export const catalogueEvents = {
  CatalogueItemAdded: event(z.object({ ...item, fields })),
  /** All fields as they are from now on. */
  CatalogueItemChanged: event(z.object({ ...item, fields })),
  /** One of the item's prices from a day on; a null amount means that the item has no price of its own from then on. */
  CatalogueItemPriceSet: event(z.object({ ...item, field: code(), price: z.nullable(z.int()), effectiveFrom: code() })),
  CatalogueItemPriceWithdrawn: event(z.object({ ...item, field: code(), effectiveFrom: code() })),
  CatalogueItemRetired: event(z.object(item)),
  CatalogueItemRestored: event(z.object(item)),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;
