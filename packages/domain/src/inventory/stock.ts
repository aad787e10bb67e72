import { availableOn, exact } from '@alur/contracts/inventory/quantity';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Entered, InventoryEvent, Source, StockMovement } from './events.js';

/** A line of a receipt, as far as it is in stock: two receipts of one batch are two lots, each at its own cost. */
export interface Lot {
  lotId: number;
  batch: string;
  expiry: string;
  owner: string;
  unitCost: number;
  onHand: number;
  reserved: number;
}

export interface Reservation {
  source: Source;
  entered: Entered;
  lots: readonly { lotId: number; quantity: number }[];
}

/** Lots in order of receipt, without those that are used up. */
export interface StockState {
  lots: readonly Lot[];
  reservations: readonly Reservation[];
}

/** Which item in which store. */
export interface StockOf {
  storeId: number;
  itemId: number;
}

/** The id in the stream's name, and the key of the row. */
export const stockId = ({ storeId, itemId }: StockOf): string => `${storeId}_${itemId}`;

export const sameSource = (one: Source, other: Source): boolean =>
  one.module === other.module && one.id === other.id && one.line === other.line;

/** How a movement of one unit changes a lot's quantity on hand, and its reserved quantity. */
export const effects: Readonly<Record<StockMovement['type'], { onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 }>> = {
  StockReceived: { onHand: 1, reserved: 0 },
  StockReserved: { onHand: 0, reserved: 1 },
  ReservationReleased: { onHand: 0, reserved: -1 },
  StockIssued: { onHand: -1, reserved: -1 },
  StockReturned: { onHand: 1, reserved: 0 },
  StockSent: { onHand: -1, reserved: 0 },
  StockArrived: { onHand: 1, reserved: 0 },
  StockCorrected: { onHand: 1, reserved: 0 },
};

type Held = Extract<StockMovement, { type: 'StockReserved' }>['data']['lots'][number];
type Moved = Extract<StockMovement, { type: 'StockIssued' }>['data']['lots'][number];

/** Applies a movement to anything that has a quantity on hand and a reserved one. */
export const moveBy = <Shelf extends { onHand: number; reserved: number }>(
  shelf: Shelf,
  type: StockMovement['type'],
  quantity: number,
): Shelf => ({
  ...shelf,
  onHand: exact(shelf.onHand + effects[type].onHand * quantity),
  reserved: exact(shelf.reserved + effects[type].reserved * quantity),
});

export const isThere = ({ onHand, reserved }: { onHand: number; reserved: number }): boolean =>
  onHand > 0 || reserved > 0;

const emptyLot = ({ lotId, batch, expiry, owner, unitCost }: Moved): Lot => ({
  ...{ lotId, batch, expiry, owner, unitCost },
  ...{ onHand: 0, reserved: 0 },
});

const lotsAfter = (before: readonly Lot[], { type, data }: StockMovement): readonly Lot[] => {
  const moved: readonly (Held | Moved)[] = data.lots;
  const fresh = moved.flatMap(each =>
    'unitCost' in each && !before.some(({ lotId }) => lotId === each.lotId) ? [emptyLot(each)] : [],
  );
  return [...before, ...fresh]
    .map(lot => {
      const by = moved.find(({ lotId }) => lotId === lot.lotId);
      return by ? moveBy(lot, type, by.quantity) : lot;
    })
    .filter(isThere);
};

const reservationsAfter = (before: readonly Reservation[], { type, data }: StockMovement): readonly Reservation[] => {
  if (type === 'StockReserved')
    return [
      ...before,
      {
        source: data.source,
        entered: data.entered,
        lots: data.lots.map(({ lotId, quantity }) => ({ lotId, quantity })),
      },
    ];
  if (type === 'ReservationReleased' || type === 'StockIssued')
    return before.filter(each => !sameSource(each.source, data.source));
  return before;
};

const carried = ({ lots, reservations }: Extract<InventoryEvent, { type: 'StockCarriedForward' }>['data']) => {
  const held = reservations.flatMap(each => each.lots);
  return {
    lots: lots.map(({ balance, ...lot }) => ({
      ...lot,
      onHand: balance,
      reserved: exact(held.reduce((sum, each) => sum + (each.lotId === lot.lotId ? each.quantity : 0), 0)),
    })),
    reservations,
  };
};

export const stock: Aggregate<StockState, InventoryEvent> = {
  kind: 'stock',
  initial: { lots: [], reservations: [] },
  evolve: (state, event) =>
    event.type === 'StockCarriedForward'
      ? carried(event.data)
      : { lots: lotsAfter(state.lots, event), reservations: reservationsAfter(state.reservations, event) },
};

/** The quantity that may still be reserved: on hand, not reserved, not expired. */
export const available = (state: StockState, today: string): number => availableOn(state.lots, today);
