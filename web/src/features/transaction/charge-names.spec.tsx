import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ItemTable } from './item-table';
import { ItemLines } from './receipt';

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces(['transaction', 'enums']);
});
afterEach(cleanup);

const night = {
  ...{ itemId: 1, type: 'room_bed', name: 'Kamar Kelas 1, malam 2026-11-25' },
  ...{ quantity: 1, orderedQuantity: null, priceBefore: null, unitPrice: 250_000, discount: 0, amount: 250_000 },
} as ChargeRow;
const bill = { status: 'ONGOING', discounts: [] } as unknown as TransactionDetailRow;
const nothing = () => undefined;

it.each([
  [
    'on the screen',
    () => <ItemTable bill={bill} items={[night]} mayEdit={false} locked={null} onChange={nothing} onRemove={nothing} />,
  ],
  ['on the receipt', () => <ItemLines items={[night]} />],
])('the night of a charge is written as people write days %s', (_where, shown) => {
  render(shown());
  expect(screen.getByText(/Kamar Kelas 1, malam 25 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(/2026-11-25/)).toBeNull();
});
