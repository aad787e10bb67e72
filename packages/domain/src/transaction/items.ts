import { lineAmount } from '@alur/contracts/inventory/quantity';
import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import type { ItemType } from '@alur/contracts/transaction/enums';
import { ensure, Rejection } from '../kernel/rejection.js';
import { andSettle } from './closing.js';
import type { TransactionEvent } from './events.js';
import { after, evolve, type AnyBill, type BillItem, type TransactionState } from './state.js';
import { kept, subtotal } from './totals.js';
import { billOf, discountRemoved, keysOf } from './transaction.js';

/** What is put on a bill, before it has a number there. */
export interface NewItem {
  itemType: ItemType;
  name: string;
  quantity: number;
  unitPrice: number;
  encounterId?: number;
  orderId?: number;
  treatmentId?: number;
  prescriptionId?: number;
  lineId?: number;
  prescribedQuantity?: number;
}

/** DOMAIN 2.4: a bill that is under way, with no payment yet. */
export const editable = (state: TransactionState): AnyBill => {
  const bill = billOf(state);
  ensure(bill.status === 'DRAFT' || bill.status === 'WAITING' || bill.status === 'ONGOING', 'transaction.ended');
  ensure(kept(bill) === 0 && bill.receivable === 0, 'transaction.items-locked');
  return bill;
};

const itemAdded = (bill: AnyBill, item: NewItem, itemId: number): TransactionEvent => ({
  type: 'ItemAdded',
  data: {
    ...keysOf(bill),
    itemId,
    itemType: item.itemType,
    name: item.name,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    amount: lineAmount(item.quantity, item.unitPrice),
    encounterId: item.encounterId ?? null,
    orderId: item.orderId ?? null,
    treatmentId: item.treatmentId ?? null,
    prescriptionId: item.prescriptionId ?? null,
    lineId: item.lineId ?? null,
    prescribedQuantity: item.prescribedQuantity ?? null,
  },
});

/** The events, unless the bill would come to more than any bill does. */
const countable = (bill: AnyBill, events: TransactionEvent[]): TransactionEvent[] => {
  ensure(subtotal(billOf(after(bill, events))) <= MOST_RUPIAH, 'transaction.above-all-bills', { most: MOST_RUPIAH });
  return events;
};

/** Puts items on the bill, numbered on from the last. */
export const addItems = (state: TransactionState, items: readonly NewItem[]): TransactionEvent[] => {
  const bill = editable(state);
  return countable(
    bill,
    items.map((item, index) => itemAdded(bill, item, bill.lastItem + 1 + index)),
  );
};

/** A discount was worked out on what its items cost: it goes when one of them changes, and can be given again. */
const dropDiscounts = (bill: AnyBill, itemId: number): TransactionEvent[] =>
  bill.discounts
    .filter(discount => discount.lines.some(line => line.itemId === itemId))
    .map(discount => discountRemoved(bill, discount));

const itemOn = (bill: AnyBill, itemId: number): BillItem => {
  const item = bill.items.find(each => each.itemId === itemId);
  if (!item) throw new Rejection('transaction.no-such-item', {}, 'itemId');
  return item;
};

const removed = (bill: AnyBill, { itemId, itemType, amount }: BillItem): TransactionEvent[] => [
  ...dropDiscounts(bill, itemId),
  { type: 'ItemRemoved', data: { ...keysOf(bill), itemId, itemType, amount } },
];

/** SPEC 5: filled, not below zero, not above the prescribed; parts only of medicines. */
export const checkQuantity = (quantity: number | null, item: BillItem): number => {
  if (quantity === null) throw new Rejection('transaction.quantity-missing', {}, 'quantity');
  ensure(quantity >= 0, 'transaction.quantity-negative', {}, 'quantity');
  const prescribed = item.prescribedQuantity;
  ensure(
    prescribed === null || quantity <= prescribed,
    'transaction.quantity-above-prescribed',
    { prescribed },
    'quantity',
  );
  ensure(item.prescriptionId !== null || Number.isInteger(quantity), 'transaction.quantity-not-whole', {}, 'quantity');
  return quantity;
};

/** Medicines are reserved by the pharmacy, so their quantity changes there. */
const notFromPharmacy = (item: BillItem) => ensure(item.prescriptionId === null, 'transaction.change-in-pharmacy');

export const changeItem = (
  state: TransactionState,
  { itemId, quantity: asked }: { itemId: number; quantity: number | null },
): TransactionEvent[] => {
  const bill = editable(state);
  const item = itemOn(bill, itemId);
  const quantity = checkQuantity(asked, item);
  if (quantity === item.quantity) return [];
  notFromPharmacy(item);
  const { itemType, unitPrice } = item;
  const amount = lineAmount(quantity, unitPrice);
  const changed = countable(bill, [
    ...dropDiscounts(bill, itemId),
    {
      type: 'ItemChanged',
      data: { ...keysOf(bill), itemId, itemType, quantity, unitPrice, amount, change: amount - item.amount },
    },
  ]);
  return andSettle(bill, changed);
};

export const removeItem = (state: TransactionState, itemId: number): TransactionEvent[] => {
  const bill = editable(state);
  const item = itemOn(bill, itemId);
  notFromPharmacy(item);
  return andSettle(bill, removed(bill, item));
};

/** Removes every item that is meant, one after the other. */
export const removeItems = (state: TransactionState, meant: (item: BillItem) => boolean): TransactionEvent[] => {
  const bill = editable(state);
  const events: TransactionEvent[] = [];
  let so: AnyBill = bill;
  for (const item of bill.items.filter(meant)) {
    const more = removed(so, item);
    so = billOf(more.reduce<TransactionState>(evolve, so));
    events.push(...more);
  }
  return events;
};
