import * as z from 'zod/mini';
import { command } from '../declare.js';
import { ShortText } from '../kernel/scalars.js';

const access = ['front-office.patient-import:import'] as const;
const bySystem = ['system:process'] as const;

/** The largest spreadsheet: some 300,000 rows. */
export const MOST_IMPORT_BYTES = 64 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 100_000;

/** Nothing unless every row is good, or those that are. */
export const ImportMode = z.enum(['all', 'good']);
/** Who may be a patient already, or stands in the file twice. */
export const DuplicateChoice = z.enum(['skip', 'register']);

/** Takes a spreadsheet that was sent (`POST /v2/patient-import/import-file`); it is read and checked by itself. */
export const uploadPatientImport = command('patient-import/upload', {
  target: 'new',
  access,
  body: z.object({ fileId: z.uuid(), fileName: ShortText }),
});

/** What was found in it, once it has been read. */
export const checkPatientImport = command('patient-import/check', {
  target: 'existing',
  access: bySystem,
  body: z.object({}),
});

/** Registers them: from now on they become patients, in the order of the file. */
export const confirmPatientImport = command('patient-import/confirm', {
  target: 'existing',
  access,
  body: z.object({ mode: ImportMode, duplicates: DuplicateChoice }),
});

/** Registers as many of the next rows as one append holds; `from` is the first of them. */
export const registerPatientBatch = command('patient-import/register-batch', {
  target: 'existing',
  access: bySystem,
  body: z.object({ from: z.int().check(z.gte(0)) }),
});

/** Whoever was registered until then stays registered. */
export const cancelPatientImport = command('patient-import/cancel', {
  target: 'existing',
  access,
  body: z.object({}),
});
