import { requestSubmission } from '@alur/contracts/satusehat/commands';
import { process } from '../vocabulary.js';

/** When an outpatient visit is finished, or finished again, it is queued for SATUSEHAT (DOMAIN 4). */
export const visitToSatusehat = process({
  name: 'visit-to-satusehat',
  types: ['EncounterFinished'],
  react: ({ data: { kind, encounterId, finish } }) =>
    kind === 'outpatient'
      ? [
          {
            command: requestSubmission,
            target: encounterId,
            body: { cause: finish > 1 ? 'corrected' : 'visit_finished' },
          },
        ]
      : [],
});
