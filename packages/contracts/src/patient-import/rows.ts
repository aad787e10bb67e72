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

/** A spreadsheet of patients: what was found in it, and how far registering has come. */
export const PatientImportRow = z.object({
  id: Id,
  revision: z.int(),
  status: PatientImportStatus,
  fileName: z.string(),
  fileId: z.string(),
  /** Of the rows that were read and can be registered; null until it is checked. */
  checkedFileId: z.nullable(z.string()),
  /** Of the wrong rows with what is wrong with each; null where there is none. */
  reportFileId: z.nullable(z.string()),
  /** Why it could not be read. */
  problem: z.nullable(z.string()),
  rows: z.int(),
  good: z.int(),
  bad: z.int(),
  duplicates: z.int(),
  mode: z.nullable(ImportMode),
  duplicateChoice: z.nullable(DuplicateChoice),
  /** Of the rows that can be registered, so many have been gone through. */
  done: z.int(),
  registered: z.int(),
  skipped: z.int(),
  /** Rows that were refused after all: another took their number meanwhile. */
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

/** Who may be registered already, as `GET /v2/patient-import/<id>/duplicates` tells the first of them. */
export interface ImportDuplicate {
  /** As the spreadsheet counts. */
  row: number;
  name: string;
  birthDate: string | null;
  reason: 'nik' | 'bpjs' | 'passport' | 'name-and-birth-date';
  /** The patient who is there already; null where it is another row of the file. */
  recordNumber: string | null;
  sameAsRow: number | null;
}
