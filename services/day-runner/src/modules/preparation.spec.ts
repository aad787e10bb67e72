import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { madeOtherwise } from './preparation.js';

const said = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;
const made = said('PreparationBatchMade', {
  ...{ batchId: 3, lotId: 9, quantity: 100 },
  ingredients: [{ lots: [{ lotId: 4, quantity: 100 }] }],
});
const moved = (type: string, lotId: number, quantity: number, module = 'preparation') =>
  said(type, { source: { module, id: 1, line: 3 }, lots: [{ lotId, quantity }] });
const shelf = [moved('StockReserved', 4, 100), moved('StockIssued', 4, 100), moved('StockReceived', 9, 100)];

test('what a batch says is off the shelf and on it, until it is taken back', () => {
  expect(madeOtherwise([made, ...shelf])).toBe(0);
  expect(madeOtherwise([made])).toBe(2);
  expect(madeOtherwise([made, ...shelf, moved('StockIssued', 4, 100)])).toBe(1);
  expect(madeOtherwise([made, ...shelf.slice(0, 2), moved('StockReceived', 9, 100, 'inventory')])).toBe(1);
  const undone = said('PreparationBatchUndone', { batchId: 3 });
  expect(madeOtherwise([made, ...shelf, undone])).toBe(2);
  const back = [moved('StockCorrected', 9, -100), moved('StockReturned', 4, 100)];
  expect(madeOtherwise([made, ...shelf, undone, ...back])).toBe(0);
});
