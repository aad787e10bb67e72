import { RequisitionRow, requisitionsOpen } from '@alur/contracts/requisition/rows';
import { view } from '../vocabulary.js';

const key = (e: { data: { requisitionId: number } }) => e.data.requisitionId;
type Amounts = readonly { itemId: number; quantity: number }[];
const amountOf = (lines: Amounts, itemId: number) => [...lines].find(each => each.itemId === itemId)?.quantity ?? 0;
const open: readonly RequisitionRow['status'][] = ['made', 'approved', 'sent'];

/** Requisitions between stores, from request to arrival. */
export const requisitionView = view({
  name: 'requisition',
  version: 1,
  row: RequisitionRow,
  indexes: [['date', 'status'], ['status', 'id'], ['unfinished'], ['storeId']],
  topics: [{ topic: requisitionsOpen, by: { unfinished: 'unfinished' } }],
  derive: ({ status }) => ({ unfinished: open.includes(status) ? ('yes' as const) : null }),
  on: {
    RequisitionMade: {
      key,
      first: ({ data, meta, revision }): RequisitionRow => ({
        ...{ id: data.requisitionId, revision, status: 'made', date: meta.localDate },
        ...{ storeId: data.storeId, storeName: data.storeName },
        ...{ fromStoreId: data.fromStoreId, fromStoreName: data.fromStoreName },
        lines: data.lines.map(({ itemId, name, unit, quantity }) => ({
          ...{ itemId, name, unit, asked: quantity, approved: null, received: null },
        })),
        ...{ note: data.note, reason: null, requestedBy: data.requestedBy.name, requestedAt: meta.at },
        ...{ decidedBy: null, sentAt: null, receivedAt: null, unfinished: null },
      }),
    },
    RequisitionApproved: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'approved' as const, decidedBy: data.approvedBy.name },
        lines: row.lines.map(line => ({ ...line, approved: amountOf(data.lines, line.itemId) })),
      }),
    },
    RequisitionRefused: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'refused' as const },
        ...{ reason: data.reason, decidedBy: data.refusedBy.name },
      }),
    },
    RequisitionSent: {
      key,
      next: (row, { meta, revision }) => ({ ...row, revision, status: 'sent' as const, sentAt: meta.at }),
    },
    RequisitionReceived: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, status: 'received' as const, receivedAt: meta.at },
        lines: row.lines.map(line => ({ ...line, received: amountOf(data.lines, line.itemId) })),
      }),
    },
  },
});
