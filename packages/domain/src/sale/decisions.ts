import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { MOST_LINES, type changeSale, type handOverSale } from '@alur/contracts/sale/commands';
import { needsOriginal, needsPrescription } from '@alur/contracts/sale/medicine-classes';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import { compoundAmount } from '@alur/contracts/prescription/compounding';
import { componentsOf, medicineIn, PACK, type Medicines } from '../compounding.js';
import type { EventData, SaleEvent } from './events.js';
import {
  headerOf,
  itemsOf,
  type AnySale,
  type Buyer,
  type ConfirmedSale,
  type DraftSale,
  type SaleHeader,
  type SaleLine,
  type SaleState,
} from './sale.js';

/** What a sale needs to know: the items at the prices of the day, and how the facility compounds. */
export interface Shelf {
  readonly medicines: Medicines;
  readonly roundUpStock: boolean;
  /** For each compounded medicine (*tuslah*, *embalase*). */
  readonly compoundFee: number;
}

type Body = Omit<BodyOf<typeof changeSale>, 'confirm'>;

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

/** What a line says of the prescription that it serves; of what is served whole, nothing. */
const asPrescribed = (
  { prescribed, iterations }: Pick<Body['lines'][number], 'prescribed' | 'iterations'>,
  served: number,
  { name: item, medicineClass }: { name: string; medicineClass: string },
  path: string,
) => {
  ensure(prescribed === null || prescribed >= served, 'sale.below-sold', {}, `${path}.prescribed`);
  // DOMAIN 7: a narcotic prescription cannot be repeated.
  const isRepeatable = iterations === 0 || !needsOriginal(medicineClass);
  ensure(isRepeatable, 'sale.narcotic-iterated', { item }, `${path}.iterations`);
  return {
    ...(prescribed !== null && prescribed > served && { prescribed }),
    ...(iterations > 0 && { iterations }),
  };
};

/** Each item once, in its base unit or in a unit that is so many of them. */
const singles = ({ lines }: Body, { medicines }: Shelf): SaleLine[] =>
  lines.map((typed, index) => {
    const { itemId, unit, factor, quantity: entered, signa } = typed;
    const path = `lines.${index}`;
    ensure(lines.findIndex(one => one.itemId === itemId) === index, 'sale.item-twice', {}, `${path}.itemId`);
    const item = medicines.get(itemId);
    ensure(item?.active, 'sale.no-such-item', {}, `${path}.itemId`);
    const { name, form, medicineClass, baseUnit, price: unitPrice } = item;
    const sold = unit ?? baseUnit;
    ensure(factor === 1 || sold !== baseUnit, 'sale.base-unit', { unit: sold }, `${path}.factor`);
    const quantity = exact(entered * factor);
    return {
      ...{ lineId: index + 1, itemId, name, form, medicineClass, baseUnit, quantity, signa, unitPrice },
      entered: { quantity: entered, unit: sold, factor },
      ...asPrescribed(typed, entered, item, path),
      amount: lineAmount(quantity, unitPrice),
    };
  });

type Component = NonNullable<SaleLine['compound']>['components'][number];

const costOf = (components: readonly Component[], { medicines, compoundFee }: Shelf): number =>
  compoundAmount(
    components.map(({ medicineId, quantity }) => ({ quantity, price: medicines.get(medicineId)?.price ?? 0 })),
    compoundFee,
  );

/** The class that binds a compounded medicine is the strictest of what goes into it. */
const strictest = (classes: readonly string[]): string =>
  classes.find(needsOriginal) ?? classes.find(needsPrescription) ?? classes[0] ?? '';

/** Compounded medicines, by the rules of a prescription's. */
const compounds = ({ lines, compounds: typed }: Body, shelf: Shelf): SaleLine[] =>
  typed.map((each, index) => {
    const { name, form, packs, method, signa } = each;
    const path = `compounds.${index}`;
    const components = componentsOf(each, shelf.medicines, shelf.roundUpStock, path).map(component => ({
      ...component,
      unitPrice: shelf.medicines.get(component.medicineId)?.price ?? 0,
    }));
    for (const [at, { medicineId }] of components.entries()) {
      const isFirst = components.findIndex(one => one.medicineId === medicineId) === at;
      ensure(isFirst, 'sale.item-twice', {}, `${path}.components.${at}.medicineId`);
    }
    const medicineClass = strictest(
      components.map(({ medicineId }) => shelf.medicines.get(medicineId)?.medicineClass ?? ''),
    );
    const amount = costOf(components, shelf);
    return {
      ...{ lineId: lines.length + index + 1, itemId: null, name, form, medicineClass, baseUnit: PACK },
      ...{ quantity: packs, entered: { quantity: packs, unit: PACK, factor: 1 }, signa },
      ...{ compound: { method, components }, ...asPrescribed(each, packs, { name, medicineClass }, path) },
      ...{ unitPrice: amount, amount },
    };
  });

