import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { range } from '../kernel/filters.js';
import { Id, LocalDate, QueryId, SignedRupiah } from '../kernel/scalars.js';
import { ItemType } from '../transaction/enums.js';

/**
 * The basis of a commission: an agreement with the person (SPEC 3, Commission), or the share in the service's own list.
 */
export const CommissionBasis = z.enum(['commission', 'share']);
export type CommissionBasis = z.infer<typeof CommissionBasis>;

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** One person's commission for one line of a paid bill; negative if it was reversed. */
export const CommissionEntryRow = z.object({
  id: z.string(),
  transactionId: Id,
  refNumber: z.string(),
  date: LocalDate,
  month: Month,
  staffId: Id,
  staffName: z.string(),
  role: z.string(),
  itemType: ItemType,
  name: z.string(),
  quantity: z.number(),
  /** The line's amount less its discounts. */
  base: SignedRupiah,
  basis: CommissionBasis,
  /** Percent of the base; null for an amount per unit. */
  percent: z.nullable(z.number()),
  amount: SignedRupiah,
});
export type CommissionEntryRow = z.infer<typeof CommissionEntryRow>;

/** A person's commissions of a month. */
export const CommissionMonthRow = z.object({
  id: z.string(),
  month: Month,
  staffId: Id,
  staffName: z.string(),
  /** Number of lines with a commission, less reversed ones. */
  services: z.int(),
  base: SignedRupiah,
  /** The sum by basis. */
  commission: SignedRupiah,
  share: SignedRupiah,
  amount: SignedRupiah,
});
export type CommissionMonthRow = z.infer<typeof CommissionMonthRow>;

const access = ['report.commission:view'] as const;

export const commissionMonth = topic('commission.month', {
  params: z.object({ month: Month }),
  row: CommissionMonthRow,
  access,
});

/** The single commissions behind the sums. */
export const commissionEntries = list('commission/entries', {
  view: 'commission_entry',
  row: CommissionEntryRow,
  narrowing: ['date'],
  filters: z.object({
    staffId: z.optional(QueryId),
    transactionId: z.optional(QueryId),
    month: z.optional(Month),
    ...range('date', LocalDate),
  }),
  searchIn: ['refNumber', 'name', 'staffName'],
  order: 'date',
  access,
});
