import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** The pharmacist returned it: its prescriber has to correct it, whatever status the visit has by then. */
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

/** The doctor of a verbal order has to sign it within 24 hours (DOMAIN 5.1, TBaK). */
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
