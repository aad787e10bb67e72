import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

/** What an item says of itself: public names and numbers. */
const fields = z.record(code(), z.union([label(), z.number(), z.boolean(), z.null()]));
const item = { catalogue: code(), itemId: z.number() };

/** Streams `<catalogue's key>-<id>`. */
export const catalogueEvents = {
  CatalogueItemAdded: event(z.object({ ...item, fields })),
  /** All fields as they are from now on. */
  CatalogueItemChanged: event(z.object({ ...item, fields })),
  CatalogueItemRetired: event(z.object(item)),
  CatalogueItemRestored: event(z.object(item)),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;
