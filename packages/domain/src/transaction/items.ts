import { lineAmount } from '@alur/contracts/inventory/quantity';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillDocument, BillLine, TransactionState } from './bill.js';
import { andSettle } from './closing.js';
import type { TransactionEvent } from './events.js';
import { countable, numberedDocument, withdrawn, type NewLine } from './lines.js';
import { found } from './paged.js';
import { andTellTopUp } from './top-up.js';
import { dropDiscounts, editable, keysOf } from './transaction.js';

/** Adds the cashier's own items to the bill. */
export const addItems = (
  state: TransactionState,
  lines: readonly NewLine[],
  performedAt: string,
): TransactionEvent[] => {
  const bill = editable(state);
  const source = { module: 'transaction', id: bill.transactionId };
  const encounterId = bill.encounters[0]?.encounterId ?? null;
  const document = { source, encounterId, performedAt, lines };
  return andTellTopUp(
    bill,
    countable(bill, [{ type: 'ChargesPosted', data: numberedDocument(bill, document, lines) }]),
  );
};

interface Placed {
  document: BillDocument;
  line: BillLine;
}

const lineOn = (bill: AnyBill, number: number): Placed => {
  const document = found(bill.documents, ({ lines }) => lines.some(({ line }) => line === number));
  const line = document?.lines.find(each => each.line === number);
  if (!document || !line) throw new Rejection('transaction.no-such-item', {}, 'itemId');
  return { document, line };
};

/** SPEC 5: a quantity is given, not negative, not above the ordered one; fractions only of medicines. */
const checkQuantity = (quantity: number | null, { orderedQuantity, itemType }: BillLine): number => {
  if (quantity === null) throw new Rejection('transaction.quantity-missing', {}, 'quantity');
  ensure(quantity >= 0, 'transaction.quantity-negative', {}, 'quantity');
  ensure(
    orderedQuantity === null || quantity <= orderedQuantity,
    'transaction.quantity-above-prescribed',
    { prescribed: orderedQuantity },
    'quantity',
  );
  ensure(itemType === 'pharmacy' || Number.isInteger(quantity), 'transaction.quantity-not-whole', {}, 'quantity');
  return quantity;
};

const notFixed = ({ fixed }: BillDocument) => ensure(!fixed, 'transaction.change-at-source');

export const changeItem = (
  state: TransactionState,
  { itemId, quantity: asked }: { itemId: number; quantity: number | null },
): TransactionEvent[] => {
  const bill = editable(state);
  const { document, line } = lineOn(bill, itemId);
  const quantity = checkQuantity(asked, line);
  if (quantity === line.quantity) return [];
  notFixed(document);
  const amount = lineAmount(quantity, line.unitPrice);
  const { itemType, unitPrice } = line;
  const to = { line: line.line, itemType, quantity, unitPrice, amount, change: amount - line.amount };
  const changed: TransactionEvent = {
    type: 'ChargesChanged',
    data: { ...keysOf(bill), source: document.source, lines: [to], reason: null },
  };
  return andTellTopUp(bill, andSettle(bill, countable(bill, [...dropDiscounts(bill, [line]), changed])));
};

export const removeItem = (state: TransactionState, itemId: number): TransactionEvent[] => {
  const bill = editable(state);
  const { document, line } = lineOn(bill, itemId);
  notFixed(document);
  return andTellTopUp(bill, andSettle(bill, withdrawn(bill, document.source, [line])));
};
