import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import type { TransactionState } from './bill.js';
import { postCharges } from './charging.js';
import { reopenBill } from './closing.js';
import { applyDeposits, receiveDeposit, refundDeposit } from './deposits.js';
import { cancelTransaction } from './ending.js';
import { addItems } from './items.js';
import { voidTransaction } from './payment.js';
import { bill, cashier, documentOf, NOW, past, stateOf, till, treatment, types } from './testing/bills.js';
import { remaining } from './totals.js';
import { billOf } from './transaction.js';

const deposit = (amount: number) => ({
  method: 'qris' as const,
  amount,
  tendered: null,
  reference: null,
  account: null,
});
const receiving = (amount: number) => (state: TransactionState) => receiveDeposit(state, deposit(amount), till);
const back = (amount: number) => (state: TransactionState) =>
  refundDeposit(state, { depositId: 1, amount, shiftId: 2, reason: 'sisa' });
const withDeposit = (amount: number) => [...past.closed, ...receiving(amount)(stateOf(past.closed))];
const applied = (amount: number) => [...withDeposit(amount), ...applyDeposits(stateOf(withDeposit(amount)))];

describe('a deposit', () => {
  it('does not lock the bill', () => {
    expect(addItems(stateOf([...past.open, ...receiving(5_000)(stateOf(past.open))]), [treatment], NOW)).toHaveLength(
      1,
    );
  });

  it('pays a closed bill as far as it goes; the rest is held until it goes back', () => {
    const part = billOf(stateOf(applied(5_000)));
    expect([part.status, remaining(part)]).toEqual(['closed', 10_000]);
    expect(types(applied(20_000)).slice(-2)).toEqual(['DepositApplied', 'TransactionPaid']);
    given(bill, ...applied(20_000))
      .when(back(5_001), undefined)
      .thenRejects('transaction.deposit-above-held', { held: 5_000 });
    given(bill, ...applied(20_000), ...back(5_000)(stateOf(applied(20_000))))
      .when(back(1), undefined)
      .thenRejects('transaction.deposit-above-held', { held: 0 });
  });

  it('is held again when the bill opens again, by hand or for what comes to it', () => {
    const [reopened] = reopenBill(stateOf(applied(5_000)), 'lupa');
    expect(reopened).toMatchObject({ type: 'BillReopened', data: { deposits: 5_000, receivable: 0 } });
    const more = postCharges(stateOf(applied(5_000)), documentOf('laboratory', 7, treatment), cashier);
    expect(types(more)).toEqual(['BillReopened', 'ChargesPosted', 'BillClosed']);
  });

  it('keeps the bill from being cancelled, and goes back whole with a void', () => {
    given(bill, ...withDeposit(5_000))
      .when(s => cancelTransaction(s, 'salah'), undefined)
      .thenRejects('transaction.money-received');
    const voiding = (shiftId: number | null) => (state: TransactionState) =>
      voidTransaction(state, { shiftId, reason: 'salah' }, false);
    expect(voiding(2)(stateOf(applied(20_000)))).toMatchObject([
      { type: 'DepositRefunded', data: { depositId: 1, method: 'qris', amount: 20_000 } },
      { type: 'TransactionVoided', data: { deposits: 15_000 } },
    ]);
    given(bill, ...applied(20_000))
      .when(voiding(null), undefined)
      .thenRejects('transaction.void-needs-shift');
  });
});
