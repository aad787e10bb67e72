import type { FilePlace } from './files.js';

/** Sealed with the key of the record under which it was uploaded, whatever that was merged into since. */
export const documentPlace = (merchantId: number, patientId: number): FilePlace => ({
  merchantId,
  subject: `patient-${patientId}`,
  kind: 'document',
});
