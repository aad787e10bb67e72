import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import type { DecisionContext } from '../kernel/context.js';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { shiftActs } from './acts.js';
import { close, count, credit, debit, debitOwn } from './decisions.js';
import type { ShiftEvent } from './events.js';
import { shiftView } from './shift-view.js';
import { shift, type ShiftState } from './shift.js';

const mine = { actorId: 7 } as DecisionContext;
const hers = { actorId: 8 } as DecisionContext;
const keys = { shiftId: 2, cashierId: 7 };
const opened: ShiftEvent = { type: 'ShiftOpened', data: { ...keys, cashierName: 'Sari', float: 100_000 } };
const movement = (method: 'cash' | 'qris', amount: number) => ({ transactionId: 9, paymentId: 1, method, amount });
const credited = (method: 'cash' | 'qris', amount: number): ShiftEvent => ({
  type: 'DrawerCredited',
  data: { ...keys, ...movement(method, amount) },
});
const counted = (cash: number, qris = 0): ShiftEvent => ({
  type: 'CashCounted',
  data: {
    ...keys,
    counts: [
      { method: 'cash', amount: cash },
      { method: 'qris', amount: qris },
    ],
  },
});
const closed: ShiftEvent = {
  type: 'ShiftClosed',
  data: { ...keys, methods: [], variance: 0, deposited: 0, note: null },
};
const drawer = {
  ...shift,
  decide: (decision: (state: ShiftState) => ShiftEvent[], state: ShiftState) => decision(state),
};
const closing =
  (deposited = 0) =>
  (state: ShiftState) =>
    close({ deposited, note: null }, state, mine);

describe('shift', () => {
  it('takes and gives money by method, for its own cashier while it is open', () => {
    const taking = (context: DecisionContext) => (state: ShiftState) =>
      credit(state, [movement('cash', 5_000)], context);
    given(drawer, opened).when(taking(mine), undefined).then(credited('cash', 5_000));
    given(drawer, opened).when(taking(hers), undefined).thenRejects('shift.not-yours');
    given(drawer, opened, closed).when(taking(mine), undefined).thenRejects('shift.not-open');
    given(drawer).when(taking(mine), undefined).thenRejects('shift.not-open');
  });

  it('gives back no more cash than it holds', () => {
    const giving = (amount: number) => (state: ShiftState) => debit(state, [movement('cash', amount)]);
    given(drawer, opened, credited('cash', 5_000)).when(giving(105_001), undefined).thenRejects('shift.drawer-short');
    expect(giving(105_000)(shift.evolve(shift.evolve(shift.initial, opened), credited('cash', 5_000)))).toHaveLength(1);
    given(drawer, opened)
      .when(state => debitOwn(state, [movement('qris', 1)], hers), undefined)
      .thenRejects('shift.not-yours');
  });

  it('closes on a fresh count, with the variance by method', () => {
    const past = [opened, credited('cash', 50_000), credited('qris', 20_000)];
    given(drawer, ...past)
      .when(closing(), undefined)
      .thenRejects('shift.not-counted');
    given(drawer, ...past, counted(150_000), credited('cash', 1))
      .when(closing(), undefined)
      .thenRejects('shift.not-counted');
    given(drawer, ...past, counted(149_000, 20_000))
      .when(closing(149_001), undefined)
      .thenRejects('shift.deposited-above-counted');
    given(drawer, ...past, counted(149_000, 20_000))
      .when(closing(49_000), undefined)
      .then({
        type: 'ShiftClosed',
        data: {
          ...keys,
          methods: [
            { method: 'cash', expected: 150_000, counted: 149_000, variance: -1_000 },
            { method: 'qris', expected: 20_000, counted: 20_000, variance: 0 },
          ],
          variance: -1_000,
          deposited: 49_000,
          note: null,
        },
      });
    given(drawer, opened, closed)
      .when(state => count({ counts: [] }, state, mine), undefined)
      .thenRejects('shift.not-open');
  });

  it('is one at a time for each cashier, and shows what is in it', () => {
    const clinic = new MemoryClinic();
    const [open, counting, ending] = shiftActs;
    const { id } = clinic.run(open!, { float: 100_000 });
    expect(() => clinic.run(open!, { float: 0 })).toThrow('shift.already-open');
    clinic.run(counting!, { counts: [{ method: 'cash', amount: 99_000 }] }, { id });
    expect(clinic.rows(shiftView)).toMatchObject([{ id, openCashierId: 7, counted: 99_000, variance: -1_000 }]);
    clinic.run(ending!, { deposited: 0 }, { id });
    expect(clinic.rows(shiftView)).toMatchObject([{ status: 'closed', openCashierId: null, variance: -1_000 }]);
    clinic.run(open!, { float: 0 });
    expect(clinic.rows(shiftView)).toHaveLength(2);
  });
});
