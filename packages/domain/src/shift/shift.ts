import { PaymentMethod } from '@alur/contracts/transaction/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { ShiftEvent } from './events.js';

/** Rupiah by method of payment. */
export type ByMethod = Readonly<Partial<Record<PaymentMethod, number>>>;

/** `counted` is null if nothing was counted since the last movement. */
export type ShiftState =
  | { status: 'none' }
  | { status: 'open'; shiftId: number; cashierId: number; expected: ByMethod; counted: ByMethod | null }
  | { status: 'closed'; shiftId: number; cashierId: number };

export const add = (sums: ByMethod, method: PaymentMethod, amount: number): ByMethod => ({
  ...sums,
  [method]: (sums[method] ?? 0) + amount,
});

export const byMethod = (counts: readonly { method: PaymentMethod; amount: number }[]): ByMethod =>
  counts.reduce<ByMethod>((sums, { method, amount }) => add(sums, method, amount), {});

/** Expected and counted amounts of every method in either, and the difference. */
export const compared = (expected: ByMethod, counted: ByMethod) =>
  PaymentMethod.options
    .filter(method => expected[method] !== undefined || counted[method] !== undefined)
    .map(method => {
      const should = expected[method] ?? 0;
      const is = counted[method] ?? 0;
      return { method, expected: should, counted: is, variance: is - should };
    });

const evolve = (state: ShiftState, event: ShiftEvent): ShiftState => {
  if (event.type === 'ShiftOpened') {
    const { shiftId, cashierId, float } = event.data;
    return { status: 'open', shiftId, cashierId, expected: { cash: float }, counted: null };
  }
  if (state.status !== 'open') return state;
  switch (event.type) {
    case 'DrawerCredited':
      return { ...state, expected: add(state.expected, event.data.method, event.data.amount), counted: null };
    case 'DrawerDebited':
      return { ...state, expected: add(state.expected, event.data.method, -event.data.amount), counted: null };
    case 'CashCounted':
      return { ...state, counted: byMethod(event.data.counts) };
    case 'ShiftClosed':
      return { status: 'closed', shiftId: state.shiftId, cashierId: state.cashierId };
  }
};

export const shift: Aggregate<ShiftState, ShiftEvent> = { kind: 'shift', initial: { status: 'none' }, evolve };
