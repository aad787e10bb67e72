import { codeForms, type CodeSystem, type ImportedCode } from '@alur/contracts/terminology/commands';
import Papa from 'papaparse';

export type CodeFault = 'code' | 'name' | 'twice' | 'long';

/** A line of the file that is no valid code, as it was written. */
export interface BadLine {
  line: number;
  code: string;
  name: string;
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

/** Files of E-Klaim and others omit the point: `A010` is `A01.0`. */
const codeIn = (cell: string, system: CodeSystem): string => {
  const code = cell.trim().toUpperCase();
  const whole = system === 'icd-10' ? 3 : 2;
  return code.includes('.') || code.length <= whole ? code : `${code.slice(0, whole)}.${code.slice(whole)}`;
};

/** The codes of a file, and its faulty lines, each with its fault. */
export function readCodes(text: string, system: CodeSystem): ReadCodes {
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: 'greedy' });
  const { isHead, at } = columnsOf(data[0] ?? []);
  const seen = new Set<string>();
  const good: ImportedCode[] = [];
  const bad: BadLine[] = [];
  for (const [index, cells] of data.entries()) {
    if (isHead && index === 0) continue;
    const code = codeIn(cells[at.code] ?? '', system);
    const name = (cells[at.display] ?? '').trim();
    const displayId = at.displayId < 0 ? '' : (cells[at.displayId] ?? '').trim();
    const fault = faultOf(code, name, displayId, system, seen);
    if (fault) bad.push({ line: index + 1, code: cells[at.code] ?? '', name, fault });
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
    { fields: ['code', 'name', reason], data: bad.map(({ code, name, fault }) => [code, name, reasonOf(fault)]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
