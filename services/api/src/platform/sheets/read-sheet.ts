import { TELLING_LINES } from '@alur/contracts/kernel/spreadsheet';
import Papa from 'papaparse';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { withFormulaErrors } from './formulas.js';

/** A cell as text: a date as its day, a number as written. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.trim() : String(value as number | boolean);
};

const isZip = (bytes: Buffer) => bytes.readUInt32BE(0) === 0x504b0304;

/**
 * The rows of a spreadsheet as texts, a formula's result as it is seen, blank ones too, so that each is found under the number that it has on the screen;
 * the first bytes tell `.xlsx` from CSV.
 *
 * @throws Error for what is neither
 */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  if (bytes.length >= 4 && isZip(bytes)) {
    const rows = (await readXlsx(withFormulaErrors(bytes))) as unknown as unknown[][];
    return rows.map(row => row.map(textOf));
  }
  // Text contains no NUL byte, so this is another kind of file.
  if (bytes.subarray(0, 4096).includes(0)) throw new Error('neither a spreadsheet nor a text');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const { delimiter } = Papa.parse(text, TELLING_LINES).meta;
  return Papa.parse<string[]>(text, { delimiter }).data.map(row => row.map(textOf));
}
