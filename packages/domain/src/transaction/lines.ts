import { lineAmount } from '@alur/contracts/inventory/quantity';
import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import { ensure } from '../kernel/rejection.js';
import { isSource, type AnyBill, type BillDocument, type BillLine, type Source } from './bill.js';
import type { TransactionEvent } from './events.js';
import { payerOf } from './guarantors.js';
import { found } from './paged.js';
import { after } from './state.js';
import { billOf, dropDiscounts, keysOf } from './transaction.js';

/** What is charged, before it has a number on the bill. */
export interface NewLine extends Pick<BillLine, 'itemType' | 'service' | 'name' | 'quantity' | 'unitPrice'> {
  orderedQuantity?: number;
  performers?: BillLine['performers'];
  unitId?: number | null;
  /** The class whose price it has, and what of a claim it counts to. */
  classId?: number | null;
  bucket?: string | null;
}

/** All that one source charges. */
export interface ChargeDocument {
  source: Source;
  /** None for a sale. */
  encounterId: number | null;
  /** Only its source changes it, because it keeps something by it. */
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

/** The document with the lines that are meant, numbered on from the last. */
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

/** What is to come and what is to go, so that these lines become those that are wanted. */
export const difference = (has: readonly BillLine[], wanted: readonly NewLine[]) => {
  const surplus = [...has];
  const missing = wanted.filter(line => {
    const at = surplus.findIndex(each => isSame(each, line));
    if (at >= 0) surplus.splice(at, 1);
    return at < 0;
  });
  return { missing, surplus };
};

/** Takes lines of a document off the bill, and the discounts on them. */
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

/** The events, unless the bill would come to more than any bill does. */
export const countable = (bill: AnyBill, events: TransactionEvent[]): TransactionEvent[] => {
  ensure(billOf(after(bill, events)).subtotal <= MOST_RUPIAH, 'transaction.above-all-bills', { most: MOST_RUPIAH });
  return events;
};
