import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Receipt } from './receipt';

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces(['transaction', 'enums']);
});
afterEach(cleanup);

const bill = {
  ...{ refNumber: 'TRX-1', openedAt: '2026-11-27T05:00:00.000Z', paidAt: '2026-11-27T06:00:00.000Z', payer: 'bpjs' },
  ...{ subtotal: 530_500, discount: 0, returned: 0, rounding: 0, total: 530_500, receivable: 365_250, remaining: 0 },
  payments: [
    { paymentId: 1, method: 'cash', amount: 65_250, tendered: 65_250, refunded: false, cashierName: 'Agus' },
    { paymentId: 2, method: 'qris', amount: 50_000, tendered: 50_000, refunded: false, cashierName: 'Agus' },
  ],
  deposits: [
    { depositId: 1, amount: 60_000, applied: 40_000, refunded: 20_000 },
    { depositId: 2, amount: 10_000, applied: 10_000, refunded: 0 },
  ],
} as unknown as TransactionDetailRow;

it('tells what the total was paid by: deposits, payments and guarantors', () => {
  const facility = { name: 'RSU', address: '', phone: '' };
  const how = { copy: 0, doctorSignature: false, cashierSignature: false, cashierName: 'Agus' };
  render(<Receipt bill={bill} items={[]} facility={facility} {...how} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s/g, ' ') ?? '');
  const from = rows.findIndex(row => row.startsWith('TOTAL'));
  expect(rows.slice(from)).toEqual([
    ...['TOTALRp 530.500', 'DepositRp 50.000', 'TunaiRp 65.250', 'QRISRp 50.000'],
    'Ditanggung penjaminRp 365.250',
  ]);
});
