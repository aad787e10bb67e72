import { CommissionBasis } from '@alur/contracts/commission/rows';
import { ItemType } from '@alur/contracts/transaction/enums';
import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const money = z.number();

/** One person's commission for one line of the bill. */
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
  /** Percent of the base; null where the agreement names an amount per unit. */
  percent: z.nullable(z.number()),
  amount: money,
});

const of = { transactionId: z.int(), refNumber: code(), date: code(), lines: z.array(line) };

/** Stream `bill_commission-<transactionId>`: the commissions of a paid bill for those who performed its services. */
export const commissionEvents = {
  CommissionsEarned: event(z.object(of)),
  /** The bill was voided or reopened: all of its commissions are reversed. */
  CommissionsReversed: event(z.object(of)),
};
export type CommissionEvent = EventOf<typeof commissionEvents>;
export type CommissionLine = z.infer<typeof line>;
