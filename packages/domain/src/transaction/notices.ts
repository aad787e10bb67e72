import { notice } from '../vocabulary.js';

/** DOMAIN 6: at four fifths of the deposit more is asked for, by the cashier's desk and by who is with the patient. */
export const topUpNotices = notice({
  kind: 'top-up',
  subject: ({ transactionId }) => transactionId,
  begins: {
    TopUpDue: ({ data, meta }) => ({
      staffId: null,
      encounterId: data.encounterId,
      patientId: data.patientId,
      patientName: data.patientName,
      recordNumber: data.recordNumber,
      date: meta.localDate,
    }),
  },
  raised: { TopUpDue: () => null },
  settled: ['TopUpMet', 'BillClosed', 'TransactionCancelled', 'TransactionVoided'],
});
