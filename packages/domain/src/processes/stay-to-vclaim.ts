import { reportDischarge } from '@alur/contracts/casemix/commands';
import { process } from '../vocabulary.js';
import { credentialsOnce } from './needs.js';

/** When a stay has ended, VClaim is told, if it issued the letter; so it is when it issues one afterwards. */
export const stayToVclaim = process({
  name: 'stay-to-vclaim',
  types: ['StayLeft', 'EligibilityLetterRecorded'],
  needs: credentialsOnce('bpjs'),
  react: ({ type, data }) =>
    type === 'StayLeft' || data.request != null
      ? [{ command: reportDischarge, target: data.encounterId, body: {} }]
      : [],
});
