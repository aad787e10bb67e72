import { requestSubmission } from '@alur/contracts/satusehat/commands';
import { isSentKind } from '../satusehat/submission.js';
import { process } from '../vocabulary.js';

/**
 * When a visit is finished, or finished again, it is queued for SATUSEHAT (DOMAIN 4); and anew when its medicine is
 * handed over afterwards, which is asked of a visit under way in vain.
 */
export const visitToSatusehat = process({
  name: 'visit-to-satusehat',
  types: ['EncounterFinished', 'PrescriptionHandedOver'],
  react: ({ type, data }) => {
    const isLater = type === 'PrescriptionHandedOver';
    const cause = isLater ? 'supplemented' : data.finish === 1 ? 'visit_finished' : 'corrected';
    return isLater || isSentKind(data.kind)
      ? [
          {
            command: requestSubmission,
            target: data.encounterId,
            body: { cause },
          },
        ]
      : [];
  },
});
