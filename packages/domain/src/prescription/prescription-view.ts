import { exact } from '@alur/contracts/inventory/quantity';
import type { LineRow } from '@alur/contracts/prescription/lines';
import { PrescriptionRow } from '@alur/contracts/prescription/rows';
import {
  inpatientPrescription,
  inpatientPrescriptions,
  prescriptionQueue,
  prescriptionUnfinished,
  prescriptionVisit,
  verbalPrescriptions,
} from '@alur/contracts/prescription/topics';
import { ERASED } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import type { ApprovedLine, PrescriptionLine } from './events.js';

const key = (e: { data: { prescriptionId: number } }) => e.data.prescriptionId;
/** A bill's status applies to every visit on it. */
const ofBill = (e: { data: { encounterIds: number[] } }) => e.data.encounterIds.map(encounterId => ({ encounterId }));

const lineRow = (line: PrescriptionLine): LineRow => ({
  ...line,
  components: line.components.map(({ medicineId, name, dose, doseUnit, quantity, unit }) => ({
    medicineId,
    name,
    dose,
    doseUnit,
    quantity,
    unit,
  })),
  approvedQuantity: null,
  substitute: null,
  dispensedQuantity: 0,
  stopped: false,
});

/** The lines, and the queue's marks that follow from them. */
const withLines = (lines: readonly PrescriptionLine[]) => ({
  lines: lines.map(lineRow),
  lineCount: lines.length,
  hasCompound: lines.some(({ kind }) => kind === 'compound'),
  hasHighAlert: lines.some(({ highAlert }) => highAlert),
  hasNarcotic: lines.some(({ medicineClass }) => medicineClass === 'narcotic'),
});

const approvedLines = (row: PrescriptionRow, approved: readonly ApprovedLine[]): LineRow[] =>
  row.lines.map(line => {
    const given = approved.find(each => each.lineId === line.lineId);
    return { ...line, approvedQuantity: given?.quantity ?? null, substitute: given?.substitute ?? null };
  });

const unapproved = (row: PrescriptionRow, { revision }: { revision: number }): PrescriptionRow => ({
  ...row,
  revision,
  status: 'queue',
  partial: false,
  approvedAt: null,
  approvedBy: null,
  lines: row.lines.map(line => ({ ...line, approvedQuantity: null, substitute: null })),
});

/** With the pharmacy, or returned to the doctor who must answer. */
const underWay: readonly PrescriptionRow['status'][] = ['queue', 'approve', 'returned'];

