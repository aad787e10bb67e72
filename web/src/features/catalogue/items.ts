import type { CatalogueItem, CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { CatalogueForm, FieldValues } from '@/catalogues/catalogue-form';

/** An item as the topic publishes it. */
export type Item = CatalogueItem<CatalogueSpec>;
export type Values = FieldValues;

/** What a form starts with: the item's own values, or nothing. */
export function startingValues(form: CatalogueForm, item: Item | null): Values {
  return Object.fromEntries(
    form.fields.map(field => {
      const nothing =
        field.kind === 'yes' ? false : field.kind === 'choice' && field.required ? (field.values[0] ?? null) : null;
      return [field.name, item?.[field.name] ?? nothing];
    }),
  );
}

/** The body to send: texts trimmed, empty ones null. */
export function bodyOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  );
}

/** Required fields that are empty; the contract checks everything else. */
export function missing(form: CatalogueForm, values: Values): string[] {
  return form.fields
    .filter(field => field.required && (values[field.name] === null || values[field.name] === ''))
    .map(field => field.name);
}

/** The name in the middle of a sentence: in lower case, unless it is an abbreviation. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Whether what was typed is in any of the item's texts. */
export function matches(item: Item, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return (
    !wanted || Object.values(item).some(value => typeof value === 'string' && value.toLowerCase().includes(wanted))
  );
}
