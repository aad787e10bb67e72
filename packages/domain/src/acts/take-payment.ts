import { payBill, refundPayment } from '@alur/contracts/transaction/commands';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { credit, debitOwn, type Movement } from '../shift/decisions.js';
import { shift } from '../shift/shift.js';
import type { TransactionEvent } from '../transaction/events.js';
import { pay, refund } from '../transaction/payment.js';
import { transaction } from '../transaction/transaction.js';

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

const streams = (command: { id: number; shiftId: number }) => ({
  transaction: writes(transaction, command.id),
  shift: writes(shift, command.shiftId),
});

/** A payment is one fact: the bill has it and the drawer has it. */
export const takePaymentAct = act({
  command: payBill,
  streams,
  decide: (command, states, context) => {
    const till = { shiftId: command.shiftId, cashierName: context.actorName };
    const paid = pay(states.transaction, command.lines, till);
    return { transaction: paid, shift: credit(states.shift, movements(paid, 'PaymentReceived'), context) };
  },
});

export const refundPaymentAct = act({
  command: refundPayment,
  streams,
  decide: (command, states, context) => {
    const refunded = refund(states.transaction, command);
    return { transaction: refunded, shift: debitOwn(states.shift, movements(refunded, 'PaymentRefunded'), context) };
  },
});
