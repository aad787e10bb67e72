import { submitPrescription } from '@alur/contracts/prescription/commands';
import { process } from '../vocabulary.js';

/** What the doctor prescribed goes to the pharmacy's queue when the consultation is finished (DOMAIN 2.1). */
export const consultationToPharmacy = process({
  name: 'consultation-to-pharmacy',
  types: ['ConsultationFinished'],
  react: ({ data }) =>
    data.prescriptionIds.map(prescriptionId => ({ command: submitPrescription, target: prescriptionId, body: {} })),
});
