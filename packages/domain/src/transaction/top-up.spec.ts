import fc from 'fast-check';
import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { noticeModule } from '../notice/module.js';
import type { AnyView } from '../kernel/view.js';
import type { BillGuarantor } from './bill.js';
import { postCharges, withdrawCharges } from './charging.js';
import { closeBill } from './closing.js';
import { receiveDeposit, refundDeposit } from './deposits.js';
import { concludeEncounter } from './encounters.js';
import { addGuarantor } from './guarantors.js';
import { bare, BILL, cashier, documentOf, of, onBill, till, treatment } from './testing/bills.js';
import { securityOf } from './shares.js';
import { inTurn } from './state.js';
import { tellTopUp } from './top-up.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { billOf, transaction } from './transaction.js';

const noticeView = noticeModule.views[0] as AnyView;
const stay = () => given({ [BILL]: [...bare().slice(0, -1), attachedStay] });
const attachedStay = {
  type: 'EncounterAttached' as const,
  data: { ...of, encounterId: 3, kind: 'inpatient' as const },
};
const gives = (amount: number) =>
  onBill(s => receiveDeposit(s, { method: 'cash', amount, tendered: null, reference: null, account: null }, till));
const takes = (amount: number) => onBill(s => refundDeposit(s, { depositId: 1, amount, shiftId: 2, reason: 'x' }));
const costs = (id: number, amount: number) =>
  onBill(s => postCharges(s, documentOf('laboratory', id, { ...treatment, unitPrice: amount }), cashier));
const costsNot = (id: number) => onBill(s => withdrawCharges(s, { module: 'laboratory', id }, cashier));
const bears = (value: number | null, mode: BillGuarantor['cover']['mode'] = 'limit') =>
  onBill(s =>
    inTurn(
      s,
      bill =>
        addGuarantor(bill, {
          ...{ kind: 'insurance', insurerId: null, name: `x${value}`, document: null },
          cover: { mode, value, itemTypes: null },
        }),
      tellTopUp,
    ),
  );

it('is told once as four fifths are used up, and withdrawn once more was given', () => {
  const story = stay();
  story.when(gives(1_000_000)).when(costs(1, 799_999)).thenRows(noticeView, []);
  story.when(costs(2, 1)).thenRows(noticeView, [
    {
      ...{ kind: 'top-up', subjectId: 9, shared: 'yes', staffId: null, encounterId: 3, patientName: 'Siti Aminah' },
      since: '2026-11-23T08:00:00.000Z',
    },
  ]);
  story.thenRows(transactionDetailView, [{ topUp: { uncovered: 800_000, secured: 1_000_000 } }]);
  // The stay continues, and nobody is notified a second time.
  story.when(costs(3, 100_000));
  expect(story.clinic.log.filter(({ type }) => type === 'TopUpDue')).toHaveLength(1);
  story.when(gives(500_000)).thenRows(noticeView, [{ shared: null, since: null }]);
  story.thenRows(transactionDetailView, [{ topUp: null }]);
  story.when(takes(500_000)).thenRows(noticeView, [{ shared: 'yes' }]);
  story.when(costsNot(1)).thenRows(noticeView, [{ shared: null }]);
  expect(story.clinic.log.filter(({ type }) => type === 'TopUpDue')).toHaveLength(2);
});

it('counts what guarantors bear at most, and not what they bear without an end', () => {
  const story = stay();
  story.when(bears(1_000_000)).when(gives(500_000)).when(costs(1, 1_100_000)).thenRows(noticeView, []);
  story.when(costs(2, 100_000)).thenRows(noticeView, [{ shared: 'yes' }]);
  story.when(bears(50, 'percent'));
  expect(securityOf(billOf(story.state(transaction, 9)))).toEqual({ uncovered: 1_100_000, secured: 1_500_000 });
  story.thenRows(noticeView, [{ shared: null }]);
});

it('is nobody’s matter where nothing was asked for, where it is no stay, or once the bill is closed', () => {
  const story = stay();
  story.when(costs(1, 5_000_000)).thenRows(noticeView, []);
  given({ [BILL]: bare() })
    .when(gives(10_000))
    .when(costs(1, 10_000))
    .thenRows(noticeView, []);
  const closing = stay();
  closing
    .when(gives(10_000))
    .when(costs(1, 10_000))
    .thenRows(noticeView, [{ shared: 'yes' }]);
  closing
    .when(onBill(s => concludeEncounter(s, 3, cashier)))
    .when(onBill(s => closeBill(s, cashier)))
    .thenRows(noticeView, [{ shared: null }]);
});

it('stands whenever four fifths are used up, whatever comes in whatever order', () => {
  const money = fc.integer({ min: 1, max: 900_000 });
  const steps = fc.oneof(
    money.map(gives),
    money.map(takes),
    fc.tuple(fc.integer({ min: 1, max: 5 }), money).map(([id, amount]) => costs(id, amount)),
    fc.integer({ min: 1, max: 5 }).map(costsNot),
    money.map(value => bears(value)),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 15 }), plan => {
      const story = stay();
      for (const step of plan) {
        story.attempt(step);
        const bill = billOf(story.state(transaction, 9));
        const { uncovered, secured } = securityOf(bill);
        expect(bill.topUpDue).toBe(secured > 0 && uncovered >= secured * 0.8);
      }
    }),
  );
});
