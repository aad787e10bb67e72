import type { AccessKey } from '@alur/contracts/access';
import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { Profession } from '@alur/contracts/identity/commands';
import type { ShortText } from '@alur/contracts/kernel/scalars';
import type { Said } from '@alur/contracts/kernel/words';
import type { EnumTexts } from '@/i18n/enum-texts';

/** How a field of a catalogue is asked for. */
export type FieldKind =
  | { kind: 'text' | 'lines' | 'yes' | 'day' }
  | { kind: 'money' | 'whole' }
  | { kind: 'decimal'; decimals: number }
  /** One of an enumeration, whose words it has. */
  | { kind: 'choice'; of: keyof EnumTexts; values: readonly string[] }
  /** The name of an item of another catalogue; what is there already may be kept. */
  | { kind: 'named'; from: CatalogueSpec<{ name: typeof ShortText }> }
  /** An item of another catalogue, by its id. */
  | { kind: 'item'; from: CatalogueSpec }
  /** One of the facility's staff, by id. */
  | { kind: 'staff'; professions: readonly Profession[] };

export type FieldForm = FieldKind & {
  name: string;
  word: Said;
  /** The contract says it may be empty otherwise. */
  required?: boolean;
  hint?: Said;
  /** Shown in the list too. */
  listed?: boolean;
  /** Takes half of the form's width. */
  half?: boolean;
};

/** The tab where a catalogue is kept: on the page that its right begins with. */
export interface CatalogueTab {
  right: AccessKey;
  /** Its name in the URL. */
  value: string;
  word: Said;
  order: number;
}

/**
 * What a screen must know of a catalogue beside its contract: which fields, asked how, in which order. A feature lists
 * its own in `catalogue-forms.ts`, and the page that it names has them.
 */
export interface CatalogueForm {
  tab: CatalogueTab;
  spec: CatalogueSpec;
  /** What one of its items is called. */
  word: Said;
  fields: readonly FieldForm[];
}

export const nameField: FieldForm = {
  name: 'name',
  word: { id: 'Nama', en: 'Name' },
  kind: 'text',
  required: true,
  listed: true,
};
export const descriptionField: FieldForm = {
  name: 'description',
  word: { id: 'Keterangan', en: 'Description' },
  kind: 'lines',
  listed: true,
};
