import {
  payBill,
  receiveDeposit as receiveDepositCommand,
  refundDeposit as refundDepositCommand,
  refundPayment,
} from '@alur/contracts/transaction/commands';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { movements } from '../../care/drawer-movements.js';
import { credit, debitOwn } from '../../shift/decisions.js';
import { shift } from '../../shift/shift.js';
import { applyDeposits, receiveDeposit, refundDeposit } from '../deposits.js';
import { inTurn } from '../state.js';
import { pay, refund } from '../payment.js';
import { transaction } from '../transaction.js';

const streams = (command: { id: number; shiftId: number }) => ({
  transaction: writes(transaction, command.id),
  shift: writes(shift, command.shiftId),
});

/** Bill and drawer record a payment in one append. */
export const takePaymentAct = act({
  command: payBill,
  sees: { transaction, shift },
  primary: 'transaction',
  streams,
  decide: (command, states, context) => {
    const till = { shiftId: command.shiftId, cashierName: context.actorName };
    const paid = pay(states.transaction, command.lines, till);
    return { transaction: paid, shift: credit(states.shift, movements(paid, 'PaymentReceived'), context) };
  },
});

/** Receives a deposit; on a closed bill it is applied at once. */
export const receiveDepositAct = act({
  command: receiveDepositCommand,
  sees: { transaction, shift },
  primary: 'transaction',
  streams,
  decide: (command, states, context) => {
    const till = { shiftId: command.shiftId, cashierName: context.actorName };
    const received = inTurn(
      states.transaction,
      bill => receiveDeposit(bill, command, till),
      bill => (bill.status === 'closed' ? applyDeposits(bill) : []),
    );
    return { transaction: received, shift: credit(states.shift, movements(received, 'PaymentReceived'), context) };
  },
});

export const refundDepositAct = act({
  command: refundDepositCommand,
  sees: { transaction, shift },
  primary: 'transaction',
  streams,
  decide: (command, states, context) => {
    const refunded = refundDeposit(states.transaction, command);
    return { transaction: refunded, shift: debitOwn(states.shift, movements(refunded, 'PaymentRefunded'), context) };
  },
});

export const refundPaymentAct = act({
  command: refundPayment,
  sees: { transaction, shift },
  primary: 'transaction',
  streams,
  decide: (command, states, context) => {
    const refunded = refund(states.transaction, command);
    return { transaction: refunded, shift: debitOwn(states.shift, movements(refunded, 'PaymentRefunded'), context) };
  },
});
