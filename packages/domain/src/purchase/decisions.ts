import { exact } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import { amountsOf, leftOf, sumOf, type Amounts } from '@alur/contracts/purchase/amounts';
import type * as commands from '@alur/contracts/purchase/commands';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { EventData, PurchaseEvent } from './events.js';
import {
  headerOf,
  receivedOf,
  type AnyPurchase,
  type DraftLine,
  type PurchaseHeader,
  type PurchaseState,
  type Receipt,
} from './purchase.js';

/** The purchase, if it has come to one of these. */
const at = (state: PurchaseState, statuses: readonly AnyPurchase['status'][], code: string): AnyPurchase => {
  ensure(state.status !== 'none', 'purchase.not-found');
  ensure(statuses.includes(state.status), code);
  return state;
};

/** What lines come to; more must be a typing error. */
const summed = (lines: readonly Amounts[]): Amounts => {
  const sum = sumOf(lines);
  ensure(sum.gross <= MOST_RUPIAH, 'purchase.above-all-orders', { most: MOST_RUPIAH }, 'lines');
  return sum;
};

interface Item {
  readonly name: string;
  readonly baseUnit: string;
  readonly medicineClass: string;
  /** Made by the facility itself; items of before say nothing of it. */
  readonly prepared?: boolean | null;
}

/**
 * What an order says: each item once, in its base unit or in a unit that is so many of them. Lines of zero are left out.
 */
export const draftOf = (
  of: PurchaseHeader & { storeName: string | null; supplierName: string },
  { lines, note }: Pick<BodyOf<typeof commands.addPurchase>, 'lines' | 'note'>,
  items: readonly (Item | undefined)[],
): Omit<EventData<'PurchaseDrafted'>, 'draftedBy'> => {
  const drafted = lines.flatMap((each, index): Omit<DraftLine, 'line'>[] => {
    const { itemId, factor, quantity, unitPrice, discountPercent, taxPercent } = each;
    if (quantity === 0) return [];
    const isFirst = lines.findIndex(one => one.itemId === itemId && one.quantity > 0) === index;
    ensure(isFirst, 'purchase.item-twice', {}, `lines.${index}.itemId`);
    const item = items[index];
    ensure(item, 'purchase.no-such-item', {}, `lines.${index}.itemId`);
    ensure(!item.prepared, 'purchase.made-here', {}, `lines.${index}.itemId`);
    const { name, baseUnit, medicineClass } = item;
    const unit = each.unit ?? baseUnit;
    ensure(factor === 1 || unit !== baseUnit, 'purchase.base-unit', { unit }, `lines.${index}.factor`);
    return [
      {
        ...{ itemId, name, medicineClass, baseUnit, unit, factor, quantity, unitPrice },
        ...{ discountPercent, taxPercent, ...amountsOf(each) },
      },
    ];
  });
  ensure(drafted.length > 0, 'purchase.nothing-ordered', {}, 'lines');
  const numbered = drafted.map((line, index) => ({ line: index + 1, ...line }));
  return { ...of, lines: numbered, ...summed(numbered), note };
};

/** Only a draft is changed or ordered. */
export const ensureDraft = (state: PurchaseState): void => void at(state, ['draft'], 'purchase.not-draft');

type Draft = Omit<EventData<'PurchaseDrafted'>, 'draftedBy'>;

export const add = (draft: Draft, draftedBy: Staff): PurchaseEvent[] => [
  { type: 'PurchaseDrafted', data: { ...draft, draftedBy } },
];

export const change = (draft: Draft, changedBy: Staff): PurchaseEvent[] => [
  { type: 'PurchaseChanged', data: { ...draft, changedBy } },
];

export const order = (
  state: PurchaseState,
  signed: Omit<EventData<'PurchaseOrdered'>, keyof PurchaseHeader>,
): PurchaseEvent[] => {
  const it = at(state, ['draft'], 'purchase.not-draft');
  return [{ type: 'PurchaseOrdered', data: { ...headerOf(it), ...signed } }];
};

type ReceiveBody = BodyOf<typeof commands.receivePurchase>;
type ReceivedLine = Receipt['lines'][number];

/** Base units in a part of a line: whole pieces, where the line was ordered in whole pieces. */
const piecesOf = (part: number, { quantity, factor, baseUnit }: DraftLine, path: string): number => {
  const pieces = exact(part * factor);
  const isCounted = Number.isInteger(exact(quantity * factor));
  ensure(!isCounted || Number.isInteger(pieces), 'purchase.not-whole', { quantity: pieces, unit: baseUnit }, path);
  return pieces;
};

/** One line of a receipt; what was paid for it is spread over the free goods too (record 101). */
const receivedLine = (
  typed: ReceiveBody['lines'][number],
  ordered: DraftLine,
  { lotId, today, path }: { lotId: number; today: string; path: string },
): ReceivedLine => {
  const { line, quantity, freeQuantity, batch, expiry } = typed;
  ensure(batch !== null, 'purchase.batch-needed', {}, `${path}.batch`);
  ensure(expiry !== null, 'purchase.expiry-needed', {}, `${path}.expiry`);
  ensure(expiry > today, 'stock.already-expired', {}, `${path}.expiry`);
  const { itemId, unit, factor, discountPercent, taxPercent } = ordered;
  const unitPrice = typed.unitPrice ?? ordered.unitPrice;
  const amounts = amountsOf({ quantity, unitPrice, discountPercent, taxPercent });
  const paid = piecesOf(quantity, ordered, `${path}.quantity`);
  const baseQuantity = exact(paid + piecesOf(freeQuantity, ordered, `${path}.freeQuantity`));
  return {
    ...{ line, itemId, quantity, freeQuantity, unit, factor, batch, expiry, unitPrice, discountPercent, taxPercent },
    ...{ ...amounts, lotId, baseQuantity, unitCost: Math.round(amounts.amount / baseQuantity) },
  };
};

