import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { boughtOtherwise } from './purchase.js';

const said = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;
const receipt = said('PurchaseReceived', { receiptId: 3, lines: [{ lotId: 4, baseQuantity: 300 }] });
const moved = (type: string, quantity: number, module = 'purchase') =>
  said(type, { source: { module, id: 1, line: 1 }, lots: [{ lotId: 4, quantity }] });

test('what a receipt says is on the shelf, and leaves it when it is taken back', () => {
  expect(boughtOtherwise([receipt, moved('StockReceived', 300)])).toBe(0);
  expect(boughtOtherwise([receipt])).toBe(1);
  expect(boughtOtherwise([receipt, moved('StockReceived', 300), moved('StockReceived', 300)])).toBe(1);
  expect(boughtOtherwise([receipt, moved('StockReceived', 300, 'inventory')])).toBe(1);
  const back = said('PurchaseReceiptReversed', { receiptId: 3 });
  expect(boughtOtherwise([receipt, moved('StockReceived', 300), back])).toBe(1);
  expect(boughtOtherwise([receipt, moved('StockReceived', 300), back, moved('StockCorrected', -300)])).toBe(0);
});
