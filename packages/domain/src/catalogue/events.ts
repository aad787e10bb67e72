import * as z from 'zod/mini';
import { Payer } from '@alur/contracts/kernel/enums';
import { code, event, label, type EventOf } from '../kernel/event.js';

/** An item's fields: public names and numbers. */
const fields = z.record(code(), z.union([label(), z.number(), z.boolean(), z.null()]));
const item = { catalogue: code(), itemId: z.number() };
const ofClass = { ...item, payer: z.nullable(Payer), classId: z.int(), effectiveFrom: code() };

/** Streams `<catalogue's key>-<id>`. */
export const catalogueEvents = {
  CatalogueItemAdded: event(z.object({ ...item, fields })),
  /** All fields as they are from now on. */
  CatalogueItemChanged: event(z.object({ ...item, fields })),
  /** One of the item's prices from a day on; a null amount means that the item has no price of its own from then on. */
  CatalogueItemPriceSet: event(z.object({ ...item, field: code(), price: z.nullable(z.int()), effectiveFrom: code() })),
  CatalogueItemPriceWithdrawn: event(z.object({ ...item, field: code(), effectiveFrom: code() })),
  /**
   * The item's price in a class, of all payers or of one, from a day on; a null amount means that the class has none of
   * its own from then on.
   */
  CatalogueItemClassPriceSet: event(z.object({ ...ofClass, className: label(), price: z.nullable(z.int()) })),
  CatalogueItemClassPriceWithdrawn: event(z.object(ofClass)),
  CatalogueItemRetired: event(z.object(item)),
  CatalogueItemRestored: event(z.object(item)),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;
