import type { QueueStatus } from '../kernel/enums.js';

interface Placed {
  readonly status: QueueStatus;
  /** Its place in the order of calling. */
  readonly rank: number;
  readonly number: number;
}

/** Whether she is still to be served; who is absent so far counts too, because she may come any minute. */
export const isWaiting = ({ status }: Pick<Placed, 'status'>): boolean =>
  status === 'waiting' || status === 'called' || status === 'skipped';

/** Whether she is expected no more: the number was cancelled, or she did not come. */
export const isGone = ({ status }: Pick<Placed, 'status'>): boolean => status === 'cancelled' || status === 'absent';

/** The order of calling (DOMAIN 2.2). */
export const byRank = (one: Omit<Placed, 'status'>, other: Omit<Placed, 'status'>): number =>
  one.rank - other.rank || one.number - other.number;

/** How many of one schedule's day wait up to this number, itself included (DOMAIN 1.1); without one, how many wait at all. */
export const remainingOf = (line: readonly Placed[], own?: Placed): number =>
  line.filter(each => isWaiting(each) && (!own || byRank(each, own) <= 0)).length;
