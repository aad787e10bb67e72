import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

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
    case 'StockArrived':
    case 'StockCorrected':
      return each(1, 0);
    case 'StockReserved':
      return each(0, 1);
    case 'ReservationReleased':
      return each(0, -1);
    case 'StockSent':
      return each(-1, 0);
    case 'StockIssued':
      return each(-1, -1);
    default:
      return [];
  }
};

/** How often a lot's stock was negative, or less than its reservations. */
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

export const inventoryDay: DayModule = { zeros: { negative_stock: negativeStock } };
