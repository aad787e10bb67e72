import type { FieldForm, SheetForm, SheetItem } from '@/catalogues/catalogue-form';
import type { Language } from '@alur/contracts/kernel/words';
import Papa from 'papaparse';
import { safeParse } from 'zod/mini';
import { localDate } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { readDay } from '@/ui/read-day';
import type { Values } from './items';

/** Writes a list's values into a sheet in the language of the screen, and reads them back. */
export interface SheetWords {
  locale: Language;
  yes: string;
  no: string;
  /** Name of the column that says what is wrong with a line; it is ignored when the sheet is imported again. */
  reason: string;
  option(field: FieldForm & { kind: 'choice' }, value: string): string;
  /** The name of such an item or member of staff by id, and the reverse. */
  nameOf(field: FieldForm, id: number): string;
  idOf(field: FieldForm, name: string): number | null;
  /** All names that are valid in the field. */
  namesOf(field: FieldForm): readonly string[];
}

/** A line of a sheet: its values, and the columns that could not be read. */
export interface SheetLine {
  cells: Readonly<Record<string, string>>;
  values: Values;
  /** Names of fields whose cell cannot be read. */
  unread: readonly string[];
}

const refersTo = ({ kind }: FieldForm): boolean => kind === 'item' || kind === 'staff';

function written(field: FieldForm, value: Values[string] | undefined, words: SheetWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && refersTo(field)) return words.nameOf(field, value);
  if (typeof value === 'number') return String(value).replace('.', ',');
  return field.kind === 'choice' ? words.option(field, value) : value;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Parses `1.500.000`, `Rp 1.500.000` and `12,5` as people write them; undefined where it is no number. */
function numberIn(cell: string): number | undefined {
  const text = cell.replace(/^rp\s*/i, '').trim();
  if (!/^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+([.,]\d+)?$/.test(text)) return undefined;
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text);
  return Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'));
}

/** Spreadsheets count days from here, and give a cell that they took for a date as that number. */
const FIRST_DAY = '1899-12-30';

/** `yyyy-MM-dd` of a day as people or spreadsheets write it; undefined where it is none. */
const dayIn = (cell: string): string | undefined =>
  /^\d{5}$/.test(cell) ? addDays(FIRST_DAY, Number(cell)) : (readDay(cell, { today: localDate() }) ?? undefined);

/** The value that a cell means; undefined where it cannot be read. */
function read(field: FieldForm, cell: string, words: SheetWords): Values[string] | undefined {
  const text = cell.trim();
  if (field.kind === 'yes') return same(text, words.yes) || (text === '' || same(text, words.no) ? false : undefined);
  if (text === '') return null;
  if (refersTo(field)) return words.idOf(field, text) ?? undefined;
  if (field.kind === 'choice')
    return field.values.find(value => same(words.option(field, value), text) || value === text);
  if (field.kind === 'day') return dayIn(text);
  if (field.kind === 'money' || field.kind === 'whole' || field.kind === 'decimal') return numberIn(text);
  return text;
}

/** Cells that a spreadsheet would run as formulas are escaped as text. */
const options = { delimiter: ';', newline: '\r\n', escapeFormulae: true } as const;
/** Byte order mark: without it a spreadsheet program does not read the file as UTF-8. */
const MARK = '\uFEFF';

const headsOf = (form: SheetForm, { locale }: SheetWords): string[] => form.fields.map(({ word }) => word[locale]);

/** The list as a sheet; without items it is an empty form. */
export const sheetOf = (form: SheetForm, items: readonly SheetItem[], words: SheetWords): string =>
  MARK +
  Papa.unparse(
    {
      fields: headsOf(form, words),
      data: items.map(item =>
        form.fields.map(field => written(field, item[field.name] as Values[string] | undefined, words)),
      ),
    },
    options,
  );

type Cells = Readonly<Record<string, string>>;

