import { requestSubmission } from '@alur/contracts/satusehat/commands';
import { isSentKind } from '../satusehat/submission.js';
import { process } from '../vocabulary.js';
import { credentials } from './needs.js';

/**
 * When a visit is finished, or finished again, it is queued for SATUSEHAT (DOMAIN 4); and anew when its medicine is
 * handed over afterwards, a result becomes the patient's or is corrected, or an immunisation is struck, which is asked of a visit under way in vain.
 */
export const visitToSatusehat = process({
  name: 'visit-to-satusehat',
  types: [
    'EncounterFinished',
    'PrescriptionHandedOver',
    'LaboratoryResultValidated',
    'LaboratoryResultCorrected',
    'RadiologyReportValidated',
    'RadiologyReportAmended',
    'ImmunizationStruck',
  ],
  needs: credentials('satu-sehat'),
  react: ({ type, data }) => {
    const { encounterId: target } = data;
    if (target === null) return [];
    if (type !== 'EncounterFinished') return [{ command: requestSubmission, target, body: { cause: 'supplemented' } }];
    const cause = data.finish === 1 ? 'visit_finished' : 'corrected';
    return isSentKind(data.kind) ? [{ command: requestSubmission, target, body: { cause } }] : [];
  },
});
