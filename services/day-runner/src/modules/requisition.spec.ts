import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { lostBetweenStores } from './requisition.js';

const moved = (type: string, quantity: number, module = 'requisition') =>
  ({ type, data: { source: { module, id: 1, line: null }, lots: [{ lotId: 4, quantity }] } }) as unknown as LoggedEvent;
const sent = moved('StockSent', 20);

test('what was sent arrives or goes back, whole', () => {
  expect(lostBetweenStores([sent, moved('StockArrived', 18), moved('StockReturned', 2)])).toBe(0);
  expect(lostBetweenStores([sent, moved('StockArrived', 18)])).toBe(1);
  expect(lostBetweenStores([sent, moved('StockArrived', 20), moved('StockReturned', 2)])).toBe(1);
  expect(lostBetweenStores([sent, moved('StockArrived', 20), moved('StockReturned', 2, 'prescription')])).toBe(0);
});
