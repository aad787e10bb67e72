import { moneyKept, noBalances, post, type Balances } from '@alur/contracts/transaction/postings';
import type { LoggedEvent } from './logged-event.js';

/** Numbers given twice on one schedule and day. */
export const duplicateNumbers = (events: readonly LoggedEvent[]): number => {
  const seen = new Set<string>();
  let twice = 0;
  for (const { type, data } of events) {
    if (type !== 'NumberTaken' && type !== 'NumberMovedHere') continue;
    const number = [data['scheduleId'], data['date'], data['number']].join('/');
    if (seen.has(number)) twice += 1;
    seen.add(number);
  }
  return twice;
};

type Moved = { lotId: number; quantity: number };
interface Shelf {
  onHand: number;
  reserved: number;
}

const movesOf = ({ type, data }: LoggedEvent): (Moved & Shelf)[] => {
  const each = (onHand: number, reserved: number) =>
    (data['lots'] as Moved[]).map(moved => ({ ...moved, onHand, reserved }));
  switch (type) {
    case 'StockReceived':
    case 'StockReturned':
    case 'StockCorrected':
      return each(1, 0);
    case 'StockReserved':
      return each(0, 1);
    case 'ReservationReleased':
      return each(0, -1);
    case 'StockIssued':
      return each(-1, -1);
    default:
      return [];
  }
};

/** How often a lot held less than nothing, or less than was promised of it. */
export const negativeStock = (events: readonly LoggedEvent[]): number => {
  const shelves = new Map<string, Shelf>();
  let below = 0;
  for (const event of events)
    for (const { lotId, quantity, onHand, reserved } of movesOf(event)) {
      const key = `${String(event.data['storeId'])}/${lotId}`;
      const shelf = shelves.get(key) ?? { onHand: 0, reserved: 0 };
      shelf.onHand += onHand * quantity;
      shelf.reserved += reserved * quantity;
      shelves.set(key, shelf);
      if (shelf.onHand < -1e-6 || shelf.onHand - shelf.reserved < -1e-6) below += 1;
    }
  return below;
};

/** Bills on which more was received than was due, or that were settled twice. */
export const doublePayments = (events: readonly LoggedEvent[]): number => {
  const bills = new Map<unknown, { balances: Balances; settled: number; isDouble: boolean }>();
  for (const event of events) {
    const id = event.data['transactionId'];
    if (id === undefined || !event.stream.startsWith('transaction-')) continue;
    const bill = bills.get(id) ?? { balances: noBalances, settled: 0, isDouble: false };
    bill.balances = post(bill.balances, event);
    if (event.type === 'TransactionPaid') bill.settled += 1;
    if (event.type === 'BillReopened') bill.settled = 0;
    bill.isDouble ||= bill.balances.due < 0 || bill.settled > 1;
    bills.set(id, bill);
  }
  return [...bills.values()].filter(({ isDouble }) => isDouble).length;
};

/** Money kept, by the postings of the log. */
export const logTotal = (events: readonly LoggedEvent[]): number => moneyKept(events.reduce(post, noBalances));
