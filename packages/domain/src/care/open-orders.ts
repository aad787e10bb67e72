import { pendingOrders } from '@alur/contracts/record/open-orders';
import { ensure } from '../kernel/rejection.js';
import type { IndexedOrder, RecordState } from '../record/record.js';

const openOf = ({ orders }: RecordState) => orders.filter(({ outcome }) => outcome === null);

/** How many orders are open, and whose they are. */
const said = (open: readonly IndexedOrder[]) => ({
  count: open.length,
  modules: [...new Set(open.map(({ module }) => module))].join(),
});

/**
 * DOMAIN 2.8: a patient is not discharged while she has open orders; whose they are is said. What is pending of the visit
 * that the stay continues counts too: it is on the same bill.
 */
export const nothingOpen = (record: RecordState, before: RecordState | undefined): void => {
  const open = [...openOf(record), ...(before ? pendingOrders(openOf(before)) : [])];
  ensure(open.length === 0, 'stay.orders-open', said(open));
};

/** Why somebody leaves the emergency department although orders are pending; null if none is. */
export const reasonForPending = (record: RecordState, reason: string | null): string | null => {
  const pending = pendingOrders(openOf(record));
  if (pending.length === 0) return null;
  ensure(reason !== null, 'emergency.orders-open', said(pending), 'openOrdersReason');
  return reason;
};
