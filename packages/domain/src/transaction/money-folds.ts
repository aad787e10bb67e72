import type { AnyBill, BillDeposit } from './bill.js';
import type { Folds } from './folds.js';

const withDeposit = (bill: AnyBill, depositId: number, change: (deposit: BillDeposit) => BillDeposit): AnyBill => ({
  ...bill,
  deposits: bill.deposits.map(each => (each.depositId === depositId ? change(each) : each)),
});

export const moneyFolds: Folds = {
  TopUpDue: bill => ({ ...bill, topUpDue: true }),
  TopUpMet: bill => ({ ...bill, topUpDue: false }),
  DiscountGiven: (bill, { transactionId: _bill, patientId: _whose, ...discount }) => ({
    ...bill,
    discounts: [...bill.discounts, discount],
    lastDiscount: Math.max(bill.lastDiscount, discount.discountId),
  }),
  DiscountRemoved: (bill, { discountId }) => ({
    ...bill,
    discounts: bill.discounts.filter(each => each.discountId !== discountId),
  }),
  DepositReceived: (bill, { depositId, method, amount, shiftId }) => ({
    ...bill,
    deposits: [...bill.deposits, { depositId, method, amount, shiftId, applied: 0, refunded: 0 }],
  }),
  DepositApplied: (bill, { depositId, amount }) =>
    withDeposit(bill, depositId, deposit => ({ ...deposit, applied: deposit.applied + amount })),
  DepositRefunded: (bill, { depositId, amount }) =>
    withDeposit(bill, depositId, deposit => ({ ...deposit, refunded: deposit.refunded + amount })),
  BillRounded: (bill, { amount }) => ({ ...bill, rounding: bill.rounding + amount }),
  RoundingDropped: (bill, { amount }) => ({ ...bill, rounding: bill.rounding - amount }),
  PaymentReceived: (bill, { paymentId, method, amount, shiftId }) => ({
    ...bill,
    payments: [...bill.payments, { paymentId, method, amount, shiftId, refunded: false }],
  }),
  PaymentRefunded: (bill, { paymentId }) => ({
    ...bill,
    payments: bill.payments.map(each => (each.paymentId === paymentId ? { ...each, refunded: true } : each)),
  }),
  ChargesReturned: (bill, { lines }) => ({
    ...bill,
    returned: lines.reduce((sum, { amount }) => sum + amount, bill.returned),
  }),
  ReturnRefunded: (bill, { method, amount }) => ({ ...bill, refunds: [...bill.refunds, { method, amount }] }),
  ReceivableRecorded: (bill, { guarantorId, amount }) => ({
    ...bill,
    receivables: [...bill.receivables, { guarantorId, amount }],
  }),
  ReceiptPrinted: bill => ({ ...bill, receipts: bill.receipts + 1 }),
  InterimBillPrinted: bill => bill,
};
