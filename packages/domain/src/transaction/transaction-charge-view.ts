import { ChargeRow } from '@alur/contracts/transaction/rows';
import { transactionCharges } from '@alur/contracts/transaction/topics';
import type { RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import type { EventData } from './events.js';
import { isAboveClass } from './shares.js';

type Document = EventData<'ChargesMovedIn'>['documents'][number];
interface Lines {
  transactionId: number;
  lines: readonly { line: number }[];
}

const keyOf = (transactionId: number, line: number): string => `${transactionId}_${line}`;
const keysOf = ({ transactionId, lines }: Lines): string[] => lines.map(({ line }) => keyOf(transactionId, line));
const all = (documents: readonly { lines: readonly { line: number }[] }[]) => documents.flatMap(({ lines }) => lines);

const chargeRow = (
  transactionId: number,
  documents: readonly Document[],
  key: RowKey,
  late: ChargeRow['late'],
): ChargeRow => {
  const isMeant = ({ line }: { line: number }) => keyOf(transactionId, line) === key;
  const document = documents.find(({ lines }) => lines.some(isMeant));
  const line = document?.lines.find(isMeant);
  if (!document || !line) throw new Error(`no line ${key}`);
  return {
    id: keyOf(transactionId, line.line),
    transactionId,
    itemId: line.line,
    type: line.itemType,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    aboveClass: isAboveClass(line),
    priceBefore: null,
    amount: line.amount,
    discount: 0,
    bucket: line.bucket,
    service: line.service,
    sourceModule: document.source.module,
    sourceId: document.source.id,
    fixed: document.fixed,
    orderedQuantity: line.orderedQuantity,
    encounterId: document.encounterId,
    performedAt: line.performedAt,
    late,
  };
};

const lineOf = <Line extends { line: number }>(row: ChargeRow, lines: readonly Line[]): Line | undefined =>
  lines.find(({ line }) => line === row.itemId);

const gone = () => null;

/** A row for each line of each bill. */
export const transactionChargeView = view({
  name: 'transaction_charge',
  version: 4,
  row: ChargeRow,
  indexes: [['transactionId']],
  topics: [{ topic: transactionCharges, by: { transactionId: 'transactionId' } }],
  on: {
    ChargesPosted: {
      key: e => keysOf(e.data),
      first: ({ data }, key): ChargeRow => chargeRow(data.transactionId, [data], key, null),
    },
    LateChargesPosted: {
      key: e => keysOf(e.data),
      first: ({ data }, key): ChargeRow => chargeRow(data.transactionId, [data], key, 'open'),
    },
    LateChargesSettled: {
      where: ({ data }) => ({ transactionId: data.transactionId, late: 'open' as const }),
      next: (row, { data: { source, how } }) =>
        row.sourceModule === source.module && row.sourceId === source.id ? { ...row, late: how } : row,
    },
    ChargePerformersRecorded: {
      where: ({ data }) => ({ transactionId: data.transactionId }),
      next: (row, { data: { source, performedAt } }) =>
        row.sourceModule === source.module && row.sourceId === source.id ? { ...row, performedAt } : row,
    },
    ChargesMovedIn: {
      key: ({ data }) => keysOf({ transactionId: data.transactionId, lines: all(data.documents) }),
      first: ({ data }, key): ChargeRow => chargeRow(data.transactionId, data.documents, key, null),
    },
    ChargesMovedOut: {
      key: ({ data }) => keysOf({ transactionId: data.transactionId, lines: all(data.documents) }),
      next: gone,
    },
    ChargesWithdrawn: { key: e => keysOf(e.data), next: gone },
    ChargesChanged: {
      key: e => keysOf(e.data),
      next: (row, { data }) => {
        const to = lineOf(row, data.lines);
        return to ? { ...row, quantity: to.quantity, unitPrice: to.unitPrice, amount: to.amount } : row;
      },
    },
    ChargesRepriced: {
      key: e => keysOf(e.data),
      next: (row, { data }) => {
        const to = lineOf(row, data.lines);
        if (!to || to.unitPrice === row.unitPrice) return row;
        return { ...row, unitPrice: to.unitPrice, priceBefore: row.unitPrice, amount: to.amount };
      },
    },
    DiscountGiven: {
      key: e => keysOf(e.data),
      next: (row, { data }) => ({ ...row, discount: row.discount + (lineOf(row, data.lines)?.amount ?? 0) }),
    },
    DiscountRemoved: {
      key: e => keysOf(e.data),
      next: (row, { data }) => ({ ...row, discount: row.discount - (lineOf(row, data.lines)?.amount ?? 0) }),
    },
  },
});
