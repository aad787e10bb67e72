import type { BodyOf } from '@alur/contracts/kernel/command';
import type {
  printInterimBill as printInterimBillCommand,
  printReceipt as printReceiptCommand,
} from '@alur/contracts/transaction/commands';
import { ensure } from '../kernel/rejection.js';
import type { TransactionEvent } from './events.js';
import type { TransactionState } from './bill.js';
import { discounted, held } from './totals.js';
import { billOf, keysOf } from './transaction.js';

/**
 * A receipt proves payment (DOMAIN 6): it is printed only for a paid bill, and each print after the first is a copy.
 */
export const printReceipt = (
  state: TransactionState,
  { printer, doctorSignature, cashierSignature }: BodyOf<typeof printReceiptCommand>,
  printedBy: string,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'paid', 'transaction.not-paid');
  return [
    {
      type: 'ReceiptPrinted',
      data: { ...keysOf(bill), copy: bill.receipts, printer, doctorSignature, cashierSignature, printedBy },
    },
  ];
};

/** DOMAIN 6: the present total may be printed at any time, until the paid bill has its receipt. */
export const printInterimBill = (
  state: TransactionState,
  { printer }: BodyOf<typeof printInterimBillCommand>,
  printedBy: string,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open' || bill.status === 'closed', 'transaction.ended');
  const deposits = bill.deposits.reduce((sum, deposit) => sum + held(deposit), 0);
  const sums = { subtotal: bill.subtotal, discounts: discounted(bill), deposits };
  return [{ type: 'InterimBillPrinted', data: { ...keysOf(bill), ...sums, printer, printedBy } }];
};
