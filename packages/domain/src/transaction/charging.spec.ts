import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import type { TransactionState } from './bill.js';
import { dropCharge, expectCharge, giveUpCharge, postCharges, withdrawCharges } from './charging.js';
import { concludeEncounter, resumeEncounter } from './encounters.js';
import type { TransactionEvent } from './events.js';
import { giveDiscount } from './discounts.js';
import { inTurn } from './state.js';
import {
  attached,
  bare,
  bill,
  cashier,
  concluded,
  documentOf,
  expected,
  medicine,
  of,
  opened,
  past,
  received,
  stateOf,
  treatment,
  types,
} from './testing/bills.js';

const consultation = { ...treatment, itemType: 'clinical' as const, name: 'Konsultasi dr. Budi', unitPrice: 75_000 };
const visit = documentOf('consultation', 3, consultation, { ...treatment, quantity: 2 });
const script = { ...documentOf('prescription', 4, medicine), fixed: true };
const posting =
  (document = visit) =>
  (state: TransactionState) =>
    postCharges(state, document, cashier);
const concluding = (state: TransactionState) => concludeEncounter(state, 3, cashier);
const withdrawing = (state: TransactionState) => withdrawCharges(state, script.source, cashier, { expectAgain: true });
const then = (events: TransactionEvent[], ...decisions: ((state: TransactionState) => TransactionEvent[])[]) => [
  ...events,
  ...inTurn(stateOf(events), ...decisions),
];

describe('posting charges', () => {
  it('puts a document on the bill, numbered on, at the payer’s tariff', () => {
    expect(posting()(stateOf(past.open))).toMatchObject([
      {
        type: 'ChargesPosted',
        data: {
          ...of,
          source: { module: 'consultation', id: 3 },
          encounterId: 3,
          fixed: false,
          lines: [
            { line: 3, name: 'Konsultasi dr. Budi', amount: 75_000, tariff: { payer: 'general', classId: null } },
            { line: 4, name: 'Nebulizer', quantity: 2, amount: 100_000 },
          ],
        },
      },
    ]);
  });

  it('closes the bill when nothing is awaited, whichever comes last', () => {
    const awaiting = [...past.open, expected(4)];
    expect(types(then(past.open, posting(), concluding)).slice(-3)).toEqual([
      'ChargesPosted',
      'AttachedEncounterConcluded',
      'BillClosed',
    ]);
    const charged = then(awaiting, posting(), concluding);
    expect(stateOf(charged).status).toBe('open');
    expect(types(posting(script)(stateOf(charged)))).toEqual(['ChargesPosted', 'BillClosed']);
    const priced = then(awaiting, posting(script));
    expect(stateOf(priced).status).toBe('open');
    expect(stateOf(then(priced, concluding)).status).toBe('closed');
    const dropped = dropCharge(stateOf(charged), script.source, null, cashier);
    expect(types(dropped)).toEqual(['ChargeDropped', 'BillClosed']);
  });

  it('said twice changes nothing; said otherwise the bill follows the difference', () => {
    const done = then(past.open, posting());
    given(bill, ...done)
      .when(posting(), undefined)
      .then();
    const otherwise = posting(documentOf('consultation', 3, consultation, { ...treatment, name: 'Jahit luka' }));
    expect(otherwise(stateOf(done))).toMatchObject([
      { type: 'ChargesWithdrawn', data: { lines: [{ line: 4, itemType: 'treatment', amount: 100_000 }] } },
      { type: 'ChargesPosted', data: { lines: [{ line: 5, name: 'Jahit luka' }] } },
    ]);
    const twice = documentOf('consultation', 3, treatment, treatment);
    expect(posting(twice)(stateOf(then(past.open, posting(documentOf('consultation', 3, treatment)))))).toMatchObject([
      { type: 'ChargesPosted', data: { lines: [{ line: 4 }] } },
    ]);
  });

  it('with nothing in it ends the waiting for it', () => {
    const nothing = posting(documentOf('prescription', 4));
    expect(nothing(stateOf([...past.open, expected(4)]))).toMatchObject([
      { type: 'ChargesPosted', data: { lines: [] } },
    ]);
    expect(nothing(stateOf(past.open))).toEqual([]);
  });

  it('refuses what comes to more than any bill does', () => {
    given(bill, ...past.open)
      .when(posting(documentOf('consultation', 3, { ...consultation, unitPrice: 1_000_000_000_000 })), undefined)
      .thenRejects('transaction.above-all-bills');
  });

  it('settles a bill of nothing by itself, and what BPJS bears, as owed', () => {
    expect(types(concluding(stateOf(bare())))).toEqual(['AttachedEncounterConcluded', 'BillClosed', 'TransactionPaid']);
    const guaranteed = then(opened('bpjs'), posting(), concluding);
    expect(types(guaranteed).slice(-3)).toEqual(['BillClosed', 'ReceivableRecorded', 'TransactionPaid']);
    expect(guaranteed.slice(-3)).toMatchObject([
      { data: { shares: [{ guarantorId: 1, amount: 190_000 }] } },
      { data: { guarantorId: 1, guarantor: 'bpjs', amount: 190_000 } },
      { data: { total: 190_000, paid: 0, receivable: 190_000 } },
    ]);
  });

  it('opens a closed bill again of which an insurance bears a part, for its part is another then', () => {
    const half: TransactionEvent = {
      type: 'GuarantorAdded',
      data: {
        ...of,
        guarantorId: 1,
        kind: 'insurance',
        insurerId: null,
        name: 'Sehat Sentosa',
        cover: { mode: 'percent', value: 50, itemTypes: null },
        document: null,
      },
    };
    const shared = then([...past.open, half], concluding);
    expect(stateOf(shared)).toMatchObject({ status: 'closed', receivables: [{ guarantorId: 1, amount: 7_500 }] });
    expect(types(posting()(stateOf(shared)))).toEqual([
      'BillReopened',
      'ChargesPosted',
      'BillClosed',
      'ReceivableRecorded',
    ]);
  });
});

