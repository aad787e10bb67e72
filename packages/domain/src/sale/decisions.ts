import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type * as commands from '@alur/contracts/sale/commands';
import { needsOriginal, needsPrescription } from '@alur/contracts/sale/medicine-classes';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { EventData, SaleEvent } from './events.js';
import {
  headerOf,
  type AnySale,
  type Buyer,
  type ConfirmedSale,
  type DraftSale,
  type SaleHeader,
  type SaleLine,
  type SaleState,
} from './sale.js';

/** What a sale needs to know of an item, at the prices of the day. */
export interface Item {
  readonly active: boolean;
  readonly name: string;
  readonly form: string;
  readonly baseUnit: string;
  readonly medicineClass: string;
  readonly price: number;
}

type Body = Omit<BodyOf<typeof commands.changeSale>, 'confirm'>;

const found = (state: SaleState): AnySale => {
  if (state.status === 'none') throw new Rejection('sale.not-found');
  return state;
};

export const draft = (state: SaleState): DraftSale => {
  const it = found(state);
  if (it.status !== 'draft') throw new Rejection('sale.not-draft');
  return it;
};

export const confirmed = (state: SaleState): ConfirmedSale => {
  const it = found(state);
  if (it.status !== 'confirmed') throw new Rejection('sale.not-confirmed');
  return it;
};

/** What is sold: each item once, in its base unit or in a unit that is so many of them. */
const linesOf = (typed: Body['lines'], items: readonly (Item | undefined)[]): SaleLine[] =>
  typed.map(({ itemId, unit, factor, quantity: entered, signa }, index) => {
    const isFirst = typed.findIndex(one => one.itemId === itemId) === index;
    ensure(isFirst, 'sale.item-twice', {}, `lines.${index}.itemId`);
    const item = items[index];
    ensure(item?.active, 'sale.no-such-item', {}, `lines.${index}.itemId`);
    const { name, form, medicineClass, baseUnit, price: unitPrice } = item;
    const sold = unit ?? baseUnit;
    ensure(factor === 1 || sold !== baseUnit, 'sale.base-unit', { unit: sold }, `lines.${index}.factor`);
    const quantity = exact(entered * factor);
    return {
      ...{ lineId: index + 1, itemId, name, form, medicineClass, baseUnit, quantity, signa, unitPrice },
      entered: { quantity: entered, unit: sold, factor },
      amount: lineAmount(quantity, unitPrice),
    };
  });

const checkPrescription = ({ prescription }: Body, today: string): void => {
  const isPast = prescription === null || prescription.writtenOn <= today;
  ensure(isPast, 'sale.prescription-to-come', {}, 'prescription.writtenOn');
};

/** What a draft says, checked: its lines, and how it is delivered. */
const written = (
  header: SaleHeader,
  body: Body,
  items: readonly (Item | undefined)[],
  today: string,
): { lines: SaleEvent; delivery: SaleEvent } => {
  checkPrescription(body, today);
  const isByCourier = body.deliveryMethod === 'courier';
  ensure(!isByCourier || body.courier !== null, 'sale.courier-needed', {}, 'courier');
  const of = headerOf(header);
  return {
    lines: { type: 'SaleLinesChanged', data: { ...of, lines: linesOf(body.lines, items) } },
    delivery: {
      type: 'SaleDeliveryChosen',
      data: { ...of, method: body.deliveryMethod, courier: isByCourier ? body.courier : null },
    },
  };
};

interface Opening {
  readonly header: SaleHeader;
  readonly buyer: Buyer;
  readonly recordNumber: string | null;
  readonly today: string;
  readonly openedBy: Staff;
}

