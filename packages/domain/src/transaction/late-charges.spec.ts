import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyBill, TransactionState } from './bill.js';
import { postCharges } from './charging.js';
import type { TransactionEvent } from './events.js';
import { openSupplement, settleLateCharges } from './late-charges.js';
import { moveCharges } from './moving.js';
import { attach, openBill } from './opening.js';
import { repriceCharges } from './repricing.js';
import { after, inTurn } from './state.js';
import {
  bare,
  cashier,
  concluded,
  documentOf,
  expected,
  medicine,
  opened,
  opening,
  past,
  paid,
  stateOf,
  treatment,
  types,
} from './testing/bills.js';
import { billOf } from './transaction.js';

const result = documentOf('laboratory', 7, treatment, medicine);
const posting = (state: TransactionState) => postCharges(state, result, cashier);
const late = [...past.paid, ...posting(stateOf(past.paid))];
const emptyBill = (transactionId: number): TransactionEvent[] =>
  openBill({ ...opening, transactionId }, { payer: 'general', insurer: null });

describe('late charges', () => {
  it('stand outside the totals of a bill that takes no more, once', () => {
    expect(types(posting(stateOf(past.paid)))).toEqual(['LateChargesPosted']);
    expect(billOf(stateOf(late)).subtotal).toBe(15_000);
    expect(posting(stateOf(late))).toEqual([]);
    for (const status of ['cancelled', 'void'] as const)
      expect(types(posting(stateOf(past[status])))).toEqual(['LateChargesPosted']);
  });

  it('go to a supplement for the same patient and guarantors, which closes at once', () => {
    const [settled] = settleLateCharges(stateOf(late), { source: result.source, how: 'supplement', reason: 'x' }, 10);
    expect(settled).toMatchObject({ data: { how: 'supplement', supplementId: 10, amount: 60_000 } });
    const supplement = openSupplement(stateOf(late), result.source, 10, cashier);
    expect(types(supplement)).toEqual([
      'TransactionOpened',
      'EncounterAttached',
      'ChargesPosted',
      'AttachedEncounterConcluded',
      'BillClosed',
    ]);
    expect(billOf(stateOf(supplement))).toMatchObject({
      transactionId: 10,
      opening: { purpose: 'supplement', refNumber: 'TRX-20261121-10', patientName: 'Siti Aminah' },
      subtotal: 60_000,
    });
    const guaranteed = [...opened('bpjs'), concluded, ...past.closed.slice(-1), paid];
    const owed = openSupplement(stateOf([...guaranteed, ...posting(stateOf(guaranteed))]), result.source, 10, cashier);
    expect(types(owed).slice(-2)).toEqual(['ReceivableRecorded', 'TransactionPaid']);
  });

  it('are settled once', () => {
    const settled = [
      ...late,
      ...settleLateCharges(stateOf(late), { source: result.source, how: 'written_off', reason: 'x' }, null),
    ];
    expect(() => openSupplement(stateOf(settled), result.source, 10, cashier)).toThrow('transaction.no-late-charges');
    expect(posting(stateOf(settled))).toEqual([]);
  });
});

const sums = (state: TransactionState): number => (state.status === 'none' ? 0 : state.subtotal);
const linesOf = (bill: AnyBill): number =>
  bill.documents
    .flat()
    .flatMap(({ lines }) => lines)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('moving an encounter’s charges', () => {
  it('takes whole documents and expectations along, and its being concluded', () => {
    const giving = [...past.open, ...posting(stateOf(past.open)), expected(4), concluded];
    const { from, to } = moveCharges(stateOf(giving), stateOf(emptyBill(10)), 3, cashier);
    expect(from).toMatchObject([
      {
        type: 'ChargesMovedOut',
        data: { toTransactionId: 10, expectations: [{ source: { module: 'prescription', id: 4 } }] },
      },
      { type: 'EncounterDetached' },
    ]);
    expect(types(to)).toEqual(['EncounterAttached', 'ChargesMovedIn', 'AttachedEncounterConcluded']);
    expect(stateOf([...giving, ...from])).toMatchObject({ subtotal: 0, encounters: [] });
    expect(stateOf([...emptyBill(10), ...to])).toMatchObject({ status: 'open', subtotal: 75_000 });
  });

  it('leaves and brings as much, whatever was charged', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const document = fc.record({ encounterId: fc.constantFrom(3, 8), prices: fc.array(amount, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(document, { maxLength: 8 }), fc.array(document, { maxLength: 4 }), (here, there) => {
        const chargedOn = (events: TransactionEvent[], documents: typeof here, first: number) => [
          ...events,
          ...inTurn(
            stateOf(events),
            s => attach(s, 3),
            s => attach(s, 8),
            ...documents.map(({ encounterId, prices }, index) => (s: TransactionState) => {
              const lines = prices.map(unitPrice => ({ ...treatment, unitPrice }));
              return postCharges(s, { ...documentOf('laboratory', first + index, ...lines), encounterId }, cashier);
            }),
          ),
        ];
        const giving = stateOf(chargedOn(bare(), here, 1));
        const taking = stateOf(chargedOn(emptyBill(10), there, 100));
        const { from, to } = moveCharges(giving, taking, 3, cashier);
        const given = billOf(after(giving, from));
        const taken = billOf(after(taking, to));
        expect(sums(given) + sums(taken)).toBe(sums(giving) + sums(taking));
        expect([linesOf(given), linesOf(taken)]).toEqual([sums(given), sums(taken)]);
        expect(given.documents.flat().every(({ encounterId, lines }) => encounterId !== 3 || lines.length === 0)).toBe(
          true,
        );
        const numbers = taken.documents.flat().flatMap(({ lines }) => lines.map(({ line }) => line));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});

describe('repricing', () => {
  it('is one event for all that differ, opens a closed bill, and takes the discounts along', () => {
    const tariff = { payer: 'bpjs' as const, classId: null };
    const repriced = repriceCharges(
      stateOf(past.closed),
      tariff,
      line => (line.itemType === 'registration' ? 7_000 : undefined),
      'BPJS ditemukan',
    );
    expect(repriced).toMatchObject([
      { type: 'BillReopened' },
      { type: 'ChargesRepriced', data: { tariff, lines: [{ line: 1, unitPrice: 7_000, change: -3_000 }] } },
    ]);
    expect(stateOf([...past.closed, ...repriced])).toMatchObject({ status: 'open', subtotal: 12_000 });
    expect(repriceCharges(stateOf(past.closed), tariff, ({ unitPrice }) => unitPrice, null)).toEqual([]);
  });
});
