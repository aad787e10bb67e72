import { submitPrescriptions } from '@alur/contracts/prescription/commands';
import { process } from '../vocabulary.js';

/** What the doctor prescribed goes to the pharmacy's queue when the consultation is finished (DOMAIN 2.1). */
export const consultationToPharmacy = process({
  name: 'consultation-to-pharmacy',
  types: ['EncounterFinished'],
  react: ({ data: { kind, encounterId } }) =>
    kind === 'outpatient' ? [{ command: submitPrescriptions, target: encounterId, body: {} }] : [],
});
