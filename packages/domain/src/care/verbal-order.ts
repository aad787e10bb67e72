import type { user } from '../identity/user.js';
import type { StateOf } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { colleagueOf } from './colleague.js';

/**
 * DOMAIN 5.1, TBaK: the doctor of this facility who gave a verbal order; the user who wrote it down has read it back.
 * None where the order is the user's own.
 */
export const orderGiverOf = (
  { orderedBy, readBack }: { orderedBy: number | null; readBack: boolean | null },
  giver: StateOf<typeof user> | undefined,
  context: DecisionContext,
): Staff | null => {
  if (orderedBy === null) return null;
  ensure(readBack === true, 'record.read-back-missing', {}, 'readBack');
  return colleagueOf(orderedBy, 'doctor', giver, context, ['record.order-giver-unknown', 'orderedBy']);
};
