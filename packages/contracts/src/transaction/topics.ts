import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';
import { unfinishedParams } from '../kernel/unfinished.js';
import { ChargeRow, TransactionDetailRow, TransactionRow } from './rows.js';

/** The cashier's day. */
export const transactionList = topic('transaction.list', {
  params: z.object({ date: LocalDate }),
  row: TransactionRow,
  access: ['cashier:view'],
  logged: true,
});

/** Bills that are under way or unpaid, of any day. */
export const transactionUnfinished = topic('transaction.unfinished', {
  params: unfinishedParams,
  row: TransactionRow,
  access: ['cashier:view'],
  logged: true,
});

/** One bill. */
export const transactionDetail = topic('transaction.detail', {
  params: z.object({ transactionId: Id }),
  row: TransactionDetailRow,
  access: ['cashier:view'],
  logged: 'transactionId',
});

/** What stands on one bill, line by line. */
export const transactionCharges = topic('transaction.charges', {
  params: z.object({ transactionId: Id }),
  row: ChargeRow,
  // A claim's components are those of its bill.
  access: ['cashier:view', 'casemix.claim:view'],
  logged: 'transactionId',
});
