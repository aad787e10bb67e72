import { chargeConsultation, waiveConsultation } from '@alur/contracts/consultation/commands';
import { process } from '../vocabulary.js';

/** Charges a finished consultation; the bill closes if it waits for nothing else (DOMAIN 2.1, 2.4). */
export const consultationToBilling = process({
  name: 'consultation-to-billing',
  types: ['EncounterFinished'],
  react: ({ data: { kind, encounterId, finish } }) =>
    kind === 'outpatient' ? [{ command: chargeConsultation, target: encounterId, body: { finish } }] : [],
  waive: ({ reactive: { target, body } }) => ({ command: waiveConsultation, target, body }),
});
