import { isSource, type AnyBill, type BillDocument, type BillLine, type Source } from './bill.js';
import type { Folds } from './folds.js';
import { appended, changedIn, found } from './paged.js';

const sum = (lines: readonly { amount: number }[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The bill with the source's document changed, or added if there is none. */
const withDocument = (
  bill: AnyBill,
  { source, encounterId = null }: { source: Source; encounterId?: number | null },
  change: (document: BillDocument) => BillDocument,
): AnyBill => {
  const isMeant = (each: BillDocument) => isSource(each.source, source);
  const none = { source, encounterId, name: null, expected: false, fixed: false, lines: [] };
  return {
    ...bill,
    documents: found(bill.documents, isMeant)
      ? changedIn(bill.documents, isMeant, change)
      : appended(bill.documents, change(none)),
  };
};

type Posted = Pick<BillDocument, 'source' | 'encounterId' | 'fixed' | 'lines'>;

const lastOf = (bill: AnyBill, lines: readonly BillLine[]): number =>
  lines.reduce((last, { line }) => Math.max(last, line), bill.lastLine);

const posted = (bill: AnyBill, { source, encounterId, fixed, lines }: Posted): AnyBill => ({
  ...withDocument(bill, { source, encounterId }, document => ({
    ...document,
    expected: false,
    fixed,
    lines: document.lines.length === 0 ? lines : [...document.lines, ...lines],
  })),
  subtotal: bill.subtotal + sum(lines),
  lastLine: lastOf(bill, lines),
});

const withdrawn = (bill: AnyBill, source: Source, gone: readonly { line: number; amount: number }[]): AnyBill => ({
  ...withDocument(bill, { source }, document => ({
    ...document,
    lines: document.lines.filter(({ line }) => !gone.some(each => each.line === line)),
  })),
  subtotal: bill.subtotal - sum(gone),
});

const changes = (lines: readonly { change: number }[]): number => lines.reduce((all, { change }) => all + change, 0);

export const chargeFolds: Folds = {
  ChargeExpected: (bill, { source, encounterId, name }) =>
    withDocument(bill, { source, encounterId }, document => ({ ...document, name, expected: true })),
  ChargeDropped: (bill, { source }) => withDocument(bill, { source }, document => ({ ...document, expected: false })),
  ChargesPosted: posted,
  ChargesChanged: (bill, { source, lines }) => ({
    ...withDocument(bill, { source }, document => ({
      ...document,
      lines: document.lines.map(line => {
        const to = lines.find(each => each.line === line.line);
        return to ? { ...line, quantity: to.quantity, unitPrice: to.unitPrice, amount: to.amount } : line;
      }),
    })),
    subtotal: bill.subtotal + changes(lines),
  }),
  ChargePerformersRecorded: (bill, { source, performers, performedAt }) => {
    const by = <Charged extends { lines: readonly BillLine[] }>(document: Charged): Charged => ({
      ...document,
      lines: document.lines.map(line => ({ ...line, performers, performedAt })),
    });
    return {
      ...withDocument(bill, { source }, by),
      late: bill.late.map(each => (isSource(each.source, source) ? by(each) : each)),
    };
  },
  ChargesWithdrawn: (bill, { source, lines }) => withdrawn(bill, source, lines),
  ChargesRepriced: (bill, { tariff, lines }) => {
    const prices = new Map(lines.map(each => [each.line, each]));
    const pricedFor = { ...bill.pricedFor };
    const repriced = (line: BillLine): BillLine => {
      const to = prices.get(line.line);
      if (!to) return line;
      pricedFor[line.line] = { ...pricedFor[line.line], [line.tariff.payer]: line.unitPrice };
      // Each line keeps the class by which it was charged, unless the re-pricing sets one class for all.
      const its = { payer: tariff.payer, classId: tariff.classId ?? line.tariff.classId };
      return { ...line, tariff: its, unitPrice: to.unitPrice, amount: to.amount };
    };
    const isMeant = (document: BillDocument) => document.lines.some(({ line }) => prices.has(line));
    const documents = changedIn(bill.documents, isMeant, document => ({
      ...document,
      lines: document.lines.map(repriced),
    }));
    return {
      ...bill,
      documents,
      pricedFor,
      subtotal: bill.subtotal + changes(lines),
    };
  },
  ChargesMovedOut: (bill, { documents, expectations }) => {
    const emptied = documents.reduce((so, { source, lines }) => withdrawn(so, source, lines), bill);
    return expectations.reduce(
      (so, { source }) => withDocument(so, { source }, document => ({ ...document, expected: false })),
      emptied,
    );
  },
  ChargesMovedIn: (bill, { documents, expectations }) =>
    expectations.reduce(
      (so, { source, encounterId, name }) =>
        withDocument(so, { source, encounterId }, document => ({ ...document, name, expected: true })),
      documents.reduce(posted, bill),
    ),
  LateChargesPosted: (bill, { source, encounterId, fixed, lines }) => ({
    ...withDocument(bill, { source, encounterId }, document => ({ ...document, expected: false })),
    late: [...bill.late, { source, encounterId, fixed, lines, settled: false, supplementId: null }],
    lastLine: lastOf(bill, lines),
  }),
  LateChargesSettled: (bill, { source, supplementId }) => ({
    ...bill,
    late: bill.late.map(each =>
      !each.settled && isSource(each.source, source) ? { ...each, settled: true, supplementId } : each,
    ),
  }),
};
