/** A column of a spreadsheet that people fill in. */
export interface SheetColumn {
  title: string;
  /** Values that may be chosen in the column; the spreadsheet refuses any other. */
  choices?: readonly string[];
  /** In characters. */
  width?: number;
}

/** The lines of a CSV that tell its delimiter: the first that have something in them. */
export const TELLING_LINES = { skipEmptyLines: 'greedy', preview: 10 } as const;

const escaped = (text: string): string =>
  text
    // XML cannot hold control characters except blanks, nor lone surrogates; nobody types them, so they are dropped.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** `A`, `B` … `AA`. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** Style 1 is bold, 2 is text, so that a NIK's digits and leading zeros are preserved. */
const cell = (text: string, row: number, column: number, style: number): string =>
  text === ''
    ? ''
    : `<c r="${letters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const rowOf = (cells: readonly string[], row: number, style: number): string =>
  `<row r="${row}">${cells.map((text, column) => cell(text, row, column, style)).join('')}</row>`;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const LAST_ROW = 1_048_576;
const CHOICES = 'Pilihan';

/** A column with an empty list of choices gets none, because otherwise nothing could be typed in it. */
const offered = (columns: readonly SheetColumn[]) =>
  columns.flatMap(({ choices }, at) => (choices && choices.length > 0 ? [{ choices, at }] : []));

const validations = (columns: readonly SheetColumn[]): string => {
  const chosen = offered(columns);
  if (chosen.length === 0) return '';
  const each = chosen.map(({ choices, at }, list) => {
    const from = `${CHOICES}!$${letters(list)}$1:$${letters(list)}$${choices.length}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters(at)}2:${letters(at)}${LAST_ROW}"><formula1>${from}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
};

const listsSheet = (columns: readonly SheetColumn[]): string => {
  const lists = offered(columns).map(({ choices }) => choices);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_none, at) =>
    rowOf(
      lists.map(list => list[at] ?? ''),
      at + 1,
      2,
    ),
  );
  return `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
};

const STYLES = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * A spreadsheet (`.xlsx`) of one table that people fill in: bold frozen headings, text cells, drop-downs. It returns
 * the texts of its parts by path, because client and server zip them by different means.
 */
export function spreadsheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): Record<string, string> {
  const widths = columns.map(
    ({ width = 18 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="2" customWidth="1"/>`,
  );
  const body = rows.map((cells, at) => rowOf(cells, at + 2, 2));
  const titles = rowOf(
    columns.map(({ title }) => title),
    1,
    1,
  );
  const sheet = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${titles}${body.join('')}</sheetData>${validations(columns)}</worksheet>`;
  // A sheet's name may have 31 characters, and none of these.
  const title = escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/><sheet name="${CHOICES}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/sheet2.xml': listsSheet(columns),
  };
}
