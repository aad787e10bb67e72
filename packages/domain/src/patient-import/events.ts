import { DuplicateChoice, ImportMode } from '@alur/contracts/patient-import/commands';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const header = { importId: z.int() };

/** Stream `patient_import-<id>`: one spreadsheet of patients. Their names are only in the patients' own streams. */
export const patientImportEvents = {
  PatientImportUploaded: event(z.object({ ...header, fileId: code(), fileName: label(), uploadedBy: staff() })),
  PatientImportChecked: event(
    z.object({
      ...header,
      /** Why the file could not be read; the other fields are empty then. */
      problem: z.nullable(code()),
      rows: z.int(),
      good: z.int(),
      bad: z.int(),
      duplicates: z.int(),
      checkedFileId: z.nullable(code()),
      reportFileId: z.nullable(code()),
    }),
  ),
  PatientImportConfirmed: event(
    z.object({ ...header, mode: ImportMode, duplicateChoice: DuplicateChoice, confirmedBy: staff() }),
  ),
  /** Rows that can be registered are numbered in the order of the checked file; those before `to` are done. */
  PatientImportBatchRegistered: event(
    z.object({
      ...header,
      from: z.int(),
      to: z.int(),
      isLast: z.boolean(),
      registered: z.int(),
      skipped: z.int(),
      refused: z.array(z.object({ row: z.int(), code: code() })),
    }),
  ),
  PatientImportCancelled: event(z.object({ ...header, cancelledBy: staff() })),
  PatientImportFinished: event(z.object({ ...header, registered: z.int(), skipped: z.int(), refused: z.int() })),
};
export type PatientImportEvent = EventOf<typeof patientImportEvents>;
