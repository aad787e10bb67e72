import { ensure } from '../kernel/rejection.js';

/** Nobody gives back as much: ten of the largest notes more than was owed were mistyped. */
const MOST_CHANGE = 1_000_000;

/** What is handed in pays at least the amount; only cash brings change, and not more than a drawer gives back. */
export function checkTendered(method: string, amount: number, tendered: number, path: string): void {
  ensure(tendered >= amount, 'transaction.tendered-below-amount', {}, path);
  ensure(method === 'cash' || tendered === amount, 'transaction.change-only-for-cash', {}, path);
  ensure(tendered - amount < MOST_CHANGE, 'transaction.tendered-too-much', {}, path);
}
