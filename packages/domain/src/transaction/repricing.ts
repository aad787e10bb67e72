import { lineAmount } from '@alur/contracts/inventory/quantity';
import { ensure } from '../kernel/rejection.js';
import type { BillLine, TransactionState } from './bill.js';
import { reopenBill } from './closing.js';
import type { TransactionEvent } from './events.js';
import { after } from './state.js';
import { billOf, discountRemoved, isLocked, keysOf } from './transaction.js';

/**
 * What the services cost by another tariff, in one event for all that differ; `priceOf` says nothing of a line that has
 * no price there. Discounts were given on the prices before, so they go.
 */
export const repriceCharges = (
  state: TransactionState,
  tariff: BillLine['tariff'],
  priceOf: (line: BillLine) => number | undefined,
  reason: string | null,
): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(!isLocked(bill), 'transaction.items-locked');
  const lines = bill.documents
    .flat()
    .flatMap(document => document.lines)
    .flatMap(line => {
      const unitPrice = priceOf(line);
      if (unitPrice === undefined || unitPrice === line.unitPrice) return [];
      const amount = lineAmount(line.quantity, unitPrice);
      return [{ line: line.line, itemType: line.itemType, unitPrice, amount, change: amount - line.amount }];
    });
  if (lines.length === 0) return [];
  const reopened = bill.status === 'closed' ? reopenBill(bill, null) : [];
  const open = billOf(after(bill, reopened));
  return [
    ...reopened,
    ...open.discounts.map(discount => discountRemoved(open, discount)),
    { type: 'ChargesRepriced', data: { ...keysOf(bill), tariff, lines, reason } },
  ];
};