function lineOf(form: SheetForm, cells: Cells, words: SheetWords): SheetLine {
  const values: Values = {};
  const unread: string[] = [];
  for (const field of form.fields) {
    // The apostrophe that was written before a formula-like text is removed again.
    const cell = (cells[field.word[words.locale]] ?? '').replace(/^'(?=[=+\-@])/, '');
    const value = read(field, cell, words);
    if (value === undefined) unread.push(field.name);
    values[field.name] = value ?? (field.kind === 'yes' ? false : null);
  }
  return { cells, values, unread };
}

/** The lines of an imported sheet; columns are recognised by their names. */
export function readSheet(form: SheetForm, text: string, words: SheetWords): SheetLine[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(MARK, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  return data.map(cells => lineOf(form, cells, words));
}

/** The same of a spreadsheet’s rows, the first of which has the heads. */
export const readRows = (
  form: SheetForm,
  [heads = [], ...rows]: readonly (readonly string[])[],
  words: SheetWords,
): SheetLine[] =>
  rows
    .filter(row => row.some(cell => cell.trim() !== ''))
    .map(row => lineOf(form, Object.fromEntries(heads.map((head, at) => [head.trim(), row[at] ?? ''])), words));

/** The spreadsheet of the list: its columns, with the permitted choices of each, and its rows. */
export const bookOf = (form: SheetForm, items: readonly SheetItem[], words: SheetWords) => ({
  columns: form.fields.map(field => ({ title: field.word[words.locale], choices: choicesOf(field, words) })),
  rows: items.map(item =>
    form.fields.map(field => written(field, item[field.name] as Values[string] | undefined, words)),
  ),
});

function choicesOf(field: FieldForm, words: SheetWords): readonly string[] | undefined {
  if (field.kind === 'yes') return [words.yes, words.no];
  if (field.kind === 'choice') return field.values.map(value => words.option(field, value));
  return refersTo(field) || field.kind === 'named' ? words.namesOf(field) : undefined;
}

/** The refused lines, each with its reason, to be corrected and imported again. */
export const refusedSheet = (
  form: SheetForm,
  refused: readonly { cells: SheetLine['cells']; reason: string }[],
  words: SheetWords,
): string => {
  const heads = headsOf(form, words);
  return (
    MARK +
    Papa.unparse(
      {
        fields: [...heads, words.reason],
        data: refused.map(({ cells, reason }) => [...heads.map(head => cells[head] ?? ''), reason]),
      },
      options,
    )
  );
};

/** The body of the command that adds what a line says. */
export const bodyIn = (form: SheetForm, values: Values, words: SheetWords): object =>
  form.bodyOf?.(values, name => {
    const field = form.fields.find(one => one.name === name);
    return field ? words.nameOf(field, Number(values[name])) : '';
  }) ?? values;

const keyOf = (values: Readonly<Record<string, unknown>>, fields: readonly string[]): string =>
  fields.map(name => String(values[name]).trim().toLowerCase()).join('\n');

/** The faults of each line, found before anything is written: null where there is none. */
export function faultsOf(
  form: SheetForm,
  lines: readonly SheetLine[],
  items: readonly SheetItem[],
  words: SheetWords,
): ({ field: string; what: 'unread' | 'missing' | 'refused' | 'taken' } | null)[] {
  const { spec, together } = form;
  const pairs = new Set(together && items.filter(({ active }) => active).map(item => keyOf(item, together)));
  const key = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
  const taken = new Map(
    spec.uniqueBy.map(name => [name, new Set(items.filter(({ active }) => active).map(item => key(item[name])))]),
  );
  return lines.map(({ values, unread }) => {
    const [first] = unread;
    if (first !== undefined) return { field: first, what: 'unread' };
    const missing = form.fields.find(field => field.required && (values[field.name] ?? null) === null);
    if (missing) return { field: missing.name, what: 'missing' };
    const parsed = safeParse(spec.add.body, bodyIn(form, values, words));
    if (!parsed.success) {
      const part = String(parsed.error.issues[0]?.path[0] ?? '');
      return { field: form.partOf?.[part] ?? part, what: 'refused' };
    }
    const contradicting = form.contradiction?.(values);
    if (contradicting) return { field: contradicting, what: 'refused' };
    const last = together?.at(-1);
    const pair = together && keyOf(values, together);
    if (last !== undefined && pair !== undefined) {
      if (pairs.has(pair)) return { field: last, what: 'taken' };
      pairs.add(pair);
    }
    for (const name of spec.uniqueBy) {
      const own = key(values[name]);
      const known = taken.get(name);
      if (own === null || !known) continue;
      if (known.has(own)) return { field: name, what: 'taken' };
      known.add(own);
    }
    return null;
  });
}
