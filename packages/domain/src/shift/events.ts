import { PaymentMethod } from '@alur/contracts/transaction/enums';
import * as z from 'zod/mini';
import { event, label, type EventOf } from '../kernel/event.js';

const id = z.number();
const money = z.number();
const counts = z.array(z.object({ method: PaymentMethod, amount: money }));
/** `paymentId`: for a deposit or a return, its number among the bill's deposits or refunds of returns. */
const movement = {
  ...{ shiftId: id, cashierId: id, transactionId: id, paymentId: id, method: PaymentMethod, amount: money },
  isDeposit: z.optional(z.boolean()),
  isReturn: z.optional(z.boolean()),
};

/** Stream `shift-<id>`: one cashier's drawer from opening to close. */
export const shiftEvents = {
  ShiftOpened: event(z.object({ shiftId: id, cashierId: id, cashierName: label(), float: money })),
  /** Appended together with the bill's PaymentReceived. */
  DrawerCredited: event(z.object(movement)),
  /** Appended together with the bill's PaymentRefunded. */
  DrawerDebited: event(z.object(movement)),
  CashCounted: event(z.object({ shiftId: id, cashierId: id, counts })),
  ShiftClosed: event(
    z.object({
      shiftId: id,
      cashierId: id,
      methods: z.array(z.object({ method: PaymentMethod, expected: money, counted: money, variance: money })),
      variance: money,
      deposited: money,
      note: z.nullable(label()),
    }),
  ),
};
export type ShiftEvent = EventOf<typeof shiftEvents>;
