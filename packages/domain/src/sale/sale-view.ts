import { exact } from '@alur/contracts/inventory/quantity';
import {
  saleList,
  saleOne,
  SaleRow,
  saleUnfinished,
  type SaleLineRow,
  type SaleStatus,
} from '@alur/contracts/sale/rows';
import type { Staff } from '../kernel/care-header.js';
import { ERASED, type Seen } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { EventData, SaleEvent } from './events.js';

const key = (e: { data: { saleId: number } }) => e.data.saleId;
/** A sale shares its id with its bill, to which no visit is attached. */
const bill = (e: { data: { transactionId: number; encounterIds: readonly number[] } }) =>
  e.data.encounterIds.length === 0 ? e.data.transactionId : null;

/** A row's lists are bounded (SHAPES, Rows). */
const MOST = 50;

const step = ({ staffId, name }: Staff, { meta }: Pick<Seen<SaleEvent>, 'meta'>) => ({
  staffId,
  by: name,
  at: meta.at,
});

const linesOf = (lines: EventData<'SaleLinesChanged'>['lines']): SaleLineRow[] =>
  [...lines].map(({ entered: { quantity: entered, unit, factor }, medicineClass, compound, ...line }) => ({
    ...{ ...line, entered, unit, factor, returned: 0 },
    ...{ prescribed: line.prescribed ?? null, iterations: line.iterations ?? 0 },
    compound: compound ? { method: compound.method, components: [...compound.components] } : null,
    medicineClass: medicineClass as SaleLineRow['medicineClass'],
  }));

/** The prescription as it was brought; older ones say nothing of what is not served. */
const broughtOf = (prescription: EventData<'SaleOpened'>['prescription']): SaleRow['prescription'] =>
  prescription && { ...prescription, unserved: prescription.unserved ?? null };

const totalled = (row: SaleRow): SaleRow => ({
  ...row,
  lineCount: row.lines.length,
  total: row.lines.reduce((sum, { amount }) => sum + amount, row.courier?.fee ?? 0),
});

/** What came back of a line, and how far the sale is returned by that. */
const returned = (row: SaleRow, { data, meta }: RecordedEvent<'SaleReturned'>): SaleRow => {
  const { returnId, lines: back, refund, reason, returnedBy } = data;
  const lines = row.lines.map(line => {
    const its = back.find(({ lineId }) => lineId === line.lineId);
    return its ? { ...line, returned: exact(line.returned + its.quantity) } : line;
  });
  const isAll = lines.every(line => line.returned >= line.quantity);
  const entry = {
    ...{ returnId, method: refund.method, amount: refund.amount, reason, by: returnedBy.name, at: meta.at },
    lines: [...back].map(({ lineId, quantity, disposition }) => ({ lineId, quantity, disposition })),
  };
  return {
    ...{ ...row, lines, refunded: row.refunded + refund.amount },
    ...{ status: isAll ? ('returned' as const) : ('partly_returned' as const) },
    returns: [...row.returns, entry].slice(-MOST),
  };
};

const open: readonly SaleStatus[] = ['draft', 'confirmed'];

/** The buyer's text is gone; what was sold, and for how much, stays. */
const erased = (row: SaleRow): SaleRow => ({
  ...nameless(row),
  phone: row.phone && ERASED,
  prescription: row.prescription && {
    ...row.prescription,
    ...{ prescriberName: ERASED, prescriberLicence: row.prescription.prescriberLicence && ERASED, patientName: ERASED },
    unserved: row.prescription.unserved && ERASED,
  },
  courier: row.courier && { ...row.courier, name: ERASED, address: ERASED, phone: ERASED },
  lines: row.lines.map(line => ({ ...line, signa: line.signa && ERASED })),
  returns: row.returns.map(each => ({ ...each, reason: ERASED })),
  receiverName: row.receiverName && ERASED,
  receiverRelation: row.receiverRelation && ERASED,
  cancelReason: row.cancelReason && ERASED,
});

