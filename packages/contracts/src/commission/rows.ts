import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { range } from '../kernel/filters.js';
import { Id, LocalDate, QueryId, SignedRupiah } from '../kernel/scalars.js';
import { ItemType } from '../transaction/enums.js';

/** Why it is theirs: an agreement with the person (SPEC 3, Commission), or the share that the service's list gives. */
export const CommissionBasis = z.enum(['commission', 'share']);
export type CommissionBasis = z.infer<typeof CommissionBasis>;

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** What one line of a paid bill brings one person; below zero where the bill was undone. */
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
  /** What the line brought in, less its discounts. */
  base: SignedRupiah,
  basis: CommissionBasis,
  /** Of a hundred; null where it is an amount for each. */
  percent: z.nullable(z.number()),
  amount: SignedRupiah,
});
export type CommissionEntryRow = z.infer<typeof CommissionEntryRow>;

/** What a person has earned in a month. */
export const CommissionMonthRow = z.object({
  id: z.string(),
  month: Month,
  staffId: Id,
  staffName: z.string(),
  /** Lines that brought something, less those that were taken back. */
  services: z.int(),
  base: SignedRupiah,
  /** By why it is theirs. */
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

/** What the sums consist of, line by line. */
export const commissionEntries = list('commission/entries', {
  view: 'commission_entry',
  row: CommissionEntryRow,
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
