import { pricedOn, type DatedPrice } from '@alur/contracts/kernel/dated-price';
import type * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import { pricesWith, pricesWithout, type NumberedPrice } from '../kernel/dated-prices.js';
import { payerPricesWith, payerPricesWithout, type SaidPrice } from '../kernel/payer-prices.js';
import type { CatalogueEvent } from './events.js';

/** An item of a catalogue: it does not exist yet, is in use, or is retired and stays readable for what refers to it. */
export type ItemState<Fields> =
  | { status: 'none' }
  | {
      status: 'active' | 'retired';
      /** The fields; those that are prices have their first value. */
      fields: Fields;
      prices: readonly DatedPrice[];
      classPrices: readonly NumberedPrice<SaidPrice>[];
    };

/** An item as it is on a day: each of its prices is the last whose day has come. */
export const fieldsOn = <Fields extends object>(
  { fields, prices }: { fields: Fields; prices: readonly DatedPrice[] },
  date: string,
): Fields => pricedOn(fields, prices, date);

/** The fields of a catalogue's items. */
export type FieldsOf<C extends { fields: z.core.$ZodType }> = z.infer<C['fields']>;

export type ItemAggregate<Fields> = Aggregate<ItemState<Fields>, CatalogueEvent>;

const evolve = <Fields>(state: ItemState<Fields>, event: CatalogueEvent): ItemState<Fields> => {
  switch (event.type) {
    case 'CatalogueItemAdded':
      return { status: 'active', fields: event.data.fields as Fields, prices: [], classPrices: [] };
    case 'CatalogueItemChanged':
      return state.status === 'none' ? state : { ...state, fields: event.data.fields as Fields };
    case 'CatalogueItemPriceSet':
      return state.status === 'none'
        ? state
        : { ...state, prices: pricesWith(state.prices, event.data, state.fields as object) };
    case 'CatalogueItemPriceWithdrawn':
      return state.status === 'none' ? state : { ...state, prices: pricesWithout(state.prices, event.data) };
    case 'CatalogueItemClassPriceSet':
      return state.status === 'none'
        ? state
        : { ...state, classPrices: payerPricesWith(state.classPrices, event.data) };
    case 'CatalogueItemClassPriceWithdrawn':
      return state.status === 'none'
        ? state
        : { ...state, classPrices: payerPricesWithout(state.classPrices, event.data) };
    case 'CatalogueItemRetired':
      return state.status === 'none' ? state : { ...state, status: 'retired' };
    case 'CatalogueItemRestored':
      return state.status === 'none' ? state : { ...state, status: 'active' };
  }
};

/** The stream of one item. Whatever charges or refuses because of an item checks this stream, never a row. */
export const itemOf = <C extends { key: string; fields: z.core.$ZodType }>(spec: C): ItemAggregate<FieldsOf<C>> => ({
  kind: spec.key,
  initial: { status: 'none' },
  evolve,
});
