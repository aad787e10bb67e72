import type { AccessKey } from '@alur/contracts/access';
import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { StaffMember } from '@alur/contracts/identity/staff';
import type { Said } from '@alur/contracts/kernel/words';
import type { ComponentType } from 'react';
import type { EnumTexts } from '@/i18n/enum-texts';
import type { CatalogueSelector, DeclaredSelector } from '@/selectors/declared';

/** The input of a catalogue's field. */
export type FieldKind =
  | { kind: 'text' | 'lines' | 'yes' | 'day' }
  | { kind: 'money' | 'whole' }
  | { kind: 'decimal'; decimals: number }
  /** A value of an enumeration, whose words label the options. */
  | { kind: 'choice'; of: keyof EnumTexts; values: readonly string[] }
  /** The name of an item of another catalogue; a saved name remains valid even when it is no longer offered. */
  | { kind: 'named'; from: CatalogueSelector }
  /** The id of an item of another catalogue. */
  | { kind: 'item'; from: CatalogueSelector }
  /** A code of a list; one that the list lacks may be typed. */
  | { kind: 'code'; from: DeclaredSelector<unknown> }
  /** The id of a member of the facility's staff. */
  | { kind: 'staff'; from: DeclaredSelector<StaffMember> };

export type FieldForm = FieldKind & {
  name: string;
  word: Said;
  /** Required in the form, although the contract permits it to be empty. */
  required?: boolean;
  hint?: Said;
  /** Shown in the list too. */
  listed?: boolean;
  /** Takes half of the form's width. */
  half?: boolean;
};

/** The tab on which a catalogue is maintained; its page is the one with which its right begins. */
export interface CatalogueTab {
  right: AccessKey;
  /** Its name in the URL. */
  value: string;
  word: Said;
  order: number;
}

/**
 * What a screen needs of a catalogue besides its contract: which fields, with which inputs, in which order. A feature
 * declares its own in `catalogue-forms.ts`, and the page that the tab names shows them.
 */
export interface CatalogueForm {
  tab: CatalogueTab;
  spec: CatalogueSpec;
  /** The word for one item. */
  word: Said;
  fields: readonly FieldForm[];
  /** A column of the list that is no field of the item. */
  also?: { word: Said; align?: 'right'; Cell: ComponentType<{ id: number }> };
}

export type FieldValues = Record<string, string | number | boolean | null>;

/** What a list's spreadsheet needs: a catalogue's form has all of it, another list says how a line becomes a command. */
export interface SheetForm {
  word: Said;
  fields: readonly FieldForm[];
  spec: Pick<CatalogueSpec, 'key' | 'uniqueBy'> & { add: Pick<CommandSpec, 'name' | 'body'> };
  /** Makes a command's body of a line's values, which are the body otherwise; `nameOf` names the item that a field has. */
  bodyOf?: (values: FieldValues, nameOf: (field: string) => string) => object;
  /** The field that shows what is wrong with a part of the body that has another name. */
  partOf?: Readonly<Record<string, string>>;
  /** Fields that no two lines may have in common; the last of them shows it. */
  together?: readonly string[];
  /** The field of a line that contradicts another, or what the facility has; null where none does. */
  contradiction?: (values: FieldValues) => string | null;
}

/** Anything in a list that its sheet shows: its fields, and whether it is in use. */
export type SheetItem = Readonly<Record<string, unknown>> & { active: boolean };

/** A list that is no catalogue is given the button of its spreadsheet by the page. */
export interface SheetProps {
  form: SheetForm;
  items: readonly SheetItem[];
  mayAdd: boolean;
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
