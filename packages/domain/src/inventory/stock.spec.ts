import { exact } from '@alur/contracts/inventory/quantity';
import { given } from '@alur/eventing/spec/given-when-then';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../kernel/rejection.js';
import { correct, issue, receive, releaseReservation, reserve } from './decisions.js';
import type { InventoryEvent } from './events.js';
import { available, stock, type StockState } from './stock.js';

const today = '2026-11-21';
const received = (batch: string, expiry: string, quantity: number, balance = quantity): InventoryEvent => ({
  type: 'StockReceived',
  data: {
    medicineId: 7,
    batch,
    expiry,
    quantity,
    balance,
    unitCost: 500,
    source: 'opening',
    documentNumber: null,
    supplier: null,
  },
});
const reserved = (prescriptionId: number, ...batches: { batch: string; expiry: string; quantity: number }[]) =>
  ({
    type: 'StockReserved',
    data: {
      medicineId: 7,
      prescriptionId,
      quantity: batches.reduce((sum, each) => sum + each.quantity, 0),
      batches,
    },
  }) satisfies InventoryEvent;

const deciding = <C>(decide: (command: C, state: StockState) => InventoryEvent[]) => ({ ...stock, decide });
const reserving = deciding((quantity: number, state) =>
  reserve({ medicineId: 7, medicine: 'Amoksisilin', prescriptionId: 1, quantity }, state, today),
);

