import { describe, expect, it } from 'vitest';
import { negativeStock } from '../modules/inventory.js';
import { duplicateNumbers } from '../modules/queue.js';
import { doublePayments } from '../modules/transaction.js';
import { logTotal } from './folds.js';
import type { LoggedEvent } from './logged-event.js';

const event = (type: string, data: Record<string, unknown>, stream = 'transaction-1'): LoggedEvent => ({
  type,
  data,
  stream,
  revision: 0,
  position: '1',
  meta: { merchantId: 1, commandId: '' },
});

describe('numbers', () => {
  const taken = (number: number, scheduleId = 1) => event('NumberTaken', { scheduleId, date: '2026-11-21', number });

  it('may be the same on another schedule', () => expect(duplicateNumbers([taken(1), taken(2), taken(1, 2)])).toBe(0));
  it('are counted when given twice', () => expect(duplicateNumbers([taken(1), taken(1), taken(2)])).toBe(1));
});

describe('stock', () => {
  const moved = (type: string, quantity: number) =>
    event(type, { storeId: 1, itemId: 1, lots: [{ lotId: 4, quantity }] });
  const received = moved('StockReceived', 10);

  it('goes down to nothing', () =>
    expect(negativeStock([received, moved('StockReserved', 10), moved('StockIssued', 10)])).toBe(0));
  it('is promised again when it was released', () =>
    expect(
      negativeStock([
        received,
        ...['StockReserved', 'ReservationReleased', 'StockReserved'].map(type => moved(type, 10)),
      ]),
    ).toBe(0));
  it('is not promised twice', () =>
    expect(negativeStock([received, moved('StockReserved', 6), moved('StockReserved', 6)])).toBe(1));
  it('follows a count', () =>
    expect(negativeStock([received, ...[moved('StockCorrected', -6), moved('StockReserved', 5)]])).toBe(1));
});

describe('bills', () => {
  const charged = event('ChargesPosted', { transactionId: 1, lines: [{ amount: 50_300 }] });
  const rounded = event('BillRounded', { transactionId: 1, amount: 200 });
  const received = event('PaymentReceived', { transactionId: 1, amount: 50_500 });
  const settled = event('TransactionPaid', { transactionId: 1 });

  it('are paid once', () => {
    expect(doublePayments([charged, rounded, received, settled])).toBe(0);
    expect(logTotal([charged, rounded, received, settled])).toBe(50_500);
  });
  it('are counted when paid twice', () => expect(doublePayments([charged, rounded, received, received])).toBe(1));
  it('are counted when settled twice', () => expect(doublePayments([charged, settled, settled])).toBe(1));
  it('keep nothing when they were voided', () => {
    const refunded = event('PaymentRefunded', { transactionId: 1, amount: 50_500 });
    const voided = event('TransactionVoided', {
      transactionId: 1,
      charges: 50_300,
      discounts: 0,
      rounding: 200,
      receivable: 0,
      deposits: 0,
    });
    expect(logTotal([charged, rounded, received, settled, refunded, voided])).toBe(0);
    expect(doublePayments([charged, rounded, received, settled, refunded, voided])).toBe(0);
  });
});
