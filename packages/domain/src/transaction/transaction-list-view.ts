import { TransactionRow } from '@alur/contracts/transaction/rows';
import { transactionList } from '@alur/contracts/transaction/topics';
import { heldMarks } from '../held-marks.js';
import { patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { moved, ofTransaction as key, ofVisit, openedRow, withPrescription } from './bill-rows.js';
import { counted, noAmounts } from './list-amounts.js';

const paymentTypeOf = (row: TransactionRow, method: string): string =>
  row.paymentType === null || row.paymentType === method ? method : 'split';

/** The cashier's list, a row a bill. */
export const transactionListView = view({
  name: 'transaction_list',
  version: 2,
  row: TransactionRow,
  indexes: [['date', 'status'], ['paidDate'], ['patientId'], ['personId'], ['encounterId']],
  topics: [{ topic: transactionList, by: { date: 'date' } }],
  on: {
    TransactionOpened: {
      key,
      first: (e): TransactionRow => ({ ...openedRow(e), paidDate: null, paymentType: null, ...noAmounts }),
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
      next: (row, { data }) => counted(moved(row, { subtotal: data.amount }), [data], 1),
    },
    ItemChanged: {
      key,
      next: (row, { data }) =>
        counted(moved(row, { subtotal: data.change }), [{ itemType: data.itemType, amount: data.change }], 1),
    },
    ItemRemoved: {
      key,
      next: (row, { data }) => counted(moved(row, { subtotal: -data.amount }), [data], -1),
    },
    DiscountGiven: {
      key,
      next: (row, { data }) => counted(moved(row, { discount: data.amount }), data.lines, -1),
    },
    DiscountRemoved: {
      key,
      next: (row, { data }) => counted(moved(row, { discount: -data.amount }), data.lines, 1),
    },
    BillClosed: { key, next: (row, { meta }) => ({ ...row, status: 'ONGOING' as const, closedAt: meta.at }) },
    BillReopened: {
      key,
      next: (row, { data }) => ({
        ...moved(row, { receivable: -data.receivable }),
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
    PaymentRefunded: {
      key,
      next: (row, { data }) => {
        const after = moved(row, { paid: -data.amount });
        return after.paid + after.receivable === 0 ? { ...after, paymentType: null } : after;
      },
    },
    ReceivableRecorded: {
      key,
      next: (row, { data }) => ({
        ...moved(row, { receivable: data.amount }),
        paymentType: paymentTypeOf(row, data.guarantor),
      }),
    },
    TransactionPaid: {
      key,
      next: (row, { meta }) => ({ ...row, status: 'PAID' as const, paidAt: meta.at, paidDate: meta.localDate }),
    },
    TransactionCancelled: {
      key,
      next: row => ({ ...moved(row, { receivable: -row.receivable }), status: 'CANCELLED' as const, remaining: 0 }),
    },
    /** The day's revenue loses what was undone: the row leaves the day that it was counted in. */
    TransactionVoided: {
      key,
      next: row => ({
        ...moved(row, { receivable: -row.receivable }),
        status: 'VOID' as const,
        remaining: 0,
        paidDate: null,
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
    ...heldMarks<TransactionRow>(),
    ...patientLabels<TransactionRow>(),
  },
});
