import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A column of a spreadsheet that people fill in. */
export interface XlsxColumn {
  title: string;
  /** What may be chosen in it; the spreadsheet offers them, and refuses anything else. */
  choices?: readonly string[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Where the choices stand, out of sight. */
const CHOICES = 'Pilihan';
const LAST_ROW = 10_000;

// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** `A`, `B` … `AA`. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26));

/** A text is a text whatever it begins with; style 1 is bold, 2 keeps the zeros of a number. */
const cell = (text: string, row: number, column: number, style: number): string =>
  text === ''
    ? ''
    : `<c r="${letters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const line = (cells: readonly string[], row: number, style: number): string =>
  `<row r="${row}">${cells.map((text, column) => cell(text, row, column, style)).join('')}</row>`;

const offered = (columns: readonly XlsxColumn[]) =>
  columns.flatMap(({ choices }, at) => (choices && choices.length > 0 ? [{ choices, at }] : []));

function validations(columns: readonly XlsxColumn[]): string {
  const each = offered(columns).map(({ choices, at }, list) => {
    const from = `${CHOICES}!$${letters(list)}$1:$${letters(list)}$${choices.length}`;
    const cells = `${letters(at)}2:${letters(at)}${LAST_ROW}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${from}</formula1></dataValidation>`;
  });
  return each.length === 0 ? '' : `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

function choicesSheet(columns: readonly XlsxColumn[]): string {
  const lists = offered(columns).map(({ choices }) => choices);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_none, at) =>
    line(
      lists.map(list => list[at] ?? ''),
      at + 1,
      2,
    ),
  );
  return `${XML}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const tableSheet = (columns: readonly XlsxColumn[], rows: readonly (readonly string[])[]): string => {
  const widths = columns.map(
    (_column, at) => `<col min="${at + 1}" max="${at + 1}" width="22" style="2" customWidth="1"/>`,
  );
  const titles = line(
    columns.map(({ title }) => title),
    1,
    1,
  );
  const body = rows.map((cells, at) => line(cells, at + 2, 2)).join('');
  const stays = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${XML}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${stays}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${titles}${body}</sheetData>${validations(columns)}</worksheet>`;
};

const part = (path: string, what: string) => `<Override PartName="/xl/${path}" ContentType="${kind}.${what}+xml"/>`;
const relation = (id: number, what: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${what}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${XML}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;
const STYLES = `${XML}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A spreadsheet (`.xlsx`) of one table: bold heads that stay in sight, text cells, and lists to choose from. */
export function writeXlsx(
  name: string,
  columns: readonly XlsxColumn[],
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('workbook.xml', 'sheet.main'),
    part('worksheets/sheet1.xml', 'worksheet'),
    part('worksheets/sheet2.xml', 'worksheet'),
    part('styles.xml', 'styles'),
  ];
  // A sheet's name has at most 31 letters, and none of these.
  const title = escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${packaged}/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/><sheet name="${CHOICES}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'worksheet', 'worksheets/sheet2.xml'),
      relation(3, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': tableSheet(columns, rows),
    'xl/worksheets/sheet2.xml': choicesSheet(columns),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

/** More than a list of a facility comes to, unpacked: what is larger was made to harm. */
const MOST_BYTES = 64 * 1024 * 1024;

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
const textsIn = (element: Element): string =>
  [...element.getElementsByTagName('t')].map(({ textContent }) => textContent).join('');

/** `C7` stands in the third column. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? 'A').reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) -
  1;

/** The rows of a spreadsheet's first sheet, as texts. Throws where the bytes are none. */
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
