import { exact } from '@alur/contracts/inventory/quantity';
import type { Aggregate } from '../kernel/aggregate.js';
import type { InventoryEvent } from './events.js';

export interface BatchRef {
  batch: string;
  expiry: string;
}

export interface Batch extends BatchRef {
  onHand: number;
  reserved: number;
}

export interface Reservation {
  prescriptionId: number;
  batches: readonly (BatchRef & { quantity: number })[];
}

/** Batches in the order in which they first came. */
export interface StockState {
  batches: readonly Batch[];
  reservations: readonly Reservation[];
}

export const same = (one: BatchRef, other: BatchRef): boolean =>
  one.batch === other.batch && one.expiry === other.expiry;

/** A batch with so much more (or less) on hand and reserved; a new one goes to the end. */
export const moveBatch = (
  batches: readonly Batch[],
  { batch, expiry }: BatchRef,
  change: { onHand?: number; reserved?: number },
): Batch[] => {
  const known = batches.some(each => same(each, { batch, expiry }));
  return (known ? batches : [...batches, { batch, expiry, onHand: 0, reserved: 0 }]).map(each =>
    same(each, { batch, expiry })
      ? {
          ...each,
          onHand: exact(each.onHand + (change.onHand ?? 0)),
          reserved: exact(each.reserved + (change.reserved ?? 0)),
        }
      : each,
  );
};

type Moved = readonly (BatchRef & { quantity: number })[];

const moveAll = (batches: readonly Batch[], moved: Moved, onHand: -1 | 0 | 1, reserved: -1 | 0 | 1): readonly Batch[] =>
  moved.reduce<readonly Batch[]>(
    (all, each) => moveBatch(all, each, { onHand: onHand * each.quantity, reserved: reserved * each.quantity }),
    batches,
  );

/** The batches after one event; the view of the stock keeps the same list. */
export const batchesAfter = (batches: readonly Batch[], { type, data }: InventoryEvent): readonly Batch[] => {
  switch (type) {
    case 'StockReceived':
      return moveBatch(batches, data, { onHand: data.quantity });
    case 'StockReserved':
      return moveAll(batches, data.batches, 0, 1);
    case 'ReservationReleased':
      return moveAll(batches, data.batches, 0, -1);
    case 'StockIssued':
      return moveAll(batches, data.batches, -1, -1);
    case 'StockReturned':
      return moveAll(batches, data.batches, 1, 0);
    case 'StockCorrected':
      return moveBatch(batches, data, { onHand: data.difference });
  }
};

const reservationsAfter = (
  reservations: readonly Reservation[],
  { type, data }: InventoryEvent,
): readonly Reservation[] => {
  if (type === 'StockReserved')
    return [...reservations, { prescriptionId: data.prescriptionId, batches: data.batches }];
  if (type === 'ReservationReleased' || type === 'StockIssued')
    return reservations.filter(each => each.prescriptionId !== data.prescriptionId);
  return reservations;
};

export const stock: Aggregate<StockState, InventoryEvent> = {
  kind: 'stock',
  initial: { batches: [], reservations: [] },
  evolve: (state, event) => ({
    batches: batchesAfter(state.batches, event).filter(each => each.onHand > 0 || each.reserved > 0),
    reservations: reservationsAfter(state.reservations, event),
  }),
};

/** What may still be promised: on hand, not reserved, not expired. */
export const available = (state: StockState, today: string): number =>
  exact(state.batches.filter(each => each.expiry >= today).reduce((sum, each) => sum + each.onHand - each.reserved, 0));