/** The external pharmacy's sales, with what became of their bills. */
export const saleView = view({
  name: 'sale',
  version: 2,
  row: SaleRow,
  indexes: [['date', 'status'], ['status', 'id'], ['unfinished'], ['patientId'], ['personId']],
  topics: [
    { topic: saleList, by: { date: 'date' } },
    { topic: saleUnfinished, by: { unfinished: 'unfinished' } },
    { topic: saleOne, by: { id: 'id' } },
  ],
  derive: ({ status }) => ({ unfinished: open.includes(status) ? ('yes' as const) : null }),
  on: {
    SaleOpened: {
      key,
      first: (e): SaleRow => {
        const { saleId: id, date, patientId, buyer, recordNumber, prescription, openedBy } = e.data;
        return {
          ...{ id, revision: e.revision, status: 'draft', date, refNumber: '', patientId, personId: patientId },
          ...{
            patientName: buyer.name ?? '',
            recordNumber: recordNumber ?? '',
            phone: buyer.phone,
            prescription: broughtOf(prescription),
          },
          ...{ lines: [], lineCount: 0, deliveryMethod: 'self_pickup', courier: null, total: 0 },
          ...{ transactionStatus: 'DRAFT', paid: false, paidAmount: 0, paymentMethod: null, shiftId: null },
          ...{ returns: [], refunded: 0, receiverName: null, receiverRelation: null, cancelReason: null },
          ...{ opened: step(openedBy, e), confirmed: null, handedOver: null, cancelled: null, unfinished: null },
        };
      },
    },
    TransactionOpened: {
      key: ({ data }) => (data.purpose === 'sale' ? data.transactionId : null),
      next: (row, { data }) => ({ ...row, refNumber: data.refNumber }),
    },
    SaleBuyerChanged: {
      key,
      next: (row, { data: { buyer }, revision }) => ({
        ...{ ...row, revision, patientName: buyer.name ?? '', phone: buyer.phone },
      }),
    },
    SalePrescriptionRecorded: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, prescription: broughtOf(data.prescription) }),
    },
    SaleLinesChanged: {
      key,
      next: (row, { data, revision }) => totalled({ ...row, revision, lines: linesOf(data.lines) }),
    },
    SaleDeliveryChosen: {
      key,
      next: (row, { data: { method, courier }, revision }) =>
        totalled({ ...row, revision, deliveryMethod: method, courier }),
    },
    SaleConfirmed: {
      key,
      next: (row, e) => {
        const lines = row.lines.map(line => {
          const its = e.data.lines.find(({ lineId }) => lineId === line.lineId);
          return its ? { ...line, unitPrice: its.unitPrice, amount: its.amount } : line;
        });
        const confirmed = step(e.data.confirmedBy, e);
        return totalled({ ...row, revision: e.revision, status: 'confirmed', lines, confirmed });
      },
    },
    SaleReopened: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'draft' as const, confirmed: null }),
    },
    SaleHandedOver: {
      key,
      next: (row, e) => {
        const { receiverName, receiverRelation, handedOverBy } = e.data;
        const handedOver = step(handedOverBy, e);
        return {
          ...row,
          revision: e.revision,
          status: 'handed_over' as const,
          receiverName,
          receiverRelation,
          handedOver,
        };
      },
    },
    SaleReturned: { key, next: (row, e) => ({ ...returned(row, e), revision: e.revision }) },
    SaleCancelled: {
      key,
      next: (row, e) => {
        const cancelled = step(e.data.cancelledBy, e);
        return { ...row, revision: e.revision, status: 'cancelled' as const, cancelReason: e.data.reason, cancelled };
      },
    },
    BillClosed: { key: bill, next: row => ({ ...row, transactionStatus: 'ONGOING' as const }) },
    BillReopened: {
      key: bill,
      next: row => ({ ...row, transactionStatus: 'WAITING' as const, paid: false, paidAmount: 0 }),
    },
    PaymentReceived: {
      key: ({ data }) => data.transactionId,
      next: (row, { data }) => ({ ...row, paymentMethod: data.method, shiftId: data.shiftId }),
    },
    TransactionPaid: {
      key: bill,
      next: (row, { data }) => ({ ...row, transactionStatus: 'PAID' as const, paid: true, paidAmount: data.total }),
    },
    TransactionCancelled: {
      key: bill,
      next: row => ({ ...row, transactionStatus: 'CANCELLED' as const, paid: false }),
    },
    TransactionVoided: { key: bill, next: row => ({ ...row, transactionStatus: 'VOID' as const, paid: false }) },
    ...patientLabels<SaleRow>(erased),
  },
});
