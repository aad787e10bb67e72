import { spreadsheet, type SheetColumn } from '@alur/contracts/kernel/spreadsheet';
import { strToU8, zipSync } from 'fflate';

/** The spreadsheet as a file. */
export function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): Buffer {
  const parts = Object.entries(spreadsheet(name, columns, rows));
  return Buffer.from(zipSync(Object.fromEntries(parts.map(([path, text]) => [path, strToU8(text)])), { level: 4 }));
}
