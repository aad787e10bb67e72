import type { BodyOf } from '@alur/contracts/kernel/command';
import type { printReceipt as printReceiptCommand } from '@alur/contracts/transaction/commands';
import { ensure } from '../kernel/rejection.js';
import type { TransactionEvent } from './events.js';
import type { TransactionState } from './bill.js';
import { billOf, keysOf } from './transaction.js';

/** A receipt proves money (DOMAIN 6): only of a paid bill, and each print after the first is a copy. */
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
