import { closeShift, countShift, openShift } from '@alur/contracts/shift/commands';
import { describe, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DecisionContext } from '../kernel/context.js';
import { nameOf } from '../kernel/testing/names.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import { credit, debit, debitOwn } from './decisions.js';
import type { ShiftEvent } from './events.js';
import { shiftView } from './shift-view.js';
import { shift } from './shift.js';

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
const DRAWER = 'shift-2';
/** What the cashier holds while her shift is open. */
const own = nameOf('open-shift', '7');
const sums = (method: 'cash' | 'qris', expected: number, counted: number) => ({
  ...{ method, expected, counted },
  variance: counted - expected,
});

describe('shift', () => {
  it('takes and gives money by method, for its own cashier while it is open', () => {
    const taking = (context: DecisionContext): Deciding =>
      deciding(shift, 2, state => credit(state, [movement('cash', 5_000)], context));
    given({ [DRAWER]: [opened] })
      .when(taking(mine))
      .then({ [DRAWER]: [credited('cash', 5_000)] });
    given({ [DRAWER]: [opened] })
      .when(taking(hers))
      .thenRejects('shift.not-yours');
    for (const past of [[opened, closed], []])
      given({ [DRAWER]: past })
        .when(taking(mine))
        .thenRejects('shift.not-open');
  });

  it('gives back no more cash than it holds', () => {
    const giving = (amount: number): Deciding => deciding(shift, 2, state => debit(state, [movement('cash', amount)]));
    given({ [DRAWER]: [opened, credited('cash', 5_000)] })
      .when(giving(105_001))
      .thenRejects('shift.drawer-short');
    given({ [DRAWER]: [opened, credited('cash', 5_000)] })
      .when(giving(105_000))
      .then({ [DRAWER]: [{ type: 'DrawerDebited', data: { ...keys, ...movement('cash', 105_000) } }] });
    given({ [DRAWER]: [opened] })
      .when(deciding(shift, 2, state => debitOwn(state, [movement('qris', 1)], hers)))
      .thenRejects('shift.not-yours');
  });

  it('closes on a fresh count, with the variance by method', () => {
    const past = [opened, credited('cash', 50_000), credited('qris', 20_000)];
    for (const stale of [past, [...past, counted(150_000), credited('cash', 1)]])
      given({ [DRAWER]: stale })
        .when(closeShift, { id: 2, deposited: 0 })
        .thenRejects('shift.not-counted');
    const fresh = { [DRAWER]: [...past, counted(149_000, 20_000)], [own.stream]: [own.claimedBy(DRAWER)] };
    given(fresh)
      .when(closeShift, { id: 2, deposited: 149_001 })
      .thenRejects('shift.deposited-above-counted', {}, 'deposited');
    const methods = [sums('cash', 150_000, 149_000), sums('qris', 20_000, 20_000)];
    given(fresh)
      .when(closeShift, { id: 2, deposited: 49_000 })
      .then({
        [DRAWER]: [
          { type: 'ShiftClosed', data: { ...keys, methods, variance: -1_000, deposited: 49_000, note: null } },
        ],
        [own.stream]: [own.releasedBy(DRAWER)],
      });
    given({ [DRAWER]: [opened, closed] })
      .when(countShift, { id: 2, counts: [] })
      .thenRejects('shift.not-open');
  });

  it('is one at a time for each cashier, and shows what is in it', () => {
    const story = given();
    story
      .when(openShift, { float: 100_000 }, { ids: { shift: 2 } })
      .then({ [DRAWER]: [opened], [own.stream]: [own.claimedBy(DRAWER)] });
    story.when(openShift, { float: 0 }).thenRejects('shift.already-open');
    story
      .when(countShift, { id: 2, counts: [{ method: 'cash', amount: 99_000 }] })
      .thenRows(shiftView, [{ id: 2, openCashierId: 7, counted: 99_000, variance: -1_000 }]);
    story
      .when(closeShift, { id: 2, deposited: 0 })
      .thenRows(shiftView, [{ id: 2, status: 'closed', openCashierId: null, variance: -1_000 }]);
    story.when(openShift, { float: 0 }, { ids: { shift: 3 } }).thenRows(shiftView, [
      { id: 2, status: 'closed' },
      { id: 3, status: 'open' },
    ]);
  });
});
