import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { DuplicateChoice, ImportMode } from './commands.js';

export const PatientImportStatus = z.enum([
  'uploaded',
  'checked',
  'unreadable',
  'registering',
  'finished',
  'cancelled',
]);

/** An import of patients: the result of its check, and its progress. */
export const PatientImportRow = z.object({
  id: Id,
  revision: z.int(),
  status: PatientImportStatus,
  fileName: z.string(),
  fileId: z.string(),
  /** File of the rows that can be registered; null until it is checked. */
  checkedFileId: z.nullable(z.string()),
  /** File of the invalid rows with their errors; null if there are none. */
  reportFileId: z.nullable(z.string()),
  /** Why the file could not be read. */
  problem: z.nullable(z.string()),
  rows: z.int(),
  good: z.int(),
  bad: z.int(),
  duplicates: z.int(),
  mode: z.nullable(ImportMode),
  duplicateChoice: z.nullable(DuplicateChoice),
  /** Number of rows that can be registered and were processed. */
  done: z.int(),
  registered: z.int(),
  skipped: z.int(),
  /** Rows that were refused during registration, because their number was taken meanwhile. */
  refused: z.array(z.object({ row: z.int(), code: z.string() })),
  refusedCount: z.int(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  endedAt: z.nullable(Instant),
});
export type PatientImportRow = z.infer<typeof PatientImportRow>;

/** All imports of a facility, with what is under way. */
export const patientImports = topic('patient-import.all', {
  params: z.object({}),
  row: PatientImportRow,
  access: ['front-office.patient-import:view'],
  logged: false,
  because: 'how many rows a file has says nothing of a patient',
});

/** A possible duplicate; `GET /v2/patient-import/<id>/duplicates` returns the first ones. */
export interface ImportDuplicate {
  /** Row number in the spreadsheet. */
  row: number;
  name: string;
  birthDate: string | null;
  reason: 'nik' | 'bpjs' | 'passport' | 'name-and-birth-date';
  /** The existing patient; null if the duplicate is another row of the file. */
  recordNumber: string | null;
  sameAsRow: number | null;
}
