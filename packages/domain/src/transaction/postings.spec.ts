import { receivedLessRefunds, noBalances, post, postings, settled } from '@alur/contracts/transaction/postings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Story } from '../kernel/testing/specification.js';
import type { AnyBill, TransactionState } from './bill.js';
import { dropCharge, expectCharge, postCharges, withdrawCharges } from './charging.js';
import { reopenBill } from './closing.js';
import { applyDeposits, receiveDeposit, refundDeposit } from './deposits.js';
import { giveDiscount, removeDiscount } from './discounts.js';
import { concludeEncounter, resumeEncounter } from './encounters.js';
import { cancelTransaction } from './ending.js';
import type { TransactionEvent } from './events.js';
import { changeGuarantors } from './guarantors.js';
import { addItems, changeItem, removeItem } from './items.js';
import { openSupplement, settleLateCharges } from './late-charges.js';
import { pay, refund, voidTransaction } from './payment.js';
import { repriceCharges } from './repricing.js';
import { returnCharges } from './returning.js';
import { BILL, cashier, documentOf, NOW, of, onBill, opened, till, treatment } from './testing/bills.js';
import { applied, discounted, held, netReceived, receivable, remaining } from './totals.js';
import { billOf, transaction } from './transaction.js';

type Decide = (state: TransactionState) => TransactionEvent[];

const small = fc.integer({ min: 1, max: 6 });
const money = fc.integer({ min: 1, max: 90_000 });
const roundings = [
  { ...cashier, roundUpTo: 500 as const },
  { ...cashier, roundUpTo: 500 as const, roundedMethods: 'all' as const },
];
const source = (id: number) => ({ module: 'laboratory', id });

const payRest: Decide = s =>
  s.status === 'closed'
    ? pay(
        s,
        [{ method: 'qris', amount: remaining(s), guarantorId: null, tendered: null, reference: null, account: null }],
        till,
      )
    : [];
const voidAll: Decide = s => voidTransaction(s, { shiftId: 2, reason: 'salah' }, false);

/** Everything that can be done to a bill, in any order. */
const stepOf = (rounding: typeof cashier): fc.Arbitrary<Decide> =>
  fc.oneof(
    money.map(unitPrice => (s: TransactionState) => addItems(s, [{ ...treatment, unitPrice }], NOW)),
    fc.tuple(small, small).map(
      ([itemId, quantity]) =>
        (s: TransactionState) =>
          changeItem(s, { itemId, quantity }),
    ),
    small.map(itemId => (s: TransactionState) => removeItem(s, itemId)),
    fc.tuple(fc.constantFrom<'percent' | 'amount'>('percent', 'amount'), fc.integer({ min: 1, max: 100 })).map(
      ([valueType, value]) =>
        (s: TransactionState) =>
          giveDiscount(s, { type: 'single_outpatient_treatment', valueType, value, itemIds: [], reason: null }, null),
    ),
    small.map(discountId => (s: TransactionState) => removeDiscount(s, discountId)),
    small.map(id => (s: TransactionState) => expectCharge(s, { source: source(id), encounterId: 3, name: 'x' })),
    fc.tuple(small, fc.array(money, { maxLength: 3 })).map(([id, prices]) => (s: TransactionState) => {
      const lines = prices.map(unitPrice => ({ ...treatment, unitPrice }));
      return postCharges(s, documentOf('laboratory', id, ...lines), rounding);
    }),
    fc.tuple(small, fc.boolean()).map(
      ([id, expectAgain]) =>
        (s: TransactionState) =>
          withdrawCharges(s, source(id), rounding, { expectAgain }),
    ),
    small.map(id => (s: TransactionState) => dropCharge(s, source(id), null, rounding)),
    fc.constant((s: TransactionState) => concludeEncounter(s, 3, rounding)),
    fc.constant((s: TransactionState) => resumeEncounter(s, 3)),
    fc.constant((s: TransactionState) => reopenBill(s, 'lupa')),
    money.map(
      unitPrice => (s: TransactionState) =>
        repriceCharges(s, { payer: 'general', classId: null }, () => unitPrice, null),
    ),
    fc
      .constantFrom<'general' | 'insurance' | 'bpjs'>('general', 'insurance', 'bpjs')
      .map(payer => (s: TransactionState) => changeGuarantors(s, { payer, insurer: 'x' })),
    fc.integer({ min: 1, max: 90 }).map(
      (percent): Decide =>
        s =>
          s.status === 'open' && s.guarantors.length < 3
            ? [
                {
                  type: 'GuarantorAdded',
                  data: {
                    ...of,
                    guarantorId: s.lastGuarantor + 1,
                    kind: 'insurance',
                    insurerId: null,
                    name: 'x',
                    cover: { mode: 'percent', value: percent, itemTypes: null },
                    document: null,
                  },
                },
              ]
            : [],
    ),
    money.map(
      amount => (s: TransactionState) =>
        receiveDeposit(s, { method: 'qris', amount, tendered: null, reference: null, account: null }, till),
    ),
    fc.constant(applyDeposits),
    fc.tuple(small, money).map(
      ([depositId, amount]) =>
        (s: TransactionState) =>
          refundDeposit(s, { depositId, amount, shiftId: 2, reason: 'sisa' }),
    ),
    fc.tuple(fc.constantFrom<'cash' | 'qris' | 'bpjs' | 'insurance'>('cash', 'qris', 'bpjs', 'insurance'), money).map(
      ([method, amount]) =>
        (s: TransactionState) =>
          pay(s, [{ method, amount, guarantorId: null, tendered: null, reference: null, account: null }], till),
    ),
    fc.constant(payRest),
    small.map(paymentId => (s: TransactionState) => refund(s, { paymentId, shiftId: 2, reason: 'salah' })),
    fc.constant(voidAll),
    money.map((amount): Decide => s => {
      const document = s.status === 'none' ? undefined : s.documents.flat().find(({ lines }) => lines.length > 0);
      const charged = document?.lines.find(({ service }) => service !== null);
      if (!document || !charged?.service) return [];
      const { source: of, lines: _ } = document;
      const back = { service: charged.service, quantity: 1, amount: Math.min(amount, charged.amount) };
      return returnCharges(s, { source: of, lines: [back] }, { method: 'cash', shiftId: 2, reason: 'retur' });
    }),
    fc.constant((s: TransactionState) => cancelTransaction(s, 'salah')),
  );

