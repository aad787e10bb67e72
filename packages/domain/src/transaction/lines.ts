import { lineAmount } from '@alur/contracts/inventory/quantity';
import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import { ensure } from '../kernel/rejection.js';
import { isSource, type AnyBill, type BillDocument, type BillLine, type Source } from './bill.js';
import type { TransactionEvent } from './events.js';
import { payerOf } from './guarantors.js';
import { found } from './paged.js';
import { after } from './state.js';
import { billOf, dropDiscounts, keysOf } from './transaction.js';

/** A line before it has a number on the bill. */
export interface NewLine extends Pick<BillLine, 'itemType' | 'service' | 'name' | 'quantity' | 'unitPrice'> {
  orderedQuantity?: number;
  performers?: BillLine['performers'];
  unitId?: number | null;
  /** The class by which it is priced, and its cost group in a claim. */
  classId?: number | null;
  bucket?: string | null;
}

/** All charges of one source. */
export interface ChargeDocument {
  source: Source;
  /** Null for a sale. */
  encounterId: number | null;
  /** Only the source may change it, because stock or the like depends on it. */
  fixed?: boolean;
  performedAt: string;
  lines: readonly NewLine[];
}

export const documentOf = (bill: AnyBill, source: Source): BillDocument | undefined =>
  found(bill.documents, each => isSource(each.source, source));

const numbered = (bill: AnyBill, line: NewLine, number: number, performedAt: string): BillLine => ({
  line: number,
  itemType: line.itemType,
  service: line.service,
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  amount: lineAmount(line.quantity, line.unitPrice),
  orderedQuantity: line.orderedQuantity ?? null,
  tariff: { payer: payerOf(bill.guarantors), classId: line.classId ?? null },
  bucket: line.bucket ?? null,
  performers: line.performers ?? [],
  unitId: line.unitId ?? null,
  performedAt,
  packageId: null,
});

/** The document with these lines, numbered on from the bill's last one. */
export const numberedDocument = (bill: AnyBill, document: ChargeDocument, lines: readonly NewLine[]) => ({
  ...keysOf(bill),
  source: document.source,
  encounterId: document.encounterId,
  fixed: document.fixed ?? false,
  lines: lines.map((line, index) => numbered(bill, line, bill.lastLine + 1 + index, document.performedAt)),
});

const isSame = (has: BillLine, line: NewLine): boolean =>
  has.itemType === line.itemType &&
  has.name === line.name &&
  has.quantity === line.quantity &&
  has.unitPrice === line.unitPrice &&
  has.service?.kind === line.service?.kind &&
  has.service?.id === line.service?.id;

/** Lines to add and to withdraw, so that the existing lines become the wanted ones. */
export const difference = (has: readonly BillLine[], wanted: readonly NewLine[]) => {
  const surplus = [...has];
  const missing = wanted.filter(line => {
    const at = surplus.findIndex(each => isSame(each, line));
    if (at >= 0) surplus.splice(at, 1);
    return at < 0;
  });
  return { missing, surplus };
};

/** Withdraws lines of a document, with their discounts. */
export const withdrawn = (bill: AnyBill, source: Source, lines: readonly BillLine[]): TransactionEvent[] =>
  lines.length === 0
    ? []
    : [
        ...dropDiscounts(bill, lines),
        {
          type: 'ChargesWithdrawn',
          data: {
            ...keysOf(bill),
            source,
            lines: lines.map(({ line, itemType, amount }) => ({ line, itemType, amount })),
          },
        },
      ];

/** The events; throws if the bill would exceed the largest possible amount. */
export const countable = (bill: AnyBill, events: TransactionEvent[]): TransactionEvent[] => {
  ensure(billOf(after(bill, events)).subtotal <= MOST_RUPIAH, 'transaction.above-all-bills', { most: MOST_RUPIAH });
  return events;
};
