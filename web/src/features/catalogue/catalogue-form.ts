import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { Resources } from '@/i18n/resources';

type Texts = Resources['catalogue'];
export type CatalogueName = keyof Texts['name'];
export type FieldName = keyof Texts['field'];
export type HintName = keyof Texts['hint'];
export type OptionList = keyof Texts['option'];

/** How a field of a catalogue is asked for. */
export type FieldKind =
  | { kind: 'text' | 'lines' | 'yes' }
  | { kind: 'money' | 'whole' }
  | { kind: 'decimal'; decimals: number }
  | { kind: 'choice'; of: OptionList; values: readonly string[] }
  /** The name of an item of another catalogue; what is there already may be kept. */
  | { kind: 'named'; from: CatalogueSpec };

export type FieldForm = FieldKind & {
  name: FieldName;
  /** The contract says it may be empty otherwise. */
  required?: boolean;
  hint?: HintName;
  /** Shown in the list too. */
  listed?: boolean;
  /** Takes half of the form's width. */
  half?: boolean;
};

/** What a screen must know of a catalogue beside its contract: which fields, asked how, in which order. */
export interface CatalogueForm {
  name: CatalogueName;
  spec: CatalogueSpec;
  fields: readonly FieldForm[];
}

/** An item as it stands in the topic. */
export type Item = Record<string, string | number | boolean | null> & { id: number; active: boolean; revision: number };
export type Values = Record<string, string | number | boolean | null>;

/** What a form starts with: the item's own values, or nothing. */
export function startingValues(form: CatalogueForm, item: Item | null): Values {
  return Object.fromEntries(
    form.fields.map(field => {
      const nothing =
        field.kind === 'yes' ? false : field.kind === 'choice' && field.required ? (field.values[0] ?? null) : null;
      return [field.name, (item?.[field.name] as Values[string] | undefined) ?? nothing];
    }),
  );
}

/** The body to send: texts trimmed, empty ones null. */
export function bodyOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  );
}

/** Required fields that are empty; everything else is the contract's to check. */
export function missing(form: CatalogueForm, values: Values): FieldName[] {
  return form.fields
    .filter(field => field.required && (values[field.name] === null || values[field.name] === ''))
    .map(field => field.name);
}

/** In the middle of a sentence; what is an abbreviation stays. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Whether what was typed is in any of the item's texts. */
export function matches(item: Item, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return (
    !wanted || Object.values(item).some(value => typeof value === 'string' && value.toLowerCase().includes(wanted))
  );
}