describe('stock', () => {
  it('reserves what expires first, and of batches that expire together what came first', () => {
    given(
      reserving,
      received('late', '2028-01-01', 10),
      received('first', '2027-01-01', 4),
      received('second', '2027-01-01', 4),
    )
      .when(9, undefined)
      .then(
        reserved(
          1,
          { batch: 'first', expiry: '2027-01-01', quantity: 4 },
          { batch: 'second', expiry: '2027-01-01', quantity: 4 },
          { batch: 'late', expiry: '2028-01-01', quantity: 1 },
        ),
      );
  });

  it('blocks expired batches and reserves all or nothing', () => {
    given(reserving, received('old', '2026-11-20', 10), received('today', '2026-11-21', 3))
      .when(4, undefined)
      .thenRejects('stock.insufficient', { available: 3, requested: 4, medicine: 'Amoksisilin' });
  });

  it('gives the last box to one of two', () => {
    given(reserving, received('a', '2027-01-01', 5), reserved(2, { batch: 'a', expiry: '2027-01-01', quantity: 5 }))
      .when(1, undefined)
      .thenRejects('stock.insufficient', { available: 0, requested: 1, medicine: 'Amoksisilin' });
  });

  it('refuses a second reservation for the same prescription', () => {
    given(reserving, received('a', '2027-01-01', 5), reserved(1, { batch: 'a', expiry: '2027-01-01', quantity: 1 }))
      .when(1, undefined)
      .thenRejects('stock.already-reserved');
  });

  it('issues what was reserved, unless the batch expired meanwhile', () => {
    const past = [received('a', '2026-12-01', 5), reserved(1, { batch: 'a', expiry: '2026-12-01', quantity: 2 })];
    const issuing = deciding((on: string, state) =>
      issue({ medicineId: 7, medicine: 'Amoksisilin', prescriptionId: 1 }, state, on),
    );
    given(issuing, ...past)
      .when(today, undefined)
      .then({
        type: 'StockIssued',
        data: {
          medicineId: 7,
          prescriptionId: 1,
          quantity: 2,
          batches: [{ batch: 'a', expiry: '2026-12-01', quantity: 2, balance: 3 }],
        },
      });
    given(issuing, ...past)
      .when('2026-12-02', undefined)
      .thenRejects('stock.expired-before-handover', { batch: 'a', medicine: 'Amoksisilin' });
    given(issuing, received('a', '2026-12-01', 5))
      .when(today, undefined)
      .thenRejects('stock.not-reserved');
  });

  it('takes nothing in that has expired', () => {
    const receiving = deciding((expiry: string, state) =>
      receive(
        { batch: 'a', expiry, quantity: 1, unitCost: 0, source: 'opening', documentNumber: null, supplier: null },
        state,
        7,
        today,
      ),
    );
    given(receiving).when(today, undefined).thenRejects('stock.already-expired');
    given(receiving, received('a', '2026-11-22', 2))
      .when('2026-11-22', undefined)
      .thenState(state => expect(available(state, today)).toBe(3));
  });

  const count = { batch: 'a', expiry: '2027-01-01', recorded: null, reason: 'opname' };

  it('refuses a count of what moved meanwhile', () => {
    const counting = deciding((recorded: number, state) => correct({ ...count, counted: 4, recorded }, state, 7));
    const past = [received('a', '2027-01-01', 5), received('b', '2027-01-01', 9)];
    given(counting, ...past)
      .when(6, undefined)
      .thenRejects('stock.moved', { onHand: 5 });
    given(counting, ...past)
      .when(5, undefined)
      .thenState(state => expect(available(state, today)).toBe(13));
    given(counting).when(1, undefined).thenRejects('stock.moved', { onHand: 0 });
  });

  it('follows a count, but not below what is promised', () => {
    const correcting = deciding((counted: number, state) => correct({ ...count, counted }, state, 7));
    const past = [received('a', '2027-01-01', 5), reserved(1, { batch: 'a', expiry: '2027-01-01', quantity: 2 })];
    given(correcting, ...past)
      .when(1, undefined)
      .thenRejects('stock.below-reserved', { reserved: 2 });
    given(correcting, ...past)
      .when(5, undefined)
      .thenRejects('stock.nothing-to-correct');
    given(correcting, ...past)
      .when(4, undefined)
      .thenState(state => expect(available(state, today)).toBe(2));
  });

  it('is never negative and never promises what is not there, whatever is tried', () => {
    const days = ['2026-10-01', '2026-11-21', '2026-12-01', '2027-06-01'];
    const attempt = fc.oneof(
      fc.record({
        kind: fc.constant('receive'),
        n: fc.integer({ min: 1, max: 40 }),
        who: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({
        kind: fc.constant('reserve'),
        n: fc.integer({ min: 1, max: 60 }),
        who: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ kind: fc.constant('release'), n: fc.constant(0), who: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('issue'), n: fc.constant(0), who: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        kind: fc.constant('correct'),
        n: fc.integer({ min: 0, max: 40 }),
        who: fc.integer({ min: 1, max: 4 }),
      }),
    );
    const decided = (state: StockState, { kind, n, who }: { kind: string; n: number; who: number }) => {
      const expiry = days[who - 1] ?? '';
      const batch = { batch: `b${who}`, expiry };
      const quantity = n / 2;
      const of = { medicineId: 7, medicine: 'x', prescriptionId: who };
      if (kind === 'receive') return [received(batch.batch, expiry, quantity)];
      if (kind === 'reserve') return reserve({ ...of, quantity }, state, today);
      if (kind === 'release') return releaseReservation(7, who, state);
      if (kind === 'issue') return issue(of, state, today);
      return correct({ ...batch, counted: quantity, recorded: null, reason: 'opname' }, state, 7);
    };
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), attempts => {
        let state = stock.initial;
        for (const each of attempts) {
          try {
            state = decided(state, each).reduce((so, event) => stock.evolve(so, event), state);
          } catch (error) {
            if (!(error instanceof Rejection)) throw error;
          }
          for (const { onHand, reserved: promised } of state.batches) {
            expect(promised).toBeGreaterThanOrEqual(0);
            expect(onHand).toBeGreaterThanOrEqual(promised);
          }
          const promised = state.reservations.flatMap(({ batches }) => batches).reduce((sum, b) => sum + b.quantity, 0);
          expect(exact(promised)).toBe(exact(state.batches.reduce((sum, b) => sum + b.reserved, 0)));
        }
      }),
    );
  });
});
