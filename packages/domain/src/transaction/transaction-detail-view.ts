import type { ItemRow } from '@alur/contracts/transaction/rows';
import { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { transactionDetail } from '@alur/contracts/transaction/topics';
import { ERASED } from '../kernel/event.js';
import { heldMarks } from '../held-marks.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { moved, ofTransaction as key, ofVisit, openedRow, withPrescription } from './bill-rows.js';
import { dueBy } from './totals.js';

/** What cash alone would still pay, and whether the items are open: no money yet and not ended. */
const settledUp = (row: TransactionDetailRow): TransactionDetailRow => {
  const isOpen = row.status === 'DRAFT' || row.status === 'WAITING' || row.status === 'ONGOING';
  const discounts = row.discounts;
  return {
    ...row,
    cashDue:
      row.status === 'ONGOING' && row.roundingRule
        ? dueBy({ ...row, discounts }, row.roundingRule, row.receivable === 0 && !row.payments.some(notCash))
        : row.remaining,
    editable: isOpen && row.paid === 0 && row.receivable === 0,
  };
};

const notCash = (payment: { method: string; refunded: boolean }) => payment.method !== 'cash' && !payment.refunded;

/** Discounts of an item add up over the discounts that touch it. */
const withDiscounts = (
  items: readonly ItemRow[],
  lines: readonly { itemId: number; amount: number }[],
  sign: 1 | -1,
): ItemRow[] =>
  items.map(item =>
    lines
      .filter(line => line.itemId === item.itemId)
      .reduce<ItemRow>((so, line) => ({ ...so, discount: so.discount + sign * line.amount }), item),
  );

/** One bill with everything on it. */
export const transactionDetailView = view({
  name: 'transaction_detail',
  version: 2,
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
        items: [],
        discounts: [],
        payments: [],
        receipts: [],
        editable: true,
        endReason: null,
      }),
    },
    ScheduleMoved: {
      where: e => ({ encounterId: e.data.encounterId }),
      next: (row, { data }) => ({ ...row, date: data.date }),
    },
    EncounterDoctorChanged: {
      where: e => ({ encounterId: e.data.encounterId }),
      next: (row, { data }) => ({ ...row, doctorName: data.doctor.name }),
    },
    BillPayerChanged: { key, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    ServiceStarted: { key, next: row => ({ ...row, status: 'WAITING' as const }) },
    ServiceCompleted: { key, next: (row, { data }) => ({ ...row, doctorName: data.doctorName }) },
    ItemAdded: {
      key,
      next: (row, { data }) => {
        const { itemId, itemType: type, name, quantity, unitPrice, amount, prescriptionId, prescribedQuantity } = data;
        const item = {
          itemId,
          type,
          name,
          quantity,
          unitPrice,
          amount,
          discount: 0,
          prescriptionId,
          prescribedQuantity,
        };
        return settledUp({ ...moved(row, { subtotal: amount }), items: [...row.items, item] });
      },
    },
    ItemChanged: {
      key,
      next: (row, { data: { itemId, quantity, unitPrice, amount, change } }) =>
        settledUp({
          ...moved(row, { subtotal: change }),
          items: row.items.map(item => (item.itemId === itemId ? { ...item, quantity, unitPrice, amount } : item)),
        }),
    },
    ItemRemoved: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...moved(row, { subtotal: -data.amount }),
          items: row.items.filter(item => item.itemId !== data.itemId),
        }),
    },
    DiscountGiven: {
      key,
      next: (row, { data: { discountId, discountType: type, valueType, value, amount, lines, reason } }) =>
        settledUp({
          ...moved(row, { discount: amount }),
          items: withDiscounts(row.items, lines, 1),
          discounts: [...row.discounts, { discountId, type, valueType, value, amount, lines, reason }],
        }),
    },
    DiscountRemoved: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...moved(row, { discount: -data.amount }),
          items: withDiscounts(row.items, data.lines, -1),
          discounts: row.discounts.filter(each => each.discountId !== data.discountId),
        }),
    },
    BillClosed: {
      key,
      next: (row, { data, meta }) =>
        settledUp({ ...row, status: 'ONGOING', closedAt: meta.at, roundingRule: data.rounding }),
    },
    BillReopened: {
      key,
      next: (row, { data }) =>
        settledUp({
          ...moved(row, { receivable: -data.receivable }),
          status: 'WAITING',
          closedAt: null,
          paidAt: null,
          roundingRule: null,
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
          payments: [...row.payments, { ...payment, at: meta.at, refunded: false }],
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
    ReceivableRecorded: { key, next: (row, { data }) => settledUp(moved(row, { receivable: data.amount })) },
    TransactionPaid: { key, next: (row, { meta }) => settledUp({ ...row, status: 'PAID', paidAt: meta.at }) },
    TransactionCancelled: {
      key,
      next: (row, { data }) => ({
        ...settledUp({ ...moved(row, { receivable: -row.receivable }), status: 'CANCELLED', endReason: data.reason }),
        remaining: 0,
        cashDue: 0,
      }),
    },
    TransactionVoided: {
      key,
      next: (row, { data }) => ({
        ...settledUp({ ...moved(row, { receivable: -row.receivable }), status: 'VOID', endReason: data.reason }),
        remaining: 0,
        cashDue: 0,
      }),
    },
    ReceiptPrinted: {
      key,
      next: (row, { data: { copy, printer, printedBy }, meta }) => ({
        ...row,
        receipts: [...row.receipts, { copy, printer, printedBy, at: meta.at }],
      }),
    },
    PrescriptionSubmitted: {
      where: ofVisit,
      next: (row, { data }) => withPrescription(row, data.prescriptionId, 'queue'),
    },
    PrescriptionReturned: {
      where: ofVisit,
      next: (row, { data }) => withPrescription(row, data.prescriptionId, 'queue'),
    },
    PrescriptionApproved: {
      where: ofVisit,
      next: (row, { data }) => withPrescription(row, data.prescriptionId, 'approve'),
    },
    ApprovalWithdrawn: { where: ofVisit, next: (row, { data }) => withPrescription(row, data.prescriptionId, 'queue') },
    PrescriptionHandedOver: {
      where: ofVisit,
      next: (row, { data }) => withPrescription(row, data.prescriptionId, 'done'),
    },
    PrescriptionCancelled: {
      where: ofVisit,
      next: (row, { data }) => withPrescription(row, data.prescriptionId, null),
    },
    ...heldMarks<TransactionDetailRow>(),
    ...patientLabels<TransactionDetailRow>(row => ({
      ...nameless(row),
      endReason: row.endReason && ERASED,
      payments: row.payments.map(each => ({ ...each, reference: each.reference && ERASED })),
      discounts: row.discounts.map(each => ({ ...each, reason: each.reason && ERASED })),
    })),
  },
});
