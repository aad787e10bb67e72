import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { PaymentPanel } from './payment-panel';

const run = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock('@/api/use-command', () => ({ useCommand: () => ({ run, pending: false }) }));
vi.mock('@/live/use-items-in-use', () => ({ useItemsInUse: () => [] }));

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces(['transaction', 'enums', 'ui']);
});
afterEach(cleanup);

const bill = {
  ...{ id: 4, remaining: 115_250, cashDue: 115_250, receivable: 0, roundingRule: null },
  ...{ payments: [], guarantors: [] },
} as unknown as TransactionDetailRow;

it('asks anew for what is left, once a part was paid', async () => {
  const onPaid = vi.fn();
  render(<PaymentPanel bill={bill} shiftId={7} onOpenShift={() => {}} onPaid={onPaid} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Uang diterima');
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '65250' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  await waitFor(() => expect(field().value).toBe(''));
  expect(document.activeElement).toBe(field());
  expect(onPaid).not.toHaveBeenCalled();
});