describe('expecting charges', () => {
  it('opens a closed bill again, and is said once', () => {
    const expecting = (state: TransactionState) =>
      expectCharge(state, { source: script.source, encounterId: 3, name: 'Resep' });
    expect(types(expecting(stateOf(past.closed)))).toEqual(['BillReopened', 'ChargeExpected']);
    expect(expecting(stateOf([...past.open, expected(4)]))).toEqual([]);
  });

  it('is given up by the cashier with a reason; done after all, it is charged', () => {
    const waiting = then([...past.open, expected(4)], concluding);
    const without = then(waiting, s => giveUpCharge(s, script.source, 'pasien pulang', cashier));
    expect(without.slice(-2)).toMatchObject([
      { type: 'ChargeDropped', data: { reason: 'pasien pulang' } },
      { type: 'BillClosed' },
    ]);
    expect(types(posting(script)(stateOf(without)))).toEqual(['ChargesPosted']);
  });
});

describe('withdrawing charges', () => {
  const priced = then([...past.open, expected(4)], posting(script), concluding);

  it('takes them off again while nothing was paid, with the discounts on them, and expects them again', () => {
    expect(withdrawing(stateOf(priced))).toMatchObject([
      { type: 'BillReopened' },
      { type: 'ChargesWithdrawn', data: { lines: [{ line: 3, itemType: 'pharmacy', amount: 10_000 }] } },
      { type: 'ChargeExpected', data: { name: 'Resep' } },
    ]);
    const discounted = then(priced, s =>
      giveDiscount(
        s,
        { type: 'single_outpatient_pharmacy', valueType: 'percent', value: 10, itemIds: [], reason: null },
        null,
      ),
    );
    expect(types(withdrawing(stateOf(discounted)))).toEqual([
      'BillReopened',
      'DiscountRemoved',
      'ChargesWithdrawn',
      'ChargeExpected',
    ]);
  });

  it('closes the bill again when they are gone for good', () => {
    const forGood = withdrawCharges(stateOf(priced), script.source, cashier);
    expect(types(forGood)).toEqual(['BillReopened', 'ChargesWithdrawn', 'BillClosed']);
    expect(withdrawCharges(stateOf(priced), { module: 'x', id: 1 }, cashier)).toEqual([]);
  });

  it('is refused once money was received', () => {
    given(bill, ...past.closed, received(1, 5_000))
      .when(withdrawing, undefined)
      .thenRejects('transaction.items-locked');
  });
});

describe('an encounter', () => {
  it('is concluded once, and resumed with a bill that took no money', () => {
    const done = then(past.open, posting(), concluding);
    given(bill, ...done)
      .when(concluding, undefined)
      .then();
    const again = then(done, s => resumeEncounter(s, 3), posting(documentOf('consultation', 3, consultation)));
    expect(types(again).slice(-2)).toEqual(['AttachedEncounterResumed', 'ChargesWithdrawn']);
    expect(stateOf(then(again, concluding)).status).toBe('closed');
  });

  it('holds the bill open until the others are concluded too', () => {
    const two: TransactionEvent[] = [...bare(), { ...attached, data: { ...of, encounterId: 8 } } as TransactionEvent];
    expect(concluding(stateOf(two))).toEqual([concluded]);
  });
});
