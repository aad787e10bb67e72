import type { BodyOf } from '@alur/contracts/kernel/command';
import type { closeShift, countShift } from '@alur/contracts/shift/commands';
import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import type { DecisionContext } from '../kernel/context.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ShiftEvent } from './events.js';
import { compared, type ShiftState } from './shift.js';

type OpenShift = Extract<ShiftState, { status: 'open' }>;

/** The shift, if it is open. */
const open = (state: ShiftState): OpenShift => {
  if (state.status !== 'open') throw new Rejection('shift.not-open', {}, 'shiftId');
  return state;
};

/** The shift, if it is open and the user's own. */
const own = (state: ShiftState, context: DecisionContext): OpenShift => {
  const shift = open(state);
  ensure(shift.cashierId === context.actorId, 'shift.not-yours', {}, 'shiftId');
  return shift;
};

/** Money of one payment. */
export interface Movement {
  transactionId: number;
  paymentId: number;
  method: PaymentMethod;
  amount: number;
  readonly isDeposit?: boolean;
  readonly isReturn?: boolean;
}

const keysOf = ({ shiftId, cashierId }: OpenShift) => ({ shiftId, cashierId });

export const credit = (state: ShiftState, movements: readonly Movement[], context: DecisionContext): ShiftEvent[] => {
  const shift = own(state, context);
  return movements.map(movement => ({ type: 'DrawerCredited', data: { ...keysOf(shift), ...movement } }));
};

/** Takes money out of a drawer, which must hold that much cash; a supervisor's void may take it from any open one. */
export const debit = (state: ShiftState, movements: readonly Movement[]): ShiftEvent[] => {
  const shift = open(state);
  const cash = movements.filter(({ method }) => method === 'cash').reduce((sum, { amount }) => sum + amount, 0);
  ensure((shift.expected.cash ?? 0) >= cash, 'shift.drawer-short');
  return movements.map(movement => ({ type: 'DrawerDebited', data: { ...keysOf(shift), ...movement } }));
};

/** A cashier's refund comes out of her own drawer. */
export const debitOwn = (state: ShiftState, movements: readonly Movement[], context: DecisionContext): ShiftEvent[] =>
  debit(own(state, context), movements);

export const count = (
  { counts }: BodyOf<typeof countShift>,
  state: ShiftState,
  context: DecisionContext,
): ShiftEvent[] => {
  const shift = own(state, context);
  return [{ type: 'CashCounted', data: { ...keysOf(shift), counts } }];
};

/** Closes on a count without later movements; the variance is counted less expected, by method and in total. */
export const close = (
  { deposited, note }: BodyOf<typeof closeShift>,
  state: ShiftState,
  context: DecisionContext,
): ShiftEvent[] => {
  const shift = own(state, context);
  if (!shift.counted) throw new Rejection('shift.not-counted');
  ensure(deposited <= (shift.counted.cash ?? 0), 'shift.deposited-above-counted', {}, 'deposited');
  const methods = compared(shift.expected, shift.counted);
  const variance = methods.reduce((sum, each) => sum + each.variance, 0);
  return [{ type: 'ShiftClosed', data: { ...keysOf(shift), methods, variance, deposited, note } }];
};
