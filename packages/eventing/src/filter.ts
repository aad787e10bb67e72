import type { NewEvent } from './event.js';
import type { SubscriptionFilter } from './event-store.js';

/** Whether an event passes a filter. Stores on a database implement the same in SQL. */
export function passes(event: NewEvent, { merchantId, types, partition }: SubscriptionFilter): boolean {
  if (merchantId !== undefined && event.meta.merchantId !== merchantId) return false;
  if (types && !types.includes(event.type)) return false;
  return !partition || event.meta.merchantId % partition.of === partition.index;
}
