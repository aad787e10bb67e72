import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** The pharmacist sent it back: its prescriber mends it, whatever became of the visit meanwhile. */
export const prescriptionNotices = notice({
  kind: 'prescription-returned',
  subject: ({ prescriptionId }) => prescriptionId,
  begins: {
    PrescriptionWritten: event => {
      const its = patientIn(event);
      return { ...its, staffId: event.data.requester.staffId, date: event.data.date ?? its.date };
    },
  },
  raised: { PrescriptionReturned: ({ data }) => data.note },
  settled: ['PrescriptionRevised', 'PrescriptionSubmitted', 'PrescriptionCancelled'],
});

/** And whoever gave one by word of mouth signs it within 24 hours (DOMAIN 5.1, TBaK). */
export const verbalPrescriptionNotices = notice({
  kind: 'verbal-prescription',
  subject: ({ prescriptionId }) => prescriptionId,
  begins: {
    PrescriptionWritten: event =>
      event.data.writtenBy === undefined ? null : { ...patientIn(event), staffId: event.data.requester.staffId },
  },
  raised: { PrescriptionWritten: () => null },
  settled: ['PrescriptionVerified', 'PrescriptionCancelled'],
});
