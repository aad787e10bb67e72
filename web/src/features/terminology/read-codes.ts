import { TELLING_LINES } from '@alur/contracts/kernel/spreadsheet';
import { codeForms, type CodeSystem, type ImportedCode } from '@alur/contracts/terminology/commands';
import Papa from 'papaparse';

export type CodeFault = 'code' | 'name' | 'twice' | 'long';

/** A line of the file that is no valid code, as it was written. */
export interface BadLine {
  line: number;
  code: string;
  name: string;
  displayId: string;
  fault: CodeFault;
}

export interface ReadCodes {
  good: ImportedCode[];
  bad: BadLine[];
}

/** The column names in common files. */
const heads = {
  code: ['code', 'kode', 'icd', 'icd10', 'icd-10', 'icd9', 'icd9cm', 'icd-9-cm'],
  display: ['display', 'name', 'nama', 'description', 'deskripsi', 'str', 'english', 'nama_en'],
  displayId: ['name_id', 'nama_id', 'nama_indonesia', 'nama indonesia', 'indonesia', 'display_id'],
} as const;

const LONGEST = 255;

/** The index of each column; without a header line the order is code, name, Indonesian name. */
function columnsOf(first: readonly string[]): { isHead: boolean; at: Record<keyof typeof heads, number> } {
  const named = first.map(cell => cell.trim().toLowerCase());
  const at = (of: readonly string[]) => named.findIndex(cell => of.includes(cell));
  const found = { code: at(heads.code), display: at(heads.display), displayId: at(heads.displayId) };
  if (found.code < 0) return { isHead: false, at: { code: 0, display: 1, displayId: 2 } };
  return { isHead: true, at: { ...found, display: found.display < 0 ? found.displayId : found.display } };
}

/** The apostrophe that was written before a formula-like text is removed again. */
const textIn = (cell = ''): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** Files of E-Klaim and others omit the point: `A010` is `A01.0`. */
const codeIn = (cell: string, system: CodeSystem): string => {
  const code = cell.trim().toUpperCase();
  const whole = system === 'icd-10' ? 3 : 2;
  return code.includes('.') || code.length <= whole ? code : `${code.slice(0, whole)}.${code.slice(whole)}`;
};

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** The codes of a file, and its faulty lines, each with its fault. */
export function readCodes(text: string, system: CodeSystem): ReadCodes {
  const plain = text.replace('\uFEFF', '');
  const { delimiter } = Papa.parse(plain, TELLING_LINES).meta;
  // Blank lines count, as they do on the screen.
  const { data } = Papa.parse<string[]>(plain, { delimiter });
  const head = data.findIndex(isFilled);
  const { isHead, at } = columnsOf(data[head] ?? []);
  const seen = new Set<string>();
  const good: ImportedCode[] = [];
  const bad: BadLine[] = [];
  for (const [index, cells] of data.entries()) {
    if (!isFilled(cells) || (isHead && index === head)) continue;
    const written = textIn(cells[at.code]);
    const code = codeIn(written, system);
    const name = textIn(cells[at.display]);
    const displayId = textIn(cells[at.displayId]);
    const fault = faultOf(code, name, displayId, system, seen);
    if (fault) bad.push({ line: index + 1, code: written, name, displayId, fault });
    else good.push({ code, display: name, displayId: displayId || null });
    seen.add(code);
  }
  return { good, bad };
}

function faultOf(
  code: string,
  name: string,
  displayId: string,
  system: CodeSystem,
  seen: ReadonlySet<string>,
): CodeFault | null {
  if (!codeForms[system].test(code)) return 'code';
  if (name === '') return 'name';
  if (name.length > LONGEST || displayId.length > LONGEST) return 'long';
  return seen.has(code) ? 'twice' : null;
}

/** The faulty lines as a file that can be corrected and imported again. */
export const badLinesSheet = (
  bad: readonly BadLine[],
  reasonOf: (fault: CodeFault) => string,
  reason: string,
): string =>
  '\uFEFF' +
  Papa.unparse(
    {
      fields: ['code', 'name', 'name_id', reason],
      data: bad.map(({ code, name, displayId, fault }) => [code, name, displayId, reasonOf(fault)]),
    },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