/** What is sold. */
const linesOf = (body: Body, shelf: Shelf): SaleLine[] => {
  const lines = [...singles(body, shelf), ...compounds(body, shelf)];
  ensure(lines.length > 0, 'sale.nothing-sold', {}, 'lines');
  ensure(itemsOf(lines).length <= MOST_LINES, 'sale.too-many-items', { most: MOST_LINES }, 'lines');
  return lines;
};

/** The body's field that has a line: compounded medicines come after the others. */
export const pathOf = (lines: readonly SaleLine[], lineId: number): string => {
  const line = lines.find(each => each.lineId === lineId);
  const alike = lines.filter(each => (each.itemId === null) === (line?.itemId === null));
  const at = alike.findIndex(each => each.lineId === lineId);
  return line?.itemId === null ? `compounds.${at}` : `lines.${at}`;
};

const checkPrescription = ({ prescription }: Body, today: string): void => {
  const isPast = prescription === null || prescription.writtenOn <= today;
  ensure(isPast, 'sale.prescription-to-come', {}, 'prescription.writtenOn');
};

/** What a draft says, checked: its lines, and how it is delivered. */
const written = (
  header: SaleHeader,
  body: Body,
  shelf: Shelf,
  today: string,
): { lines: SaleEvent; delivery: SaleEvent } => {
  checkPrescription(body, today);
  const isByCourier = body.deliveryMethod === 'courier';
  ensure(!isByCourier || body.courier !== null, 'sale.courier-needed', {}, 'courier');
  const of = headerOf(header);
  return {
    lines: { type: 'SaleLinesChanged', data: { ...of, lines: linesOf(body, shelf) } },
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
  shelf: Shelf,
): SaleEvent[] => {
  const { lines, delivery } = written(header, body, shelf, today);
  const { prescription } = body;
  return [
    { type: 'SaleOpened', data: { ...headerOf(header), date: today, buyer, recordNumber, prescription, openedBy } },
    lines,
    ...(body.deliveryMethod === 'courier' ? [delivery] : []),
  ];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A draft is saved whole; only what differs is an event. */
export const change = (state: SaleState, body: Body, shelf: Shelf, today: string): SaleEvent[] => {
  const it = draft(state);
  const of = headerOf(it);
  const { lines, delivery } = written(it, body, shelf, today);
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
  for (const { lineId, itemId, medicineClass, name: item } of lines) {
    const path = `${pathOf(lines, lineId)}.${itemId === null ? 'name' : 'itemId'}`;
    const isAllowed = prescription !== null || !needsPrescription(medicineClass);
    ensure(isAllowed, 'sale.prescription-needed', { item }, path);
    ensure(!prescription?.isCopy || !needsOriginal(medicineClass), 'sale.original-needed', { item }, path);
  }
};

/** Fixes the prices of the day; the act reserves the stock and makes the bill payable. */
export const confirm = (
  state: SaleState,
  shelf: Shelf,
  confirmedBy: Staff,
): Extract<SaleEvent, { type: 'SaleConfirmed' }> => {
  const it = draft(state);
  checkClasses(it);
  const lines = it.lines.map(({ lineId, itemId, quantity, compound }) => {
    const path = pathOf(it.lines, lineId);
    if (itemId === null) {
      const components = compound?.components ?? [];
      for (const [at, { medicineId }] of components.entries())
        medicineIn(shelf.medicines, medicineId, `${path}.components.${at}.medicineId`);
      const amount = costOf(components, shelf);
      return { lineId, unitPrice: amount, amount };
    }
    const item = shelf.medicines.get(itemId);
    ensure(item?.active, 'sale.no-such-item', {}, `${path}.itemId`);
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
  { receiverName, receiverRelation }: BodyOf<typeof handOverSale>,
  bill: { isPaid: boolean; payBeforeHandover: boolean },
  lines: EventData<'SaleHandedOver'>['lines'],
  handedOverBy: Staff,
): SaleEvent[] => {
  const it = confirmed(state);
  ensure(bill.isPaid || !bill.payBeforeHandover, 'sale.bill-not-paid');
  const data = { ...headerOf(it), lines, receiverName, receiverRelation, handedOverBy };
  return [{ type: 'SaleHandedOver', data }];
};
