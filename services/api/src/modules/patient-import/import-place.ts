import type { FilePlace } from '../../platform/files/files.js';

/**
 * Files of an import while it runs: the spreadsheet, the checked rows, the report. They contain many persons, so they
 * are sealed with a key of the facility's own for this purpose, and removed after the import.
 */
export const importPlace = (merchantId: number): FilePlace => ({
  merchantId,
  subject: `patient_import-${merchantId}`,
  kind: 'patient-import',
});
