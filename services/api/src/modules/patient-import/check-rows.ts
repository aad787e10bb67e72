import { registerPatient } from '@alur/contracts/patient/commands';
import { checkBirthDate } from '@alur/domain/patient/correct';
import type { CheckedRow } from '@alur/domain/care/patient-batch';
import { Rejection } from '@alur/domain/kernel/rejection';
import { Failure } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { EXAMPLE, importColumns, type ImportColumn } from './columns.js';

/** An error in a field of a row. */
export interface Fault {
  /** The column's title; empty if the error concerns the whole row. */
  column: string;
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** An invalid row with its original cells. */
export interface BadRow {
  row: number;
  cells: readonly string[];
  faults: readonly Fault[];
}

export interface Checked {
  /** Why the file could not be read at all. */
  problem: string | null;
  rows: CheckedRow[];
  bad: BadRow[];
  /** A row's original cells, in the template's order. */
  cellsOf: (row: number) => string[];
}

/** Accepts 21/07/1956, 21-7-1956 and 1956-07-21. */
const dayOf = (text: string): string | undefined => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const written = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
  const date = new Date(`${written}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined;
};

/** A formula that was not computed, or whose result is one of a spreadsheet's own errors. */
const FORMULA = /^(=.*|#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!))$/s;

const valueOf = ({ codes, kind, title }: ImportColumn, text: string): { value: unknown } | Fault => {
  const fault = (code: string): Fault => ({ column: title, code, params: {} });
  if (FORMULA.test(text)) return fault('patient-import.formula');
  if (codes) {
    const word = Object.keys(codes).find(each => each.toLowerCase() === text.toLowerCase());
    return word === undefined ? fault('patient-import.not-a-choice') : { value: codes[word] };
  }
  if (kind === 'date') {
    const day = dayOf(text);
    return day === undefined ? fault('patient-import.not-a-date') : { value: day };
  }
  if (kind === 'number') {
    const number = Number(text.replace(',', '.'));
    return Number.isFinite(number) ? { value: number } : fault('patient-import.not-a-number');
  }
  return { value: text };
};

const put = (body: Record<string, unknown>, field: string, value: unknown): void => {
  const [name = '', part] = field.split('.');
  if (part === undefined) body[name] = value;
  else body[name] = { ...(body[name] as object | undefined), [part]: value };
};

const titleOf = (path: string): string =>
  importColumns.find(({ field }) => field === path || field === `${path}.name`)?.title ?? path;

/** The positions of the template's columns in the file, in whatever order. */
const placesOf = (heads: readonly string[]): [ImportColumn, number][] => {
  const normal = heads.map(head => head.trim().toLowerCase());
  return importColumns.flatMap((column): [ImportColumn, number][] => {
    const at = normal.findIndex(head => head === column.title.toLowerCase() || head === column.field.toLowerCase());
    return at < 0 ? [] : [[column, at]];
  });
};

/** Checks one row by the rules of `patient/register`. */
const checkRow = (places: readonly [ImportColumn, number][], cells: readonly string[], today: string) => {
  const faults: Fault[] = [];
  const body: Record<string, unknown> = {};
  for (const [column, at] of places) {
    const text = (cells[at] ?? '').trim();
    if (text === '') continue;
    const read = valueOf(column, text);
    if ('code' in read) faults.push(read);
    else put(body, column.field, read.value);
  }
  const known = new Set(faults.map(({ column }) => column));
  const more = (column: string, code: string, params: Readonly<Record<string, unknown>> = {}) => {
    if (!known.has(column)) faults.push({ column, code, params });
  };
  try {
    const told = shaped(registerPatient.body, body);
    checkBirthDate(told.birthDate, today);
    if (faults.length === 0) return { body: told };
  } catch (error) {
    if (error instanceof Rejection) more(titleOf(error.path ?? ''), error.code, error.params);
    else if (error instanceof Failure)
      for (const { path, code, params } of error.fields ?? []) more(titleOf(path), code, params);
    else throw error;
  }
  return { faults };
};

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** Reads a table with the template's headings: the rows that can be registered, and the errors of the others. */
export function checkRows(
  table: readonly (readonly string[])[],
  { today, most, onRow = () => {} }: { today: string; most: number; onRow?: (done: number, of: number) => void },
): Checked {
  const nothing = (problem: string): Checked => ({ problem, rows: [], bad: [], cellsOf: () => [] });
  const head = table.findIndex(isFilled);
  const places = placesOf(table[head] ?? []);
  if (!places.some(([{ field }]) => field === 'name')) return nothing('patient-import.no-name-column');
  // Rows that were formatted and never filled in do not count: some spreadsheets have them to the last possible one.
  const lines = [...table.entries()].filter(([at, cells]) => at > head && isFilled(cells));
  if (lines.length > most) return nothing('patient-import.too-many-rows');
  const rows: CheckedRow[] = [];
  const bad: BadRow[] = [];
  const numbers = new Map<string, number>();
  const cellsOf = (row: number) => importColumns.map(column => table[row - 1]?.[placeIn(places, column)] ?? '');
  for (const [done, [at, cells]] of lines.entries()) {
    onRow(done, lines.length);
    const name = cells[places.find(([{ field }]) => field === 'name')?.[1] ?? 0] ?? '';
    if (name.startsWith(EXAMPLE)) continue;
    const row = at + 1;
    const read = checkRow(places, cells, today);
    const wrong = (faults: readonly Fault[]) => {
      bad.push({ row, cells: cellsOf(row), faults });
    };
    if ('faults' in read) {
      wrong(read.faults ?? []);
      continue;
    }
    const { recordNumber } = read.body;
    const before = recordNumber === null ? undefined : numbers.get(recordNumber);
    if (before !== undefined) {
      wrong([{ column: 'No. RM', code: 'patient-import.number-twice', params: { row: before } }]);
      continue;
    }
    if (recordNumber !== null) numbers.set(recordNumber, row);
    rows.push({ row, body: read.body, isDuplicate: false });
  }
  return rows.length + bad.length === 0 ? nothing('patient-import.empty') : { problem: null, rows, bad, cellsOf };
}

const placeIn = (places: readonly [ImportColumn, number][], column: ImportColumn): number =>
  places.find(([each]) => each === column)?.[1] ?? -1;
