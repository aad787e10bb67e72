import type { ExpiringStock } from '@alur/contracts/inventory/rows';
import { exact } from '@alur/contracts/inventory/quantity';
import type { StockMovement } from './events.js';
import { isThere, moveBy } from './stock.js';

/** A row's lists are bounded, so that all days from the fiftieth on are summed up as one. */
const MOST_DAYS = 50;

const together = (days: readonly ExpiringStock[], expiry: string): ExpiringStock => ({
  expiry,
  orLater: true,
  onHand: exact(days.reduce((sum, each) => sum + each.onHand, 0)),
  reserved: exact(days.reduce((sum, each) => sum + each.reserved, 0)),
});

/**
 * Stock by expiry day after a movement of one day's quantity, in order of the days; days without stock are left out.
 */
export const moveExpiry = (
  before: readonly ExpiringStock[],
  expiry: string,
  type: StockMovement['type'],
  quantity: number,
): ExpiringStock[] => {
  const last = before.at(-1);
  const day = last?.orLater && expiry > last.expiry ? last.expiry : expiry;
  const isKnown = before.some(each => each.expiry === day);
  const days = isKnown ? before : [...before, { expiry: day, orLater: false, onHand: 0, reserved: 0 }];
  const after = days
    .toSorted((one, other) => (one.expiry < other.expiry ? -1 : one.expiry > other.expiry ? 1 : 0))
    .map(each => (each.expiry === day ? moveBy(each, type, quantity) : each))
    .filter(isThere);
  const single = after.slice(0, MOST_DAYS - 1);
  const rest = after.slice(MOST_DAYS - 1);
  const [first] = rest;
  return first && rest.length > 1 ? [...single, together(rest, first.expiry)] : after;
};
