import type { Movement } from '../shift/decisions.js';
import type { TransactionEvent } from '../transaction/events.js';

const depositOf = { PaymentReceived: 'DepositReceived', PaymentRefunded: 'DepositRefunded' } as const;

/** How the bill's events change the cash drawer: payments, deposits and what was returned. */
export const movements = (
  events: readonly TransactionEvent[],
  moving: 'PaymentReceived' | 'PaymentRefunded',
): Movement[] =>
  events.flatMap(event => {
    if (event.type === depositOf[moving]) {
      const { transactionId, depositId, method, amount } = event.data;
      return [{ transactionId, paymentId: depositId, method, amount, isDeposit: true }];
    }
    if (event.type === 'ReturnRefunded' && moving === 'PaymentRefunded') {
      const { transactionId, refundId, method, amount } = event.data;
      return [{ transactionId, paymentId: refundId, method, amount, isReturn: true }];
    }
    if (event.type !== moving) return [];
    const { transactionId, paymentId, method, amount } = event.data;
    return [{ transactionId, paymentId, method, amount }];
  });
