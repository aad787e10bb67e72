import { CommissionBasis } from '@alur/contracts/commission/rows';
import { ItemType } from '@alur/contracts/transaction/enums';
import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const money = z.number();

/** Of one line of the bill, what is one person's. */
const line = z.object({
  line: z.int(),
  staffId: z.int(),
  staffName: label(),
  role: code(),
  itemType: ItemType,
  name: label(),
  quantity: z.number(),
  /** The line's amount less its discounts. */
  base: money,
  basis: CommissionBasis,
  commissionId: z.nullable(z.int()),
  /** Of a hundred; null where it is an amount for each. */
  percent: z.nullable(z.number()),
  amount: money,
});

const of = { transactionId: z.int(), refNumber: code(), date: code(), lines: z.array(line) };

/** Stream `bill_commission-<transactionId>`: what a paid bill brings whoever did what is on it. */
export const commissionEvents = {
  CommissionsEarned: event(z.object(of)),
  /** The bill was voided or opened again: all of it is nobody's any more. */
  CommissionsReversed: event(z.object(of)),
};
export type CommissionEvent = EventOf<typeof commissionEvents>;
export type CommissionLine = z.infer<typeof line>;
