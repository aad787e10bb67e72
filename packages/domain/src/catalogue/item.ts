import type * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import type { CatalogueEvent } from './events.js';

/** An item of a catalogue: not there yet, in use, or kept only for what refers to it. */
export type ItemState<Fields> = { status: 'none' } | { status: 'active' | 'retired'; fields: Fields };

/** The fields of a catalogue's items. */
export type FieldsOf<C extends { fields: z.core.$ZodType }> = z.infer<C['fields']>;

export type ItemAggregate<Fields> = Aggregate<ItemState<Fields>, CatalogueEvent>;

const evolve = <Fields>(state: ItemState<Fields>, event: CatalogueEvent): ItemState<Fields> => {
  switch (event.type) {
    case 'CatalogueItemAdded':
      return { status: 'active', fields: event.data.fields as Fields };
    case 'CatalogueItemChanged':
      return state.status === 'none' ? state : { ...state, fields: event.data.fields as Fields };
    case 'CatalogueItemRetired':
      return state.status === 'none' ? state : { ...state, status: 'retired' };
    case 'CatalogueItemRestored':
      return state.status === 'none' ? state : { ...state, status: 'active' };
  }
};

/** The stream of one item: whatever charges by it or refuses because of it checks this, never a row. */
export const itemOf = <C extends { key: string; fields: z.core.$ZodType }>(spec: C): ItemAggregate<FieldsOf<C>> => ({
  kind: spec.key,
  initial: { status: 'none' },
  evolve,
});
