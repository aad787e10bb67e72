import { addItem, cancelTransaction, reopenBill, voidTransaction } from '@alur/contracts/transaction/commands';
import { describe, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { postCharges } from './charging.js';
import { applyDeposits, receiveDeposit, refundDeposit } from './deposits.js';
import {
  byCashier,
  catalogue,
  charged,
  depositBack,
  deposited,
  drawer,
  withDrawer,
  DRAWER,
  reopened,
  used,
  voided,
} from './testing/bill-events.js';
import { BILL, cashier, closed, documentOf, onBill, past, settled, till, treatment } from './testing/bills.js';
import { transactionListView } from './transaction-list-view.js';

const receiving = (amount: number) =>
  onBill(s => receiveDeposit(s, { method: 'qris', amount, tendered: null, reference: null, account: null }, till));
const applying = onBill(applyDeposits);
const returning = (amount: number) =>
  onBill(s => refundDeposit(s, { depositId: 1, amount, shiftId: 2, reason: 'sisa' }));
const held = (amount: number) => ({ [BILL]: [...past.closed, deposited(amount)] });
const inPart = { [BILL]: [...past.closed, deposited(5_000), used(5_000)] };
/** The bill used 15.000 of the deposit; the rest is available. */
const inFull = { [DRAWER]: drawer, [BILL]: [...past.closed, deposited(20_000), used(15_000), settled()] };

describe('a deposit', () => {
  it('does not lock the bill', () => {
    const story = given({ ...catalogue, [BILL]: past.open });
    story.when(receiving(5_000)).then({ [BILL]: [deposited(5_000)] });
    story
      .when(addItem, { id: 9, treatmentId: 8, quantity: 1 })
      .then({ [BILL]: [charged({ ...documentOf('laboratory', 7, treatment), source: byCashier }, { from: 3 })] });
  });

  it('pays a closed bill as far as it goes; the rest is held until it goes back', () => {
    const story = given(held(5_000));
    story.when(applying).then({ [BILL]: [used(5_000)] });
    story.thenRows(transactionListView, [{ status: 'ONGOING', remaining: 10_000 }]);
    given(held(20_000))
      .when(applying)
      .then({ [BILL]: [used(15_000), settled()] });
    given(inFull).when(returning(5_001)).thenRejects('transaction.deposit-above-held', { held: 5_000 });
    given(inFull).when(returning(5_000)).when(returning(1)).thenRejects('transaction.deposit-above-held', { held: 0 });
  });

  it('is held again when the bill opens again, by hand or for what comes to it', () => {
    given(inPart)
      .when(reopenBill, { id: 9, reason: 'lupa' })
      .then({ [BILL]: [reopened({ deposits: 5_000, reason: 'lupa' })] });
    const result = documentOf('laboratory', 7, treatment);
    given(inPart)
      .when(onBill(s => postCharges(s, result, cashier)))
      .then({ [BILL]: [reopened({ deposits: 5_000 }), charged(result, { from: 3 }), closed({ subtotal: 65_000 })] });
  });

  it('that has paid all of a bill is held again when the bill opens again, less what went back of it', () => {
    const story = given(inFull);
    story
      .when(reopenBill, { id: 9, reason: 'obat lupa ditagih' })
      .then({ [BILL]: [reopened({ deposits: 15_000, reason: 'obat lupa ditagih' })] });
    story.thenRows(transactionListView, [{ status: 'WAITING', paid: 0, remaining: 15_000 }]);
    story.when(returning(20_001)).thenRejects('transaction.deposit-above-held', { held: 20_000 });
    const rest = given(inFull).when(returning(5_000)).when(reopenBill, { id: 9, reason: 'obat lupa ditagih' });
    rest.when(returning(15_001)).thenRejects('transaction.deposit-above-held', { held: 15_000 });
  });

  it('keeps the bill from being cancelled, and goes back whole with a void', () => {
    given(held(5_000)).when(cancelTransaction, { id: 9, reason: 'salah' }).thenRejects('transaction.money-received');
    given(inFull)
      .when(voidTransaction, { id: 9, shiftId: 2, reason: 'salah' })
      .then(withDrawer(depositBack(20_000, 'salah'), voided({ deposits: 15_000 })));
    given(inFull).when(voidTransaction, { id: 9, reason: 'salah' }).thenRejects('transaction.void-needs-shift');
  });
});
