import { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { transactionDetail } from '@alur/contracts/transaction/topics';
import { ERASED } from '../kernel/event.js';
import { nameless } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { Source } from './bill.js';
import {
  approvedWith,
  borne,
  listed,
  moved,
  ofTransaction as key,
  openedRow,
  partyReactions,
  unborne,
} from './bill-rows.js';
import { chargeReactions, sumOf } from './charge-rows.js';
import { submissionReactions } from './submission-reactions.js';
import { dueBy } from './totals.js';

const notCash = (payment: { method: string; refunded: boolean }) => payment.method !== 'cash' && !payment.refunded;

/**
 * The amount due in cash, and whether items may be changed: not once the bill has ended or a guarantor's share is
 * fixed.
 */
const settledUp = (row: TransactionDetailRow): TransactionDetailRow => {
  const isOpen = row.status === 'DRAFT' || row.status === 'WAITING' || row.status === 'ONGOING';
  return {
    ...row,
    cashDue:
      row.status === 'ONGOING' && row.roundingRule
        ? dueBy(row, row.roundingRule, row.receivable === 0 && !row.payments.some(notCash))
        : row.remaining,
    editable: isOpen && row.paid === 0 && row.receivable === 0,
  };
};

type Ending = RecordedEvent<'TransactionCancelled'> | RecordedEvent<'TransactionVoided'>;

/** A deposit after a part of it was applied or refunded. */
const withDeposit = (
  row: TransactionDetailRow,
  depositId: number,
  { applied = 0, refunded = 0 }: { applied?: number; refunded?: number },
): TransactionDetailRow => ({
  ...row,
  deposits: row.deposits.map(each =>
    each.depositId === depositId
      ? { ...each, applied: each.applied + applied, refunded: each.refunded + refunded }
      : each,
  ),
});

const ended = (
  row: TransactionDetailRow,
  status: 'CANCELLED' | 'VOID',
  { data: { deposits, reason }, meta }: Ending,
): TransactionDetailRow => ({
  ...settledUp({
    ...unborne(moved(row, { receivable: -row.receivable, paid: -deposits })),
    status,
    endReason: reason,
    endedAt: meta.at,
    endedBy: meta.actorId,
  }),
  remaining: 0,
  cashDue: 0,
});

const withoutExpected = (row: TransactionDetailRow, sources: readonly Source[]): TransactionDetailRow => ({
  ...row,
  expected: row.expected.filter(
    each => !sources.some(({ module, id }) => each.sourceModule === module && each.sourceId === id),
  ),
});

const withExpected = (row: TransactionDetailRow, { source, name }: { source: Source; name: string }) => ({
  ...row,
  expected: listed(withoutExpected(row, [source]).expected, {
    sourceModule: source.module,
    sourceId: source.id,
    name,
  }),
});

const charges = chargeReactions<TransactionDetailRow>((row, components) =>
  settledUp(moved(row, { subtotal: sumOf(components) })),
);

/** One bill with its details; lines have rows of their own. */
export const transactionDetailView = view({
  name: 'transaction_detail',
  version: 9,
  row: TransactionDetailRow,
  indexes: [['patientId'], ['personId'], ['encounterId']],
  topics: [{ topic: transactionDetail, by: { transactionId: 'id' } }],
  on: {
    TransactionOpened: {
      key,
      first: (e): TransactionDetailRow => ({
        ...openedRow(e),
        roundingRule: null,
        cashDue: 0,
        expected: [],
        discounts: [],
        payments: [],
        deposits: [],
        refunds: [],
        receipts: [],
        repricings: [],
        topUp: null,
        editable: true,
        endReason: null,
        endedAt: null,
        endedBy: null,
        replacedBy: null,
      }),
    },
    ...charges,
    ChargesPosted: {
      key,
      next: (row, e) => charges.ChargesPosted.next(withoutExpected(row, [e.data.source]), e),
    },
    ChargesRepriced: {
      key,
      next: (row, e) => {
        const { tariff, lines } = e.data;
        const other = lines.filter(({ change }) => change !== 0);
        const change = other.reduce((sum, each) => sum + each.change, 0);
        const repricing = { payer: tariff.payer, change, lines: other.length, at: e.meta.at, by: e.meta.actorId };
        return { ...charges.ChargesRepriced.next(row, e), repricings: listed(row.repricings, repricing) };
      },
    },
    ChargesMovedOut: {
      key,
      next: (row, e) => {
        const gone = e.data.expectations.map(({ source }) => source);
        return charges.ChargesMovedOut.next(withoutExpected(row, gone), e);
      },
    },
    /** The items of a voided bill continue on its replacement. */
    ChargesMovedIn: {
      key: ({ data }) => [data.transactionId, data.fromTransactionId],
      next: (row, e) => {
        if (row.id === e.data.transactionId)
          return e.data.expectations.reduce(withExpected, charges.ChargesMovedIn.next(row, e));
        return row.status === 'VOID' ? { ...row, replacedBy: e.data.transactionId } : row;
      },
    },
    ChargeExpected: { key, next: (row, { data }) => withExpected(row, data) },
    ChargeDropped: { key, next: (row, { data }) => withoutExpected(row, [data.source]) },
    LateChargesPosted: { key, next: (row, { data }) => withoutExpected(row, [data.source]) },
    DiscountGiven: {
      key,
      next: (row, { data: { discountId, discountType: type, valueType, value, amount, reason } }) =>
        settledUp({
          ...moved(row, { discount: amount }),
          discounts: listed(row.discounts, { discountId, type, valueType, value, amount, reason }),
        }),
    },
    DiscountRemoved: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...moved(row, { discount: -data.amount }),
          discounts: row.discounts.filter(each => each.discountId !== data.discountId),
        }),
    },
    BillClosed: {
      key,
      next: (row, { data, meta }) =>
        settledUp(
          approvedWith({ ...row, status: 'ONGOING', closedAt: meta.at, roundingRule: data.rounding, topUp: null }),
        ),
    },
    BillReopened: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...unborne(moved(row, { receivable: -data.receivable, paid: -data.deposits })),
          status: 'WAITING',
          closedAt: null,
          paidAt: null,
          roundingRule: null,
          receipts: [],
          deposits: row.deposits.map(each => ({ ...each, applied: 0 })),
        }),
    },
    BillRounded: { key, next: (row, { data }) => settledUp(moved(row, { rounding: data.amount })) },
    RoundingDropped: { key, next: (row, { data }) => settledUp(moved(row, { rounding: -data.amount })) },
    PaymentReceived: {
      key,
      next: (row, { data, meta }) => {
        const { paymentId, method, amount, tendered, change, reference, account, shiftId, cashierName } = data;
        const payment = { paymentId, method, amount, tendered, change, reference, account, shiftId, cashierName };
        return settledUp({
          ...moved(row, { paid: amount }),
          payments: listed(row.payments, { ...payment, at: meta.at, refunded: false }),
        });
      },
    },
    PaymentRefunded: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...moved(row, { paid: -data.amount }),
          payments: row.payments.map(each => (each.paymentId === data.paymentId ? { ...each, refunded: true } : each)),
        }),
    },
    ChargesReturned: { key, next: (row, { data }) => settledUp(moved(row, { returned: sumOf(data.lines) })) },
    ReturnRefunded: {
      key,
      next: (row, { data: { refundId, method, amount, reason }, meta }) =>
        settledUp({
          ...moved(row, { paid: -amount }),
          refunds: listed(row.refunds, { refundId, method, amount, reason, at: meta.at }),
        }),
    },
    TopUpDue: { key, next: (row, { data: { uncovered, secured } }) => ({ ...row, topUp: { uncovered, secured } }) },
    TopUpMet: { key, next: row => ({ ...row, topUp: null }) },
    DepositReceived: {
      key,
      next: (row, { data: { depositId, method, amount, cashierName }, meta }) => ({
        ...row,
        deposits: listed(row.deposits, {
          depositId,
          method,
          amount,
          applied: 0,
          refunded: 0,
          cashierName,
          at: meta.at,
        }),
      }),
    },
    DepositApplied: {
      key,
      next: (row, { data }) =>
        settledUp(withDeposit(moved(row, { paid: data.amount }), data.depositId, { applied: data.amount })),
    },
    DepositRefunded: { key, next: (row, { data }) => withDeposit(row, data.depositId, { refunded: data.amount }) },
    ReceivableRecorded: { key, next: (row, { data }) => settledUp(borne(row, data)) },
    TransactionPaid: { key, next: (row, { meta }) => settledUp({ ...row, status: 'PAID', paidAt: meta.at }) },
    TransactionCancelled: { key, next: (row, event) => ended(row, 'CANCELLED', event) },
    TransactionVoided: { key, next: (row, event) => ended(row, 'VOID', event) },
    ReceiptPrinted: {
      key,
      next: (row, { data: { copy, printer, printedBy }, meta }) => ({
        ...row,
        receipts: listed(row.receipts, { copy, printer, printedBy, at: meta.at }),
      }),
    },
    ...submissionReactions<TransactionDetailRow>(),
    ...partyReactions<TransactionDetailRow>(row => ({
      ...nameless(row),
      endReason: row.endReason && ERASED,
      payments: row.payments.map(each => ({ ...each, reference: each.reference && ERASED })),
      refunds: row.refunds.map(each => ({ ...each, reason: ERASED })),
      discounts: row.discounts.map(each => ({ ...each, reason: each.reason && ERASED })),
    })),
  },
});
