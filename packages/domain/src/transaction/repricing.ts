import { lineAmount } from '@alur/contracts/inventory/quantity';
import { ensure } from '../kernel/rejection.js';
import type { BillLine, TransactionState } from './bill.js';
import { reopenBill } from './closing.js';
import type { TransactionEvent } from './events.js';
import { after } from './state.js';
import { billOf, discountRemoved, isLocked, keysOf } from './transaction.js';

/**
 * Re-prices services by another tariff in one event; `priceOf` returns undefined for a line without a price there.
 * Discounts refer to the previous prices, so they are withdrawn where a price changes.
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
      if (unitPrice === undefined || (unitPrice === line.unitPrice && tariff.payer === line.tariff.payer)) return [];
      const amount = lineAmount(line.quantity, unitPrice);
      return [{ line: line.line, itemType: line.itemType, unitPrice, amount, change: amount - line.amount }];
    });
  if (lines.length === 0) return [];
  const reopened = bill.status === 'closed' ? reopenBill(bill, null) : [];
  const open = billOf(after(bill, reopened));
  const gone = lines.some(({ change }) => change !== 0) ? open.discounts : [];
  return [
    ...reopened,
    ...gone.map(discount => discountRemoved(open, discount)),
    { type: 'ChargesRepriced', data: { ...keysOf(bill), tariff, lines, reason } },
  ];
};
