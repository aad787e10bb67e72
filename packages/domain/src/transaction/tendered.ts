import { ensure } from '../kernel/rejection.js';

/** Larger change must be a typing error: nobody hands in ten of the largest notes too many. */
const MOST_CHANGE = 1_000_000;

/** Throws unless the tendered money covers the amount; only cash may exceed it, up to a plausible change. */
export function checkTendered(method: string, amount: number, tendered: number, path: string): void {
  ensure(tendered >= amount, 'transaction.tendered-below-amount', {}, path);
  ensure(method === 'cash' || tendered === amount, 'transaction.change-only-for-cash', {}, path);
  ensure(tendered - amount < MOST_CHANGE, 'transaction.tendered-too-much', {}, path);
}
