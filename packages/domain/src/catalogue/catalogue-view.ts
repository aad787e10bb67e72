import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type * as z from 'zod/mini';
import { viewOf, type AnyView } from '../kernel/view.js';
import type { DataOf } from '../kernel/event.js';
import type { CatalogueEvent, catalogueEvents } from './events.js';

/** The rows of one catalogue: its fields, and whether it is in use. */
export const catalogueView = (spec: CatalogueSpec): AnyView => {
  const key = (event: CatalogueEvent) => (event.data.catalogue === spec.key ? event.data.itemId : null);
  // A field that came later is empty in items of before.
  const absent = Object.fromEntries(Object.keys(spec.fields.shape).map(name => [name, null]));
  return viewOf<DataOf<typeof catalogueEvents>>()({
    name: spec.view,
    version: 3,
    // It is made of the fields, which the type of any catalogue's row does not say.
    row: spec.row as typeof spec.row & z.core.$ZodObject,
    indexes: [['active']],
    topics: [{ topic: spec.topic, by: {} }],
    on: {
      CatalogueItemAdded: {
        key,
        first: ({ data, revision }) => ({
          ...absent,
          ...data.fields,
          ...{ id: data.itemId, active: true, revision },
        }),
      },
      CatalogueItemChanged: { key, next: (row, { data, revision }) => ({ ...row, ...data.fields, revision }) },
      CatalogueItemRetired: { key, next: (row, { revision }) => ({ ...row, active: false, revision }) },
      CatalogueItemRestored: { key, next: (row, { revision }) => ({ ...row, active: true, revision }) },
    },
  });
};
