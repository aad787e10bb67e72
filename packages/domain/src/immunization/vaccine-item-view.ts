import { medicine } from '@alur/contracts/catalogue/medicine';
import { VaccineItem, vaccineItems } from '@alur/contracts/immunization/rows';
import type * as z from 'zod/mini';
import { view, type RecordedEvent } from '../vocabulary.js';

type Medicine = z.infer<(typeof medicine)['fields']>;
type OfItem = { data: { catalogue: string; itemId: number } };
const key = ({ data }: OfItem) => (data.catalogue === medicine.key ? data.itemId : null);

/** The row of an item that is a vaccine; null for any other. */
const itemOf = (
  { data }: RecordedEvent<'CatalogueItemAdded' | 'CatalogueItemChanged'>,
  active: boolean,
): VaccineItem | null => {
  const { vaccine, name, brand, baseUnit, ingredients, programmeVaccine } = data.fields as Medicine;
  if (!vaccine) return null;
  return {
    // Items from before ingredients were recorded have none.
    ...{ id: data.itemId, active, name, brand, baseUnit, ingredients: ingredients ?? null, vaccine },
    isProgramme: programmeVaccine === true,
  };
};

/** The medicines that are vaccines: few rows beside the thousands of the list. */
export const vaccineItemView = view({
  name: 'vaccine_item',
  version: 1,
  row: VaccineItem,
  indexes: [],
  topics: [{ topic: vaccineItems, by: {} }],
  on: {
    CatalogueItemAdded: { key, first: event => itemOf(event, true) },
    CatalogueItemChanged: {
      key,
      first: event => itemOf(event, true),
      next: (row, event) => itemOf(event, row.active),
    },
    CatalogueItemRetired: { key, next: row => ({ ...row, active: false }) },
    CatalogueItemRestored: { key, next: row => ({ ...row, active: true }) },
  },
});