export const open = (
  { header, buyer, recordNumber, today, openedBy }: Opening,
  body: Body,
  items: readonly (Item | undefined)[],
): SaleEvent[] => {
  const { lines, delivery } = written(header, body, items, today);
  const { prescription } = body;
  return [
    { type: 'SaleOpened', data: { ...headerOf(header), date: today, buyer, recordNumber, prescription, openedBy } },
    lines,
    ...(body.deliveryMethod === 'courier' ? [delivery] : []),
  ];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A draft is saved whole; only what differs is an event. */
export const change = (
  state: SaleState,
  body: Body,
  items: readonly (Item | undefined)[],
  today: string,
): SaleEvent[] => {
  const it = draft(state);
  const of = headerOf(it);
  const { lines, delivery } = written(it, body, items, today);
  const buyer = { name: it.patientId === null ? body.name : it.buyer.name, phone: body.phone };
  const { prescription, deliveryMethod: method, courier } = body;
  const events: (SaleEvent | false)[] = [
    !isSame(buyer, it.buyer) && { type: 'SaleBuyerChanged', data: { ...of, buyer } },
    !isSame(prescription, it.prescription) && { type: 'SalePrescriptionRecorded', data: { ...of, prescription } },
    lines,
    !isSame({ method, courier: method === 'courier' ? courier : null }, it.delivery) && delivery,
  ];
  return events.filter(event => event !== false);
};

/** DOMAIN 7: what needs a prescription is sold by one alone, and narcotics never by a copy. */
const checkClasses = ({ lines, prescription }: AnySale): void => {
  for (const [index, { medicineClass, name: item }] of lines.entries()) {
    const path = `lines.${index}.itemId`;
    const isAllowed = prescription !== null || !needsPrescription(medicineClass);
    ensure(isAllowed, 'sale.prescription-needed', { item }, path);
    ensure(!prescription?.isCopy || !needsOriginal(medicineClass), 'sale.original-needed', { item }, path);
  }
};

/** Fixes the prices of the day; the act reserves the stock and makes the bill payable. */
export const confirm = (
  state: SaleState,
  items: readonly (Item | undefined)[],
  confirmedBy: Staff,
): Extract<SaleEvent, { type: 'SaleConfirmed' }> => {
  const it = draft(state);
  checkClasses(it);
  const lines = it.lines.map(({ lineId, quantity }, index) => {
    const item = items[index];
    ensure(item?.active, 'sale.no-such-item', {}, `lines.${index}.itemId`);
    return { lineId, unitPrice: item.price, amount: lineAmount(quantity, item.price) };
  });
  const fee = it.delivery.courier?.fee ?? 0;
  const total = lines.reduce((sum, { amount }) => sum + amount, fee);
  return { type: 'SaleConfirmed', data: { ...headerOf(it), lines, total, confirmedBy } };
};

export const reopen = (state: SaleState, reopenedBy: Staff): SaleEvent[] => [
  { type: 'SaleReopened', data: { ...headerOf(confirmed(state)), reopenedBy } },
];

export const cancel = (state: SaleState, reason: string, cancelledBy: Staff): SaleEvent[] => {
  const it = found(state);
  ensure(it.status === 'draft' || it.status === 'confirmed', 'sale.not-cancellable');
  return [{ type: 'SaleCancelled', data: { ...headerOf(it), reason, cancelledBy } }];
};

/** The bill ended: what is not handed over stays here; what was goes back by a return alone (CASES). */
export const endWithBill = (state: SaleState, reason: string, cancelledBy: Staff): SaleEvent[] => {
  if (state.status === 'none' || state.status === 'cancelled') return [];
  ensure(!('given' in state), 'sale.return-instead');
  return cancel(state, reason, cancelledBy);
};

/** DOMAIN 1.1: handed over after payment, unless the facility does not require it. */
export const handOver = (
  state: SaleState,
  { receiverName, receiverRelation }: BodyOf<typeof commands.handOverSale>,
  bill: { isPaid: boolean; payBeforeHandover: boolean },
  lines: EventData<'SaleHandedOver'>['lines'],
  handedOverBy: Staff,
): SaleEvent[] => {
  const it = confirmed(state);
  ensure(bill.isPaid || !bill.payBeforeHandover, 'sale.bill-not-paid');
  const data = { ...headerOf(it), lines, receiverName, receiverRelation, handedOverBy };
  return [{ type: 'SaleHandedOver', data }];
};
