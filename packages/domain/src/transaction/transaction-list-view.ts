import { TransactionRow } from '@alur/contracts/transaction/rows';
import { transactionList, transactionUnfinished } from '@alur/contracts/transaction/topics';
import { view } from '../vocabulary.js';
import { approvedWith, borne, moved, ofTransaction as key, openedRow, partyReactions, unborne } from './bill-rows.js';
import { chargeReactions, sumOf } from './charge-rows.js';
import { counted, noAmounts } from './list-amounts.js';
import { booked, rebooked, unbooked } from './revenue.js';
import { submissionReactions } from './submission-reactions.js';

const paymentTypeOf = (row: TransactionRow, method: string): string =>
  row.paymentType === null || row.paymentType === method ? method : 'split';

/** The row without its payment methods once nothing is paid any more. */
const unpaid = (row: TransactionRow): TransactionRow =>
  row.paid + row.receivable === 0 ? { ...row, paymentType: null } : row;

/** The cashier's list, one row per bill. */
export const transactionListView = view({
  name: 'transaction_list',
  version: 6,
  row: TransactionRow,
  indexes: [
    ['date', 'status', 'payer'],
    ['status', 'id'],
    ['unfinished'],
    ['paidDate'],
    ['patientId'],
    ['personId'],
    ['encounterId'],
  ],
  topics: [
    { topic: transactionList, by: { date: 'date' } },
    { topic: transactionUnfinished, by: { unfinished: 'unfinished' } },
  ],
  derive: ({ status }) => ({ unfinished: status === 'WAITING' || status === 'ONGOING' ? ('yes' as const) : null }),
  on: {
    TransactionOpened: {
      key,
      first: (e): TransactionRow => ({
        ...openedRow(e),
        paidDate: null,
        paymentType: null,
        revenue: [],
        unfinished: null,
        ...noAmounts,
      }),
    },
    ...chargeReactions<TransactionRow>((row, components) =>
      counted(moved(row, { subtotal: sumOf(components) }), components, 1),
    ),
    DiscountGiven: {
      key,
      next: (row, { data }) => counted(moved(row, { discount: data.amount }), data.lines, -1),
    },
    DiscountRemoved: {
      key,
      next: (row, { data }) => counted(moved(row, { discount: -data.amount }), data.lines, 1),
    },
    BillClosed: {
      key,
      next: (row, { meta }) => approvedWith({ ...row, status: 'ONGOING' as const, closedAt: meta.at }),
    },
    BillReopened: {
      key,
      next: (row, { data, meta }) => ({
        ...unborne(moved(unbooked(row, meta.localDate), { receivable: -data.receivable, paid: -data.deposits })),
        status: 'WAITING' as const,
        closedAt: null,
        paidAt: null,
        paidDate: null,
        paymentType: null,
      }),
    },
    BillRounded: { key, next: (row, { data }) => moved(row, { rounding: data.amount }) },
    RoundingDropped: { key, next: (row, { data }) => moved(row, { rounding: -data.amount }) },
    PaymentReceived: {
      key,
      next: (row, { data }) => ({
        ...moved(row, { paid: data.amount }),
        paymentType: paymentTypeOf(row, data.method),
      }),
    },
    PaymentRefunded: { key, next: (row, { data }) => unpaid(moved(row, { paid: -data.amount })) },
    ChargesReturned: {
      key,
      next: (row, { data }) => counted(moved(row, { returned: sumOf(data.lines) }), data.lines, -1),
    },
    ReturnRefunded: {
      key,
      next: (row, { data, meta }) => rebooked(moved(row, { paid: -data.amount }), meta.localDate),
    },
    DepositApplied: {
      key,
      next: (row, { data }) => ({
        ...moved(row, { paid: data.amount }),
        paymentType: paymentTypeOf(row, 'deposit'),
      }),
    },
    ReceivableRecorded: {
      key,
      next: (row, { data }) => ({
        ...borne(row, data),
        paymentType: paymentTypeOf(row, data.guarantor),
      }),
    },
    TransactionPaid: {
      key,
      next: (row, { meta }) => ({
        ...booked(row, meta.localDate),
        status: 'PAID' as const,
        paidAt: meta.at,
        paidDate: meta.localDate,
      }),
    },
    TransactionCancelled: {
      key,
      next: row => ({
        ...unborne(moved(row, { receivable: -row.receivable })),
        status: 'CANCELLED' as const,
        remaining: 0,
      }),
    },
    /** The payment still counts on its day; the reversal counts on the day of the void. */
    TransactionVoided: {
      key,
      next: (row, { data, meta }) => ({
        ...unborne(moved(unbooked(row, meta.localDate), { receivable: -row.receivable, paid: -data.deposits })),
        status: 'VOID' as const,
        remaining: 0,
      }),
    },
    ...submissionReactions<TransactionRow>(),
    ...partyReactions<TransactionRow>(),
  },
});
