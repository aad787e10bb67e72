import { notice } from '../vocabulary.js';

/** The pharmacist sent it back: its prescriber mends it, whatever became of the visit meanwhile. */
export const prescriptionNotices = notice({
  kind: 'prescription-returned',
  subject: ({ prescriptionId }) => prescriptionId,
  begins: {
    PrescriptionWritten: ({ data, meta }) => ({
      staffId: data.requester.staffId,
      encounterId: data.encounterId,
      patientId: data.patientId,
      patientName: data.patientName,
      recordNumber: data.recordNumber,
      date: data.date ?? meta.localDate,
    }),
  },
  raised: { PrescriptionReturned: ({ data }) => data.note },
  settled: ['PrescriptionRevised', 'PrescriptionSubmitted', 'PrescriptionCancelled'],
});

/** And whoever gave one by word of mouth signs it within 24 hours (DOMAIN 5.1, TBaK). */
export const verbalPrescriptionNotices = notice({
  kind: 'verbal-prescription',
  subject: ({ prescriptionId }) => prescriptionId,
  begins: {
    PrescriptionWritten: ({ data, meta }) =>
      data.writtenBy === undefined
        ? null
        : {
            staffId: data.requester.staffId,
            encounterId: data.encounterId,
            patientId: data.patientId,
            patientName: data.patientName,
            recordNumber: data.recordNumber,
            date: meta.localDate,
          },
  },
  raised: { PrescriptionWritten: () => null },
  settled: ['PrescriptionVerified', 'PrescriptionCancelled'],
});
