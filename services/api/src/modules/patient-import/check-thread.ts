import { parentPort, workerData } from 'node:worker_threads';
import type { ImportDuplicate } from '@alur/contracts/patient-import/rows';
import { moduleWords } from '@alur/contracts/words.gen';
import { readTable } from '../../platform/sheets/read-sheet.js';
import { writeSheet } from '../../platform/sheets/write-sheet.js';
import { candidateOf, type Candidate } from './candidate.js';
import { checkRows, type Checked, type Fault } from './check-rows.js';
import { FAULTS, importColumns } from './columns.js';

/** Task of the thread. */
export interface CheckTask {
  bytes: Uint8Array;
  today: string;
  most: number;
}

/** Result of comparing the candidates with the facility's patients. */
export interface Compared {
  /** Rows whose record number already belongs to a patient. */
  taken: readonly number[];
  duplicates: readonly ImportDuplicate[];
}

/** Messages of the thread, in this order. */
export type CheckNews =
  | { part: number }
  | { problem: string }
  | { candidates: Candidate[] }
  | { good: number; bad: number; duplicates: number; checked: Uint8Array; report: Uint8Array | null };

/** Rows between two progress messages. */
const ROWS_PER_PROGRESS = 500;

const says = (news: CheckNews) => parentPort?.postMessage(news);

const words = new Map(
  moduleWords.flatMap(module =>
    Object.entries('errors' in module ? (module.errors as Record<string, { id: string }>) : {}).map(
      ([code, said]) => [code, said.id] as const,
    ),
  ),
);
const inWords = ({ column, code, params }: Fault): string => {
  const said = (words.get(code) ?? code).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    String((params[name] ?? '') as string | number),
  );
  return column === '' ? said : `${column}: ${said}`;
};

/**
 * A spreadsheet of the invalid rows, with the errors in their first column, that can be corrected and uploaded again.
 */
const reportOf = ({ bad }: Checked): Uint8Array | null =>
  bad.length === 0
    ? null
    : writeSheet(
        'Pasien',
        [{ title: FAULTS, width: 60 }, ...importColumns],
        bad
          .toSorted((one, other) => one.row - other.row)
          .map(({ cells, faults }) => [faults.map(inWords).join(' '), ...cells]),
      );

/** Rows with a record number come first, so that the facility's next numbers for the others do not take them. */
const lines = (checked: Checked, duplicates: ReadonlyMap<number, ImportDuplicate>): Uint8Array => {
  const own = (row: Checked['rows'][number]) => (row.body.recordNumber === null ? 1 : 0);
  return Buffer.from(
    checked.rows
      .toSorted((one, other) => own(one) - own(other))
      .map(row => {
        const duplicate = duplicates.get(row.row);
        return `${JSON.stringify({ ...row, isDuplicate: duplicate !== undefined, ...(duplicate && { duplicate }) })}\n`;
      })
      .join(''),
  );
};

const { bytes, today, most } = workerData as CheckTask;
const table = await readTable(Buffer.from(bytes)).catch(() => undefined);
const onRow = (done: number, of: number) => {
  if (done % ROWS_PER_PROGRESS === 0) says({ part: done / of });
};
const checked: Checked = table
  ? checkRows(table, { today, most, onRow })
  : { problem: 'patient-import.file-kind', rows: [], bad: [], cellsOf: () => [] };
if (checked.problem !== null) says({ problem: checked.problem });
else {
  parentPort?.once('message', ({ taken, duplicates }: Compared) => {
    const numbers = new Set(taken);
    for (const row of taken) {
      const faults = [{ column: 'No. RM', code: 'patient.record-number-taken', params: {} }];
      checked.bad.push({ row, cells: checked.cellsOf(row), faults });
    }
    checked.rows = checked.rows.filter(({ row }) => !numbers.has(row));
    const found = new Map(duplicates.filter(({ row }) => !numbers.has(row)).map(each => [each.row, each]));
    says({
      good: checked.rows.length - found.size,
      bad: checked.bad.length,
      duplicates: found.size,
      checked: lines(checked, found),
      report: reportOf(checked),
    });
  });
  says({ candidates: checked.rows.map(candidateOf) });
}
