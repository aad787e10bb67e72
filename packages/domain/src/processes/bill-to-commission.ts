import { settleCommission } from '@alur/contracts/commission/commands';
import { process } from '../vocabulary.js';

/** A bill was paid, or is not any more: what it brings its performers follows (SPEC 3, Commission). */
export const billToCommission = process({
  name: 'bill-to-commission',
  types: ['TransactionPaid', 'BillReopened', 'TransactionVoided'],
  react: ({ data: { transactionId }, meta: { localDate: date, offset } }) => [
    { command: settleCommission, target: transactionId, body: { date, offset } },
  ],
});
