import type { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { exact } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { Entered, InventoryEvent, Source } from './events.js';
import { available, sameSource, stock, type Lot, type Reservation, type StockOf, type StockState } from './stock.js';

/** Source of a movement that a person entered directly, without a document. */
export const byHand: Source = { module: 'inventory', id: null, line: null };

/** Owner of the facility's own stock, in contrast to consignment. */
const OWN = 'own';

const labelled = ({ lotId, batch, expiry }: Lot) => ({ lotId, batch, expiry });
const described = ({ lotId, batch, expiry, owner, unitCost }: Lot) => ({ lotId, batch, expiry, owner, unitCost });

export type ReceivedItem = Extract<InventoryEvent, { type: 'StockReceived' }>['data']['item'];

/** What a receipt says about the item and the store, in addition to the lots; by default it has no document. */
export interface Receipt {
  lotId: number;
  item: ReceivedItem;
  storeName: string | null;
  source?: Source;
  /** By default in base units. */
  entered?: Entered;
}

/** Throws if the store would hold more of the item than its maximum; an item without a maximum has no limit. */
export function ensureBelowMaximum(
  { name, maximumStock }: { name: string; maximumStock: number | null },
  quantity: number,
  { lots }: StockState,
  path = 'quantity',
): void {
  const after = lots.reduce((sum, { onHand }) => exact(sum + onHand), quantity);
  ensure(
    maximumStock === null || after <= maximumStock,
    'stock.above-maximum',
    { item: name, maximum: maximumStock ?? 0, after },
    path,
  );
}

/** What is received, as it is typed; of what was made here, a batch of a preparation says it. */
type Received = Omit<BodyOf<typeof receiveStock>, 'storeId' | 'origin'> & {
  origin: BodyOf<typeof receiveStock>['origin'] | 'preparation';
};

/**
 * DOMAIN 2.9: a receipt's expiry lies after today. Each receipt is a new lot, even of a batch that is in stock already.
 */
export const receive = (
  of: StockOf,
  body: Received,
  { lotId, item, storeName, source = byHand, entered }: Receipt,
  today: string,
): InventoryEvent[] => {
  ensure(body.expiry > today, 'stock.already-expired', {}, 'expiry');
  const { batch, expiry, quantity, unitCost, origin, documentNumber, supplier } = body;
  return [
    {
      type: 'StockReceived',
      data: {
        ...of,
        source,
        entered: entered ?? { quantity, unit: item.baseUnit },
        lots: [{ lotId, batch, expiry, owner: OWN, unitCost, quantity, balance: quantity }],
        item,
        storeName,
        origin,
        documentNumber,
        supplier,
      },
    },
  ];
};

/** First expired, first out; of lots that expire together, first in, first out (DOMAIN 7). */
const firstExpired = (lots: readonly Lot[], today: string): Lot[] =>
  lots
    .filter(each => each.expiry >= today && each.onHand > each.reserved)
    .toSorted((one, other) => (one.expiry < other.expiry ? -1 : one.expiry > other.expiry ? 1 : 0));

export interface Demand extends StockOf {
  source: Source;
  item: string;
  entered: Entered;
}

/** Reserves the whole quantity, or refuses and names the available quantity. */
export const reserve = (demand: Demand, state: StockState, today: string): InventoryEvent[] => {
  const { storeId, itemId, source, item, entered } = demand;
  const requested = entered.quantity;
  ensure(!state.reservations.some(each => sameSource(each.source, source)), 'stock.already-reserved');
  if (requested === 0) return [];
  const there = available(state, today);
  ensure(there >= requested, 'stock.insufficient', { available: there, requested, item });
  let open = requested;
  const lots = firstExpired(state.lots, today).flatMap(lot => {
    const quantity = Math.min(open, exact(lot.onHand - lot.reserved));
    open = exact(open - quantity);
    return quantity > 0 ? [{ ...labelled(lot), quantity }] : [];
  });
  return [{ type: 'StockReserved', data: { storeId, itemId, source, entered, lots } }];
};

const reservationOf = (state: StockState, source: Source): Reservation => {
  const reservation = state.reservations.find(each => sameSource(each.source, source));
  if (!reservation) throw new Rejection('stock.not-reserved');
  return reservation;
};

/** The reserved lots, each with its reserved quantity. */
const heldLots = (state: StockState, { lots }: Reservation): { lot: Lot; quantity: number }[] =>
  lots.flatMap(({ lotId, quantity }) => {
    const lot = state.lots.find(each => each.lotId === lotId);
    return lot ? [{ lot, quantity }] : [];
  });

/** Releases what the source has reserved. */
export const releaseReservation = (of: StockOf, source: Source, state: StockState): InventoryEvent[] => {
  const lots = heldLots(state, reservationOf(state, source)).map(({ lot, quantity }) => ({
    ...labelled(lot),
    quantity,
  }));
  return [{ type: 'ReservationReleased', data: { ...of, source, lots } }];
};

/** The reserved quantity leaves the store, except from a lot that expired meanwhile. */
export const issue = (
  { storeId, itemId, source, item }: Omit<Demand, 'entered'>,
  state: StockState,
  today: string,
): InventoryEvent[] => {
  const reservation = reservationOf(state, source);
  const held = heldLots(state, reservation);
  const expired = held.find(({ lot }) => lot.expiry < today);
  ensure(!expired, 'stock.expired-before-handover', { batch: expired?.lot.batch ?? '', item });
  const lots = held.map(({ lot, quantity }) => ({
    ...described(lot),
    quantity,
    balance: exact(lot.onHand - quantity),
  }));
  return [{ type: 'StockIssued', data: { storeId, itemId, source, entered: reservation.entered, lots } }];
};

/**
 * The books are set to the count, but never below what is reserved. A count refers to the books as it saw them (DOMAIN
 * 7).
 */
export const correct = (
  of: StockOf,
  body: Omit<BodyOf<typeof correctStock>, 'storeId'>,
  unit: string,
  state: StockState,
): InventoryEvent[] => {
  const { lotId, counted, recorded, reason } = body;
  const lot = state.lots.find(each => each.lotId === lotId);
  const onHand = lot?.onHand ?? 0;
  ensure(recorded === null || recorded === onHand, 'stock.moved', { onHand }, 'counted');
  if (!lot) throw new Rejection('stock.lot-gone', {}, 'counted');
  ensure(counted >= lot.reserved, 'stock.below-reserved', { reserved: lot.reserved }, 'counted');
  const quantity = exact(counted - onHand);
  ensure(quantity !== 0, 'stock.nothing-to-correct', {}, 'counted');
  const lots = [{ ...described(lot), quantity, balance: counted }];
  return [
    { type: 'StockCorrected', data: { ...of, source: byHand, entered: { quantity: counted, unit }, lots, reason } },
  ];
};

/** A receipt was typed wrongly: its lot leaves the books, as long as nothing of it has moved or is reserved. */
export const takeBack = (
  of: StockOf,
  { lotId, quantity }: { lotId: number; quantity: number },
  { source, item, unit, reason }: { source: Source; item: string; unit: string; reason: string },
  state: StockState,
): InventoryEvent[] => {
  const lot = state.lots.find(each => each.lotId === lotId);
  ensure(lot && lot.onHand === quantity && lot.reserved === 0, 'stock.lot-touched', { item });
  const lots = [{ ...described(lot), quantity: -quantity, balance: 0 }];
  return [{ type: 'StockCorrected', data: { ...of, source, entered: { quantity: 0, unit }, lots, reason } }];
};

/** The stock's complete state at the beginning of a period, so that a fold may begin here with the same result. */
export const carryForward = (of: StockOf, state: StockState, period: string): InventoryEvent[] => [
  {
    type: 'StockCarriedForward',
    data: {
      ...of,
      period,
      lots: state.lots.map(lot => ({ ...described(lot), balance: lot.onHand })),
      reservations: state.reservations.map(({ lots, ...held }) => ({ ...held, lots: [...lots] })),
    },
  },
];

/** Reserves and issues in one decision, for what is used at once. */
export const take = (demand: Demand, state: StockState, today: string): InventoryEvent[] => {
  const reserved = reserve(demand, state, today);
  return reserved.length === 0 ? [] : [...reserved, ...issue(demand, reserved.reduce(stock.evolve, state), today)];
};

/** Takes from this lot alone, which is in somebody's hand; `path` is the field that says which. */
export const takeFrom = (
  demand: Demand,
  lotId: number,
  state: StockState,
  today: string,
  path: string,
): InventoryEvent[] => {
  const lot = state.lots.find(each => each.lotId === lotId);
  if (!lot) throw new Rejection('stock.lot-gone', {}, path);
  ensure(lot.expiry >= today, 'stock.lot-expired', { batch: lot.batch, expiry: lot.expiry }, path);
  return take(demand, { ...state, lots: [lot] }, today);
};

export type MovedLot = Extract<InventoryEvent, { type: 'StockIssued' }>['data']['lots'][number];

/** Returns a quantity to the lots that it came from, at their own cost. */
export const putBack = (
  of: StockOf,
  { source, entered, lots }: { source: Source; entered: Entered; lots: readonly Omit<MovedLot, 'balance'>[] },
  state: StockState,
): InventoryEvent[] => {
  const back = lots.map(({ lotId, batch, expiry, owner, unitCost, quantity }) => {
    const onHand = state.lots.find(each => each.lotId === lotId)?.onHand ?? 0;
    return { lotId, batch, expiry, owner, unitCost, quantity, balance: exact(onHand + quantity) };
  });
  return back.length === 0 ? [] : [{ type: 'StockReturned', data: { ...of, source, entered, lots: back } }];
};

/** Sends to another store what is not reserved here, first expired, first out; the whole quantity or nothing. */
export const sendAway = (
  { storeId, itemId, source, item, entered }: Demand,
  toStoreId: number,
  state: StockState,
  today: string,
): Extract<InventoryEvent, { type: 'StockSent' }>[] => {
  const requested = entered.quantity;
  const there = available(state, today);
  ensure(there >= requested, 'stock.insufficient', { available: there, requested, item });
  let open = requested;
  const lots = firstExpired(state.lots, today).flatMap(lot => {
    const quantity = Math.min(open, exact(lot.onHand - lot.reserved));
    open = exact(open - quantity);
    return quantity > 0 ? [{ ...described(lot), quantity, balance: exact(lot.onHand - quantity) }] : [];
  });
  return [{ type: 'StockSent', data: { storeId, itemId, source, entered, lots, toStoreId } }];
};

interface Arriving {
  source: Source;
  entered: Entered;
  lots: readonly Omit<MovedLot, 'balance'>[];
  item: Receipt['item'];
  storeName: string;
}

/** Receives from another store: the same lots, at their own cost. */
export const arrive = (of: StockOf, arriving: Arriving, fromStoreId: number, state: StockState): InventoryEvent[] => {
  const lots = arriving.lots.map(lot => {
    const onHand = state.lots.find(each => each.lotId === lot.lotId)?.onHand ?? 0;
    return { ...lot, balance: exact(onHand + lot.quantity) };
  });
  return lots.length === 0 ? [] : [{ type: 'StockArrived', data: { ...of, ...arriving, lots, fromStoreId } }];
};
