import { requestDeletion } from '@alur/contracts/bpjs/commands';
import { process } from '../vocabulary.js';
import { credentialsOnce } from './needs.js';

/**
 * When a visit is cancelled, or somebody else pays for it, its registration is taken back in PCare (DOMAIN 2.1); nothing
 * where there is none.
 */
export const visitToPcare = process({
  name: 'visit-to-pcare',
  types: ['EncounterCancelled', 'EncounterPayerChanged'],
  needs: credentialsOnce('bpjs'),
  react: ({ data: { encounterId } }) => [{ command: requestDeletion, target: encounterId, body: {} }],
});
