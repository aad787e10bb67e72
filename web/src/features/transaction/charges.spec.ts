import type { ChargeRow } from '@alur/contracts/transaction/rows';
import { expect, it } from 'vitest';
import { itemsOf, lateOf } from './charges';

const row = (itemId: number, sourceId: number, late: ChargeRow['late'], amount = 1_000) =>
  ({ itemId, sourceModule: 'laboratory', sourceId, name: `Item ${itemId}`, amount, late }) as ChargeRow;

it('shows what is on the bill in the order of its numbers', () => {
  expect(itemsOf([row(3, 1, null), row(1, 1, null), row(2, 2, 'open')]).map(({ itemId }) => itemId)).toEqual([1, 3]);
});

it('brings together what one source charged late, until it is dealt with', () => {
  const rows = [
    row(1, 7, null),
    row(2, 7, 'open'),
    row(3, 7, 'open', 500),
    row(4, 8, 'written_off'),
    row(5, 9, 'open'),
  ];
  expect(lateOf(rows)).toEqual([
    { source: { module: 'laboratory', id: 7 }, names: ['Item 2', 'Item 3'], amount: 1_500 },
    { source: { module: 'laboratory', id: 9 }, names: ['Item 5'], amount: 1_000 },
  ]);
});