/** How much more than was ordered comes with a receipt, on the first line that has too much. */
const excessOf = (it: AnyPurchase, lines: ReceiveBody['lines']): { index: number; most: number } | null => {
  const open = new Map(
    it.lines.map(({ line, quantity }) => [line, leftOf({ quantity, received: receivedOf(it.receipts, line) })]),
  );
  for (const [index, { line, quantity }] of lines.entries()) {
    const most = open.get(line) ?? 0;
    if (quantity > most) return { index, most };
    open.set(line, exact(most - quantity));
  }
  return null;
};

interface Receiving {
  readonly receiptId: number;
  readonly lotIds: readonly number[];
  readonly today: string;
  readonly receivedBy: Staff;
}

/**
 * What arrives by one delivery note, which counts once. A line without any is left out; free goods may come without
 * paid ones.
 */
export const receive = (
  state: PurchaseState,
  { documentNumber, receivedOn, lines: typed, acceptExcess }: ReceiveBody,
  { receiptId, lotIds, today, receivedBy }: Receiving,
): Extract<PurchaseEvent, { type: 'PurchaseReceived' }> => {
  const it = at(state, ['ordered', 'partially_received'], 'purchase.not-receivable');
  const isNew = !it.receipts.some(each => each.documentNumber === documentNumber);
  ensure(isNew, 'purchase.document-twice', { documentNumber }, 'documentNumber');
  ensure(receivedOn <= today, 'purchase.day-to-come', {}, 'receivedOn');
  const lines = typed.flatMap((each, index) => {
    const ordered = it.lines.find(({ line }) => line === each.line);
    ensure(ordered, 'purchase.no-such-line', {}, `lines.${index}.line`);
    if (each.quantity === 0 && each.freeQuantity === 0) return [];
    return [receivedLine(each, ordered, { lotId: lotIds[index] ?? 0, today, path: `lines.${index}` })];
  });
  ensure(lines.length > 0, 'purchase.nothing-received', {}, 'lines');
  const excess = excessOf(it, typed);
  if (excess && !acceptExcess)
    throw new Rejection('purchase.above-ordered', { most: excess.most }, `lines.${excess.index}.quantity`);
  return {
    type: 'PurchaseReceived',
    data: {
      ...{ ...headerOf(it), receiptId, documentNumber, receivedOn, lines, ...summed(lines) },
      ...{ excess: excess !== null, receivedBy },
    },
  };
};

/** The receipt that is taken back: while the order is not invoiced. */
export const reversible = (state: PurchaseState, receiptId: number): { it: AnyPurchase; receipt: Receipt } => {
  const it = at(state, ['partially_received', 'received', 'closed_short'], 'purchase.not-reversible');
  const receipt = it.receipts.find(each => each.receiptId === receiptId);
  ensure(receipt, 'purchase.no-such-receipt', {}, 'receiptId');
  return { it, receipt };
};

export const reverse = (
  { it, receipt }: ReturnType<typeof reversible>,
  reason: string,
  reversedBy: Staff,
): PurchaseEvent[] => {
  const { receiptId, documentNumber, amount } = receipt;
  const lines = receipt.lines.map(({ line, quantity, freeQuantity }) => ({ line, quantity, freeQuantity }));
  const data = { ...headerOf(it), receiptId, documentNumber, amount, lines, reason, reversedBy };
  return [{ type: 'PurchaseReceiptReversed', data }];
};

export const invoice = (
  state: PurchaseState,
  { invoiceNumber, invoicedOn, dueOn, amount }: BodyOf<typeof commands.invoicePurchase>,
  invoicedBy: Staff,
  today: string,
): PurchaseEvent[] => {
  const it = at(state, ['received', 'closed_short', 'invoiced'], 'purchase.not-received');
  ensure(invoicedOn <= today, 'purchase.day-to-come', {}, 'invoicedOn');
  ensure(dueOn >= invoicedOn, 'purchase.due-before-invoice', {}, 'dueOn');
  const value = it.receipts.reduce((sum, each) => sum + each.amount, 0);
  const said = { invoiceNumber, invoicedOn, dueOn, amount: amount ?? value };
  return [{ type: 'PurchaseInvoiced', data: { ...headerOf(it), ...said, invoicedBy } }];
};

export const pay = (
  state: PurchaseState,
  { paidOn, method, reference }: BodyOf<typeof commands.payPurchase>,
  paidBy: Staff,
  today: string,
): PurchaseEvent[] => {
  ensure(state.status === 'invoiced', 'purchase.not-invoiced');
  ensure(paidOn <= today, 'purchase.day-to-come', {}, 'paidOn');
  const data = { ...headerOf(state), paidOn, method, reference, amount: state.invoiced, paidBy };
  return [{ type: 'PurchasePaid', data }];
};

export const cancel = (state: PurchaseState, reason: string, cancelledBy: Staff): PurchaseEvent[] => {
  const it = at(state, ['draft', 'ordered'], 'purchase.not-cancellable');
  return [{ type: 'PurchaseCancelled', data: { ...headerOf(it), reason, cancelledBy } }];
};

export const closeShort = (state: PurchaseState, reason: string, closedBy: Staff): PurchaseEvent[] => {
  const it = at(state, ['partially_received'], 'purchase.not-partly-received');
  return [{ type: 'PurchaseClosedShort', data: { ...headerOf(it), reason, closedBy } }];
};
