import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { salesHandedOverTwice, salesOffTheBill, soldOtherwise } from './sale.js';

const event = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;
const of = { saleId: 1, transactionId: 1 };
const source = { module: 'sale', id: 1, line: 1 };
const lots = (quantity: number) => [{ lotId: 4, quantity }];
const handedOver = event('SaleHandedOver', { ...of, lines: [{ lots: lots(10) }] });
const issued = event('StockIssued', { source, lots: lots(10) });
const returned = (quantity: number, disposition = 'restocked') =>
  event('SaleReturned', { ...of, lines: [{ lots: lots(quantity), disposition }], refund: { amount: 2_000 } });
const back = (quantity: number) => event('StockReturned', { source, lots: lots(quantity) });

test('the shelf gives what is handed over, and gets what is put back', () => {
  expect(soldOtherwise([handedOver, issued, returned(2), back(2)])).toBe(0);
  expect(soldOtherwise([handedOver, issued, returned(2, 'written_off')])).toBe(0);
  expect(soldOtherwise([handedOver])).toBe(1);
  expect(soldOtherwise([handedOver, issued, returned(2), back(3)])).toBe(1);
});

test('bills come to what was sold, and refunds to what came back', () => {
  const confirmed = event('SaleConfirmed', { ...of, total: 10_000 });
  const posted = event('ChargesPosted', { ...of, source, lines: [{ amount: 10_000 }] });
  const withdrawn = event('ChargesWithdrawn', { ...of, source, lines: [{ amount: 10_000 }] });
  const refunded = event('ReturnRefunded', { ...of, amount: 2_000 });
  expect(salesOffTheBill([confirmed, posted, returned(2), refunded])).toBe(0);
  expect(salesOffTheBill([confirmed, posted, event('SaleReopened', of), withdrawn])).toBe(0);
  expect(salesOffTheBill([confirmed])).toBe(10_000);
  expect(salesOffTheBill([confirmed, posted, posted])).toBe(10_000);
  expect(salesOffTheBill([confirmed, posted, returned(2)])).toBe(2_000);
});

test('a sale is handed over once', () => {
  expect(salesHandedOverTwice([handedOver])).toBe(0);
  expect(salesHandedOverTwice([handedOver, handedOver])).toBe(1);
});
