import type { FilePlace } from '../../platform/files/files.js';

/**
 * What lies there for the time of an import: the spreadsheet, the rows that were read, the report. It is many persons', so
 * it is sealed with a key of the facility's own for this, and removed once the import has ended.
 */
export const importPlace = (merchantId: number): FilePlace => ({
  merchantId,
  subject: `patient_import-${merchantId}`,
  kind: 'patient-import',
});
