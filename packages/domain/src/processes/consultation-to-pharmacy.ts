import { submitPrescriptions } from '@alur/contracts/prescription/commands';
import { process } from '../vocabulary.js';

/** When a consultation is finished, its prescriptions go to the pharmacy's queue (DOMAIN 2.1). */
export const consultationToPharmacy = process({
  name: 'consultation-to-pharmacy',
  types: ['EncounterFinished'],
  react: ({ data: { kind, encounterId } }) =>
    kind === 'outpatient' ? [{ command: submitPrescriptions, target: encounterId, body: {} }] : [],
});
