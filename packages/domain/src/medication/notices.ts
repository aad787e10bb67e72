import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** DOMAIN-CLINICAL 9.1: the medicine stops tomorrow unless its prescriber prolongs it. */
export const stopNotices = notice({
  kind: 'medication-stops',
  // A prescription has fifty lines at most, so this number is unique.
  subject: ({ prescriptionId, lineId }) => prescriptionId * 100 + lineId,
  begins: {
    MedicationStopWarned: event => ({ ...patientIn(event), staffId: event.data.prescriber.staffId }),
  },
  raised: { MedicationStopWarned: ({ data }) => data.name },
  settled: ['MedicationProlonged', 'MedicationStopped'],
});
