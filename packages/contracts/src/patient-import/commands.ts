import * as z from 'zod/mini';
import { command } from '../declare.js';
import { ShortText } from '../kernel/scalars.js';

const access = ['front-office.patient-import:import'] as const;
const bySystem = ['system:process'] as const;

/** Maximum size of a spreadsheet: some 300,000 rows. */
export const MOST_IMPORT_BYTES = 64 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 100_000;

/** Register only if every row is valid, or the valid ones. */
export const ImportMode = z.enum(['all', 'good']);
/** What happens to rows that may be patients already, or that are in the file twice. */
export const DuplicateChoice = z.enum(['skip', 'register']);

/**
 * Starts an import of an uploaded spreadsheet (`POST /v2/patient-import/import-file`); a process then reads and checks
 * it.
 */
export const uploadPatientImport = command('patient-import/upload', {
  target: 'new',
  access,
  body: z.object({ fileId: z.uuid(), fileName: ShortText }),
});

/** Records the result of the check. */
export const checkPatientImport = command('patient-import/check', {
  target: 'existing',
  access: bySystem,
  body: z.object({}),
});

/** Starts registering the rows, in the order of the file. */
export const confirmPatientImport = command('patient-import/confirm', {
  target: 'existing',
  access,
  body: z.object({ mode: ImportMode, duplicates: DuplicateChoice }),
});

/** Registers as many of the next rows as fit into one append; `from` is the first of them. */
export const registerPatientBatch = command('patient-import/register-batch', {
  target: 'existing',
  access: bySystem,
  body: z.object({ from: z.int().check(z.gte(0)) }),
});

/** Stops the import; patients who were registered until then stay. */
export const cancelPatientImport = command('patient-import/cancel', {
  target: 'existing',
  access,
  body: z.object({}),
});
