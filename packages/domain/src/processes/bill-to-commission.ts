import { settleCommission } from '@alur/contracts/commission/commands';
import { process } from '../vocabulary.js';

/**
 * When a bill is paid, or no longer is, its performers' commissions are settled (SPEC 3, Commission); so they are when
 * somebody does what was paid before.
 */
export const billToCommission = process({
  name: 'bill-to-commission',
  types: ['TransactionPaid', 'BillReopened', 'TransactionVoided', 'ChargePerformersRecorded'],
  react: ({ data: { transactionId }, meta: { localDate: date, offset } }) => [
    { command: settleCommission, target: transactionId, body: { date, offset } },
  ],
});