/** Sometimes appended to the other steps, because otherwise only one bill in hundreds would be voided. */
const ending: Decide[] = [s => concludeEncounter(s, 3, cashier), payRest, voidAll];

/** A bill after these steps, with its events; a refused command changes nothing. */
const run = (steps: readonly Decide[]): { story: Story; bill: AnyBill; events: TransactionEvent[] } => {
  const story = given({ [BILL]: opened() });
  const decided = steps.flatMap(decide => story.attempt(onBill(decide))[BILL] ?? []) as TransactionEvent[];
  return { story, bill: billOf(story.state(transaction, 9)), events: [...opened(), ...decided] };
};

describe('postings', () => {
  it.each(roundings)('balance in every event, and add up to what the bill says, rounding $roundedMethods', rounding => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(fc.array(stepOf(rounding), { maxLength: 40 }), fc.subarray(ending), (steps, last) => {
        const { bill: state, events } = run([...steps, ...last]);
        for (const event of events) expect(postings(event).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        ends.add(state.status);
        const balances = events.reduce(post, noBalances);
        const isUndone = state.status === 'cancelled' || state.status === 'void';
        const heldNow = state.deposits.reduce((sum, each) => sum + held(each), 0);
        expect(balances.due).toBe(isUndone ? 0 : remaining(state));
        expect(balances.charges + (isUndone ? 0 : state.subtotal)).toBe(0);
        expect(balances.discounts).toBe(isUndone ? 0 : discounted(state));
        expect(balances.returns).toBe(isUndone ? 0 : state.returned);
        expect(balances.rounding + (isUndone ? 0 : state.rounding)).toBe(0);
        expect(balances.receivables).toBe(isUndone ? 0 : receivable(state));
        expect(balances.deposits + (isUndone ? 0 : heldNow)).toBe(0);
        expect(receivedLessRefunds(balances)).toBe(isUndone ? 0 : netReceived(state) + applied(state) + heldNow);
        if (state.status === 'paid')
          expect(settled(balances)).toBe(netReceived(state) + applied(state) + receivable(state));
        // What is closed and not paid can be paid, and what is open is not rounded yet.
        if (state.status === 'closed') expect(remaining(state)).toBeGreaterThan(0);
        if (state.status === 'open') expect(state.rounding + receivable(state) + applied(state)).toBe(0);
        expect(state.rounding).toBeLessThan(rounding.roundUpTo);
        // The stored sum equals that of the lines, and each line has a number of its own.
        const lines = state.documents.flat().flatMap(document => document.lines);
        expect(state.subtotal).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        const all = [...lines, ...state.late.flatMap(document => document.lines)].map(({ line }) => line);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 2_000 },
    );
    expect([...ends].toSorted()).toEqual(['cancelled', 'closed', 'open', 'paid', 'void']);
  });

  it('charges nothing twice, and loses nothing, whenever it is posted', () => {
    fc.assert(
      fc.property(fc.array(stepOf(cashier), { maxLength: 25 }), money, (steps, unitPrice) => {
        const { story } = run(steps);
        const document = documentOf('radiology', 1, { ...treatment, unitPrice });
        const posting = onBill(bill => postCharges(bill, document, cashier));
        story.when(posting).when(posting).then();
        const bill = billOf(story.state(transaction, 9));
        const { source: from } = document;
        const isMeant = (each: { source: typeof from }) => each.source.module === from.module;
        const charged = [...bill.documents.flat(), ...bill.late].filter(isMeant).flatMap(({ lines }) => lines);
        expect(charged.map(({ amount }) => amount)).toEqual([unitPrice]);
        if (!bill.late.some(isMeant)) return;
        story
          .when(deciding(transaction, 10, () => openSupplement(bill, from, 10, cashier)))
          .thenState(transaction, 10, { transactionId: 10, subtotal: unitPrice });
        const settled = { source: from, how: 'supplement', reason: null } as const;
        story.when(onBill(now => settleLateCharges(now, settled, 10))).then({
          [BILL]: [{ type: 'LateChargesSettled', data: { ...of, ...settled, supplementId: 10, amount: unitPrice } }],
        });
      }),
    );
  });

  it('post nothing for what is not money', () => {
    expect(postings({ type: 'EncounterAttached', data: {} })).toEqual([]);
    expect(postings({ type: 'NumberCalled', data: { amount: 3 } })).toEqual([]);
  });
});
