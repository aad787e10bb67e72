import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { DepositLine } from './stay-deposit';

const mayPay = vi.hoisted(() => ({ is: true }));
vi.mock('@/access/use-can', () => ({ useCan: () => () => mayPay.is }));

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces(['transaction', 'enums', 'ui']);
});
afterEach(cleanup);

const bill = {
  ...{ id: 4, status: 'WAITING', serviceType: 'inpatient' },
  deposits: [
    { amount: 1_000_000, applied: 200_000, refunded: 100_000 },
    { amount: 300_000, applied: 0, refunded: 0 },
  ],
} as TransactionDetailRow;
const draw = (some: { pay: boolean; shiftId?: number | null; of?: Partial<TransactionDetailRow> }) => {
  mayPay.is = some.pay;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DepositLine bill={{ ...bill, ...some.of }} shiftId={some.shiftId === undefined ? 7 : some.shiftId} />
    </QueryClientProvider>,
  );
  return document.body.textContent?.replace(/\s/g, ' ');
};
const button = () => screen.queryByRole('button', { name: 'Terima deposit' });

it('opens the cashier’s dialog for whoever may take a deposit and has a shift', async () => {
  expect(draw({ pay: true })).toContain('Uang muka: Rp 1.000.000Terima deposit');
  fireEvent.click(button()!);
  expect(await screen.findByRole('dialog', { name: 'Terima deposit' })).toBeTruthy();
});

it('asks for a shift first', () => {
  draw({ pay: true, shiftId: null });
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
});

it('tells all others what is held, and where it is paid', () => {
  expect(draw({ pay: false })).toBe('Uang muka: Rp 1.000.000 (di kasir)');
  expect(button()).toBeNull();
});

it('takes nothing once the bill is closed', () => {
  expect(draw({ pay: true, of: { status: 'ONGOING' } })).toBe('Uang muka: Rp 1.000.000');
});
