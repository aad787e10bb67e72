import * as z from 'zod/mini';
import { list } from '../declare.js';
import { filled, oneOf, range } from '../kernel/filters.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { Payer } from '../kernel/enums.js';
import { TransactionStatus } from './enums.js';
import { TransactionRow } from './rows.js';

/** SPEC 4's `ALL` means no status filter. */
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
    status: oneOf(TransactionStatus),
    payer: z.optional(Payer),
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
  }),
  searchIn: ['refNumber', 'patientName', 'recordNumber'],
  access: ['cashier:view', 'report.transaction:view'],
  logged: ['patientId', 'encounterId'],
});
