import * as z from 'zod/mini';
import { list } from '../declare.js';
import { filled, oneOf, range } from '../kernel/filters.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { Payer } from '../kernel/enums.js';
import { TransactionStatus } from './enums.js';
import { TransactionRow } from './rows.js';

/** SPEC 4: the status `ALL` is of this filter alone, and no filter. */
const unlessAll = z.pipe(
  z.optional(z.string()),
  z.transform(status => (status === 'ALL' ? undefined : status)),
);

export const transactions = list('transaction/transactions', {
  view: 'transaction_list',
  row: TransactionRow,
  narrowing: ['payer'],
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    paidDate: z.optional(LocalDate),
    ...range('paidDate', LocalDate),
    ...filled('paidDate'),
    status: z.pipe(unlessAll, oneOf(TransactionStatus)),
    payer: z.optional(Payer),
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
  }),
  searchIn: ['refNumber', 'patientName', 'recordNumber'],
  access: ['cashier:view', 'report.transaction:view'],
  logged: ['patientId', 'encounterId'],
});
