import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import i18next from 'i18next';
import { startI18n } from '@/i18n/i18n';
import { BillTotals } from './bill-totals';

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces('transaction');
});
afterEach(cleanup);

const bill = (change: Partial<TransactionDetailRow>) =>
  ({
    status: 'PAID',
    subtotal: 70_000,
    discount: 0,
    rounding: 0,
    total: 70_000,
    paid: 0,
    receivable: 0,
    remaining: 0,
    cashDue: 0,
    ...change,
  }) as TransactionDetailRow;

/** The lines of text, from top to bottom. */
const lines = (change: Partial<TransactionDetailRow>) => {
  render(<BillTotals bill={bill(change)} />);
  const words = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  return words.map((word, at) => `${word} ${sums[at]}`);
};

it('ends a paid bill in its total', () => {
  expect(lines({ paid: 70_000 })).toEqual(['Subtotal Rp 70.000', 'Total Rp 70.000']);
});

it('ends in what the patient paid where a guarantor bears the bill, or a part', () => {
  const borne = ['Subtotal Rp 70.000', 'Total Rp 70.000', 'Ditanggung penjamin −Rp 70.000', 'Dibayar pasien Rp 0'];
  expect(lines({ receivable: 70_000 })).toEqual(borne);
  cleanup();
  expect(lines({ receivable: 50_000, paid: 20_000 }).at(-1)).toBe('Dibayar pasien Rp 20.000');
});

it('asks for the rest while something is due', () => {
  const due = { status: 'ONGOING', receivable: 50_000, remaining: 20_000 } as const;
  expect(lines(due).at(-1)).toBe('Sisa tagihan Rp 20.000');
});
