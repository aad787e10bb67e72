import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** Who was to carry it out refused: its requester has to know, and has read it. */
export const refusedNotices = notice({
  kind: 'treatment-refused',
  subject: ({ orderId }) => orderId,
  begins: {
    TreatmentOrdered: ({ data, meta }) => {
      const { request, requester, encounterId, patientId } = data;
      if (request === undefined) return null;
      const { patientName, recordNumber } = request;
      const its = patientIn({ data: { encounterId, patientId, patientName, recordNumber }, meta });
      return { ...its, staffId: requester.staffId };
    },
  },
  raised: { TreatmentRefused: ({ data }) => data.reason },
  settled: ['TreatmentRefusalAcknowledged'],
});
