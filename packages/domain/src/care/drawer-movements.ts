import type { Movement } from '../shift/decisions.js';
import type { TransactionEvent } from '../transaction/events.js';

/** What the bill's events move in the drawer. */
export const movements = (
  events: readonly TransactionEvent[],
  moving: 'PaymentReceived' | 'PaymentRefunded',
): Movement[] =>
  events.flatMap(event => {
    if (event.type !== moving) return [];
    const { transactionId, paymentId, method, amount } = event.data;
    return [{ transactionId, paymentId, method, amount }];
  });
