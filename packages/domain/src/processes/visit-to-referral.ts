import { closeRequests } from '@alur/contracts/referral/commands';
import { process } from '../vocabulary.js';

/**
 * When a patient has died or left, or her visit is cancelled, its open request for a transfer is over (CASES,
 * Transfer). A stay is over when she leaves, which is before its bill is paid and it is finished.
 */
export const visitToReferral = process({
  name: 'visit-to-referral',
  types: ['StayLeft', 'EncounterFinished', 'EncounterCancelled'],
  react: ({ type, data }) =>
    type === 'EncounterFinished' && data.kind === 'inpatient'
      ? []
      : [{ command: closeRequests, target: data.encounterId, body: {} }],
});
