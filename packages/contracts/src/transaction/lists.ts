import * as z from 'zod/mini';
import { list } from '../declare.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { Payer } from '../kernel/enums.js';
import { TransactionStatus } from './enums.js';
import { TransactionRow } from './rows.js';

/** `ALL` of SPEC 4 is no status filter. */
export const transactions = list('transaction/transactions', {
  view: 'transaction_list',
  row: TransactionRow,
  filters: z.object({
    date: z.optional(LocalDate),
    paidDate: z.optional(LocalDate),
    status: z.optional(TransactionStatus),
    payer: z.optional(Payer),
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
  }),
  searchIn: ['refNumber', 'patientName', 'recordNumber'],
  access: ['cashier:view', 'report.transaction:view'],
});
