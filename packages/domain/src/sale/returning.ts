import { exact } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { returnSale } from '@alur/contracts/sale/commands';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { Staff } from '../kernel/care-header.js';
import type { EventData, SaleEvent } from './events.js';
import { headerOf, leftOf, type Given, type GivenSale, type Lot, type SaleLine, type SaleState } from './sale.js';

type Asked = BodyOf<typeof returnSale>['lines'];
export type ReturnedLine = EventData<'SaleReturned'>['lines'][number];

/** The sale, if something of it is with the buyer. */
export const given = (state: SaleState): GivenSale => {
  if (state.status === 'none') throw new Rejection('sale.not-found');
  ensure('given' in state && state.status !== 'returned', 'sale.nothing-to-return');
  return state;
};

/** So much of the lots; what was taken last comes back first. */
const takenBack = (lots: readonly Lot[], quantity: number): Lot[] => {
  let open = quantity;
  return lots.toReversed().flatMap(lot => {
    const back = Math.min(open, lot.quantity);
    open = exact(open - back);
    return back > 0 ? [{ ...lot, quantity: back }] : [];
  });
};

/**
 * What the buyer gets for a part of a line: the line's net amount in proportion, reckoned from all that has come back,
 * so that parts add up to what was paid.
 */
const amountFor = (net: number, sold: number, before: Given, quantity: number): number => {
  const back = exact(before.returned + quantity);
  const owed = back >= sold ? net : Math.round((net * back) / sold);
  return owed - before.refunded;
};

/**
 * The lines of a return, never above what was sold. A compounded medicine comes back as a whole, and never into stock; `netOf` is what a line
 * came to, less discounts.
 */
export const returnedLines = (
  { lines, given: all }: GivenSale,
  asked: Asked,
  netOf: (line: SaleLine) => number,
): ReturnedLine[] =>
  asked.map(({ lineId, quantity, disposition }, index) => {
    const path = `lines.${index}.quantity`;
    const line = lines.find(each => each.lineId === lineId);
    const before = all.find(each => each.lineId === lineId);
    const isFirst = asked.findIndex(each => each.lineId === lineId) === index;
    ensure(line && before && isFirst, 'sale.no-such-line', {}, path);
    const left = leftOf(before);
    ensure(quantity <= left, 'sale.above-sold', { left, unit: line.baseUnit }, path);
    const amount = amountFor(netOf(line), line.quantity, before, quantity);
    if (line.itemId !== null) return { lineId, quantity, disposition, amount, lots: takenBack(before.lots, quantity) };
    ensure(quantity === left, 'sale.compound-whole', { left, unit: line.baseUnit }, path);
    ensure(disposition === 'written_off', 'sale.compound-written-off', {}, `lines.${index}.disposition`);
    return { lineId, quantity, disposition, amount, lots: [...before.lots] };
  });

/** What came back, and the money that was given for it; stock, bill and drawer say the same in this append. */
export const takeBack = (
  it: GivenSale,
  lines: ReturnedLine[],
  { method, shiftId, reason }: Pick<BodyOf<typeof returnSale>, 'method' | 'shiftId' | 'reason'>,
  amount: number,
  returnedBy: Staff,
): SaleEvent[] => {
  const refund = { method, amount, shiftId: amount > 0 ? shiftId : null };
  return [
    { type: 'SaleReturned', data: { ...headerOf(it), returnId: it.returns + 1, lines, refund, reason, returnedBy } },
  ];
};
