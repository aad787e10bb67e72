import { spreadsheet, type SheetColumn } from '@alur/contracts/kernel/spreadsheet';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Writes a spreadsheet (`.xlsx`) of one table, with lists of permitted values. */
export function writeXlsx(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(spreadsheet(name, columns, rows));
  return zipSync(Object.fromEntries(parts.map(([path, text]) => [path, strToU8(text)]))) as Uint8Array<ArrayBuffer>;
}

/** Limit of the unpacked size, which no facility's list reaches: a larger file is taken for a zip bomb. */
const MOST_BYTES = 64 * 1024 * 1024;

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
const textsIn = (element: Element): string =>
  [...element.getElementsByTagName('t')].map(({ textContent }) => textContent).join('');

/** The column index of a cell reference: `C7` is in the third column. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? 'A').reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) -
  1;

/**
 * The rows of a spreadsheet's first sheet, as texts.
 *
 * @throws where the bytes are no spreadsheet.
 */
export function readXlsx(bytes: Uint8Array): string[][] {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isNeeded = name.startsWith('xl/') && name.endsWith('.xml');
      if (isNeeded) size += originalSize;
      if (size > MOST_BYTES) throw new Error('too large');
      return isNeeded;
    },
  });
  const xmlOf = (path: string): Document | null => (files[path] ? parsed(strFromU8(files[path])) : null);
  const sheet = xmlOf('xl/worksheets/sheet1.xml');
  if (!sheet) throw new Error('no sheet');
  const shared = [...(xmlOf('xl/sharedStrings.xml')?.getElementsByTagName('si') ?? [])].map(textsIn);
  const rows: string[][] = [];
  for (const row of sheet.getElementsByTagName('row')) {
    const cells: string[] = [];
    for (const each of row.getElementsByTagName('c')) {
      const value = each.getElementsByTagName('v')[0]?.textContent ?? '';
      const type = each.getAttribute('t');
      const text = type === 's' ? (shared[Number(value)] ?? '') : type === 'inlineStr' ? textsIn(each) : value;
      cells[columnOf(each.getAttribute('r') ?? 'A')] = text;
    }
    rows.push(Array.from(cells, text => text ?? ''));
  }
  return rows;
}
