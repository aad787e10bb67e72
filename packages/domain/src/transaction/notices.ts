import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** DOMAIN 6: at four fifths of the deposit a top-up is requested; the cashier's desk and the ward are notified. */
export const topUpNotices = notice({
  kind: 'top-up',
  subject: ({ transactionId }) => transactionId,
  begins: {
    TopUpDue: event => ({ ...patientIn(event), staffId: null }),
  },
  raised: { TopUpDue: () => null },
  settled: ['TopUpMet', 'BillClosed', 'TransactionCancelled', 'TransactionVoided'],
});
