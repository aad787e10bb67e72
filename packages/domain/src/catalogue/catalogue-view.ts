import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { pricesOf, type DatedPrice } from '@alur/contracts/kernel/dated-price';
import { classPricesOf, type ClassPrice } from '@alur/contracts/kernel/payer-price';
import type * as z from 'zod/mini';
import { viewOf, type AnyView } from '../kernel/view.js';
import { pricesWithout, shownWith, type NumberedPrice } from '../kernel/dated-prices.js';
import { payerPricesWith, payerPricesWithout, shownPayerPrices, type SaidPrice } from '../kernel/payer-prices.js';
import type { DataOf } from '../kernel/event.js';
import type { CatalogueEvent, catalogueEvents } from './events.js';

/** Adds prices, which the generic row type of a catalogue does not declare. */
const withPrices = <Row extends object>(row: Row, prices: DatedPrice[]): Row => ({ ...row, prices });

const withClassPrices = <Row extends object>(row: Row, prices: readonly NumberedPrice<SaidPrice>[]): Row => ({
  ...row,
  classPrices: shownPayerPrices(prices) satisfies ClassPrice[],
});

/** The rows of one catalogue: its fields, and whether it is in use. */
export const catalogueView = (spec: CatalogueSpec): AnyView => {
  const key = (event: CatalogueEvent) => (event.data.catalogue === spec.key ? event.data.itemId : null);
  // A field that was added later is null in older items.
  const absent = Object.fromEntries(Object.keys(spec.fields.shape).map(name => [name, null]));
  return viewOf<DataOf<typeof catalogueEvents>>()({
    name: spec.view,
    version: spec.byClass !== null ? 5 : spec.dated === null ? 3 : 4,
    // The row schema consists of the catalogue's fields, which its generic type does not tell.
    row: spec.row as typeof spec.row & z.core.$ZodObject,
    indexes: [['active']],
    topics: [{ topic: spec.topic, by: {} }],
    on: {
      CatalogueItemAdded: {
        key,
        first: ({ data, revision }) => {
          const row = { ...absent, ...data.fields, ...{ id: data.itemId, active: true, revision } };
          const priced = spec.dated === null ? row : withPrices(row, []);
          return spec.byClass === null ? priced : withClassPrices(priced, []);
        },
      },
      CatalogueItemChanged: { key, next: (row, { data, revision }) => ({ ...row, ...data.fields, revision }) },
      CatalogueItemPriceSet: {
        key,
        next: (row, { data, revision }) => withPrices({ ...row, revision }, shownWith(pricesOf(row), data, row)),
      },
      CatalogueItemPriceWithdrawn: {
        key,
        next: (row, { data, revision }) => withPrices({ ...row, revision }, pricesWithout(pricesOf(row), data)),
      },
      CatalogueItemClassPriceSet: {
        key,
        next: (row, { data, revision }) =>
          withClassPrices({ ...row, revision }, payerPricesWith(classPricesOf(row), data)),
      },
      CatalogueItemClassPriceWithdrawn: {
        key,
        next: (row, { data, revision }) =>
          withClassPrices({ ...row, revision }, payerPricesWithout(classPricesOf(row), data)),
      },
      CatalogueItemRetired: { key, next: (row, { revision }) => ({ ...row, active: false, revision }) },
      CatalogueItemRestored: { key, next: (row, { revision }) => ({ ...row, active: true, revision }) },
    },
  });
};
