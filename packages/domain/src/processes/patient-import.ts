import { checkPatientImport, registerPatientBatch } from '@alur/contracts/patient-import/commands';
import { process } from '../vocabulary.js';

/** An uploaded spreadsheet of patients is read and checked. */
export const patientImportChecking = process({
  name: 'patient-import-checking',
  types: ['PatientImportUploaded'],
  react: ({ data: { importId } }) => [{ command: checkPatientImport, target: importId, body: {} }],
});

/** Each batch triggers the next; after a crash it continues with the first that is not done. */
export const patientImportRegistering = process({
  name: 'patient-import-registering',
  types: ['PatientImportConfirmed', 'PatientImportBatchRegistered'],
  react: ({ type, data }) => {
    if (type === 'PatientImportConfirmed')
      return [{ command: registerPatientBatch, target: data.importId, body: { from: 0 } }];
    return data.isLast ? [] : [{ command: registerPatientBatch, target: data.importId, body: { from: data.to } }];
  },
});
