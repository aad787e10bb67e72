import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { chargeConsultation, waiveCharge } from './charging.js';
import { changeItem } from './items.js';
import { awaitPrescription, dropPrescription, pricePrescription, unpricePrescription } from './prescriptions.js';
import type { TransactionState } from './state.js';
import {
  bill,
  cashier,
  of,
  opened,
  past,
  received,
  serviceDone,
  started,
  stateOf,
  treatment,
} from './testing/bills.js';
import { reopenService } from './transaction.js';

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
const charge = (some: object = {}) => ({
  encounterId: 3,
  finish: 1,
  doctorName: 'dr. Budi',
  consultationPrice: 75_000,
  treatments: [{ orderId: 1, treatmentId: 8, name: 'Nebulizer', quantity: 2, price: 50_000 }],
  ...some,
});
const charging =
  (some: object = {}) =>
  (state: TransactionState) =>
    chargeConsultation(state, charge(some), cashier);
const medicine = { ...treatment, itemType: 'pharmacy' as const, prescriptionId: 4, prescribedQuantity: 10 };
const awaited = { type: 'PrescriptionAwaited' as const, data: { ...of, prescriptionId: 4 } };
const price = (state: TransactionState) => pricePrescription(state, 4, [medicine], cashier);

describe('charging', () => {
  it('posts consultation and treatments, and closes the bill when nothing is awaited', () => {
    expect(types(charging()(stateOf(past.WAITING)))).toEqual([
      'ItemAdded',
      'ItemAdded',
      'ServiceCompleted',
      'BillClosed',
    ]);
  });

  it('waits for the prescription, whichever comes first', () => {
    const past1 = [...past.WAITING, awaited];
    const charged = [...past1, ...charging()(stateOf(past1))];
    expect(stateOf(charged).status).toBe('WAITING');
    expect(types(price(stateOf(charged)))).toEqual(['ItemAdded', 'PrescriptionPriced', 'BillClosed']);
    const priced = [...past1, ...price(stateOf(past1))];
    expect(stateOf(priced).status).toBe('WAITING');
    expect(stateOf([...priced, ...charging()(stateOf(priced))]).status).toBe('ONGOING');
    expect(types(dropPrescription(stateOf(charged), 4, cashier))).toEqual(['PrescriptionDropped', 'BillClosed']);
  });

  it('refuses what comes to more than any bill does', () => {
    given(bill, ...past.WAITING)
      .when(charging({ consultationPrice: 1_000_000_000_000 }), undefined)
      .thenRejects('transaction.above-all-bills');
    given(bill, ...past.WAITING)
      .when(state => changeItem(state, { itemId: 1, quantity: 1e290 }), undefined)
      .thenRejects('transaction.above-all-bills');
  });

  it('does nothing the second time, or when a reopening overtook it', () => {
    const done = [...past.WAITING, ...charging()(stateOf(past.WAITING))];
    given(bill, ...done)
      .when(charging(), undefined)
      .then();
    const overtaken = [...past.WAITING, ...reopenService(stateOf(past.WAITING))];
    given(bill, ...overtaken)
      .when(charging(), undefined)
      .then();
    expect(types(charging({ finish: 2 })(stateOf(overtaken)))).toContain('ServiceCompleted');
  });

  it('follows the difference after a reopening', () => {
    const done = [...past.WAITING, ...charging()(stateOf(past.WAITING))];
    const reopened = [...done, ...reopenService(stateOf(done))];
    const again = charging({ finish: 2, treatments: [] })(stateOf(reopened));
    expect(types(again)).toEqual(['ItemRemoved', 'ServiceCompleted', 'BillClosed']);
  });

  it('settles a bill of nothing by itself', () => {
    const free = [...opened({ isNewPatient: false }).slice(0, 1), started];
    expect(types(charging({ consultationPrice: 0, treatments: [] })(stateOf(free)))).toEqual([
      'ServiceCompleted',
      'BillClosed',
      'TransactionPaid',
    ]);
  });

  it('settles what BPJS bears by itself, as owed', () => {
    const guaranteed = [...opened({ payer: 'bpjs' }), started];
    const events = charging()(stateOf(guaranteed));
    expect(types(events).slice(-3)).toEqual(['BillClosed', 'ReceivableRecorded', 'TransactionPaid']);
    expect(events.at(-1)).toMatchObject({ data: { total: 190_000, paid: 0, receivable: 190_000 } });
  });

  it('takes medicines off again while nothing was paid', () => {
    const closed = [...past.WAITING, awaited, ...price(stateOf([...past.WAITING, awaited])), serviceDone];
    const finished = [...closed, ...charging()(stateOf(closed))];
    const withdraw = (state: TransactionState) => unpricePrescription(state, 4);
    expect(types(withdraw(stateOf(finished)))).toEqual(['ItemRemoved', 'PrescriptionUnpriced']);
    given(bill, ...past.ONGOING, received(1, 5_000))
      .when(withdraw, undefined)
      .thenRejects('transaction.items-locked');
    given(bill, ...past.CANCELLED)
      .when(withdraw, undefined)
      .thenRejects('transaction.ended');
    given(bill, ...past.CANCELLED)
      .when(state => awaitPrescription(state, 4), undefined)
      .thenRejects('transaction.ended');
    given(bill, ...past.DRAFT)
      .when(charging(), undefined)
      .thenRejects('transaction.service-not-begun');
    given(bill, ...past.VOID)
      .when(state => chargeConsultation(state, charge({ finish: 9 }), cashier), undefined)
      .then();
  });
});

describe('waiving a charge', () => {
  const waiving =
    (some: object = {}) =>
    (state: TransactionState) =>
      waiveCharge(state, charge(some), cashier);

  it('lets the bill close without it', () => {
    expect(types(waiving()(stateOf(past.WAITING)))).toEqual(['ServiceCompleted', 'BillClosed']);
    expect(types(waiving()(stateOf([...past.WAITING, awaited])))).toEqual(['ServiceCompleted']);
  });

  it('says nothing to a bill that ended, that has the service, or that a reopening overtook', () => {
    for (const events of [past.CANCELLED, past.VOID, [...past.WAITING, serviceDone]])
      expect(waiving()(stateOf(events))).toEqual([]);
    expect(waiving({ finish: 0 })(stateOf(past.WAITING))).toEqual([]);
  });
});
