import type { FilePlace } from './files.js';

/**
 * A document is sealed with the key of the patient record that it was uploaded to, even if that was merged into another
 * since.
 */
export const documentPlace = (merchantId: number, patientId: number): FilePlace => ({
  merchantId,
  subject: `patient-${patientId}`,
  kind: 'document',
});