/** The pharmacy's queue, from writing to handover. */
export const prescriptionView = view({
  name: 'prescription_queue',
  version: 7,
  row: PrescriptionRow,
  indexes: [
    ...([
      ['date', 'status'],
      ['status', 'id'],
      ['queueDate'],
      ['unfinished'],
      ['inpatientOpen'],
      ['inpatientId'],
      ['unverified'],
    ] as const),
    ...([['encounterId'], ['patientId'], ['personId']] as const),
  ],
  topics: [
    { topic: prescriptionQueue, by: { date: 'queueDate' } },
    { topic: inpatientPrescriptions, by: { unfinished: 'inpatientOpen' } },
    { topic: inpatientPrescription, by: { id: 'inpatientId' } },
    { topic: prescriptionUnfinished, by: { unfinished: 'unfinished' } },
    { topic: verbalPrescriptions, by: { unfinished: 'unverified' } },
    { topic: prescriptionVisit, by: { encounterId: 'encounterId' } },
  ],
  derive: ({ status, supply, writtenBy, verifiedAt }) => {
    const open = underWay.includes(status) ? ('yes' as const) : null;
    const isUnverified = writtenBy !== null && verifiedAt === null && status !== 'cancelled';
    return {
      unverified: isUnverified ? ('yes' as const) : null,
      ...(supply === null ? { unfinished: open, inpatientOpen: null } : { unfinished: null, inpatientOpen: open }),
    };
  },
  on: {
    PrescriptionWritten: {
      key,
      first: ({ data, meta, revision }): PrescriptionRow => {
        const {
          prescriptionId,
          lines,
          requester,
          unitName,
          unitId: _unit,
          acknowledgedAllergies: _,
          supply = null,
          atOnce = false,
          writtenBy,
          ...heading
        } = data;
        return {
          ...heading,
          supply,
          atOnce,
          personId: data.patientId,
          doctorId: requester.staffId,
          doctorName: requester.name,
          roomName: unitName,
          ...withLines(lines),
          id: prescriptionId,
          revision,
          status: 'written',
          transactionStatus: 'WAITING',
          paid: false,
          partial: false,
          ...{ writtenBy: writtenBy?.name ?? null, verifiedAt: null, unverified: null },
          returnNote: null,
          cancelReason: null,
          receiverName: null,
          writtenAt: meta.at,
          submittedAt: null,
          approvedAt: null,
          approvedBy: null,
          handedOverAt: null,
          unfinished: null,
          queueDate: supply === null ? data.date : null,
          inpatientId: supply === null ? null : prescriptionId,
          inpatientOpen: null,
        };
      },
    },
    PrescriptionRevised: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        ...withLines(data.lines),
        revision,
        allergyAcknowledged: data.allergyAcknowledged,
      }),
    },
    PrescriptionVerified: { key, next: (row, { meta, revision }) => ({ ...row, revision, verifiedAt: meta.at }) },
    PrescriptionSubmitted: {
      key,
      next: (row, { meta, revision }) => ({
        ...row,
        revision,
        status: 'queue' as const,
        submittedAt: meta.at,
        returnNote: null,
      }),
    },
    PrescriptionApproved: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        status: row.supply === 'ward_stock' ? ('done' as const) : ('approve' as const),
        lines: approvedLines(row, data.lines),
        partial: data.partial,
        approvedAt: meta.at,
        approvedBy: data.approvedBy.name,
      }),
    },
    PrescriptionReturned: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        status: 'returned' as const,
        returnNote: data.note,
      }),
    },
    ApprovalWithdrawn: { key, next: unapproved },
    PrescriptionHandedOver: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        status: 'done' as const,
        receiverName: data.receiverName,
        handedOverAt: meta.at,
      }),
    },
    PrescriptionCancelled: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        status: 'cancelled' as const,
        cancelReason: data.reason,
      }),
    },
    PrescriptionDispensed: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        lines: row.lines.map(line => {
          const more = data.lines.find(each => each.lineId === line.lineId);
          return more ? { ...line, dispensedQuantity: exact(line.dispensedQuantity + more.quantity) } : line;
        }),
        receiverName: data.receiverName ?? row.receiverName,
        handedOverAt: meta.at,
        ...(data.isLast && { status: row.lines.some(each => each.stopped) ? ('stopped' as const) : ('done' as const) }),
      }),
    },
    PrescriptionStopped: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        lines: row.lines.map(line => ({ ...line, stopped: line.stopped || [...data.lineIds].includes(line.lineId) })),
        cancelReason: data.reason,
        ...(data.isLast && { status: 'stopped' as const }),
      }),
    },
    StayMoved: {
      where: e => ({ encounterId: e.data.encounterId }),
      next: (row, { data }) => ({ ...row, roomName: `${data.unitName}, ${data.bedName}` }),
    },
    EncounterPayerChanged: {
      where: e => ({ encounterId: e.data.encounterId }),
      next: (row, { data }) => ({ ...row, payer: data.payer }),
    },
    BillClosed: { where: ofBill, next: row => ({ ...row, transactionStatus: 'ONGOING' as const }) },
    BillReopened: { where: ofBill, next: row => ({ ...row, transactionStatus: 'WAITING' as const, paid: false }) },
    TransactionPaid: { where: ofBill, next: row => ({ ...row, transactionStatus: 'PAID' as const, paid: true }) },
    TransactionCancelled: {
      where: ofBill,
      next: row => ({ ...row, transactionStatus: 'CANCELLED' as const, paid: false }),
    },
    TransactionVoided: { where: ofBill, next: row => ({ ...row, transactionStatus: 'VOID' as const, paid: false }) },
    ...patientLabels<PrescriptionRow>(row => ({
      ...nameless(row),
      returnNote: row.returnNote && ERASED,
      cancelReason: row.cancelReason && ERASED,
      receiverName: row.receiverName && ERASED,
      lines: row.lines.map(line => ({ ...line, signa: ERASED, note: line.note && ERASED })),
    })),
  },
});
