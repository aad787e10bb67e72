import { byRank } from '@alur/contracts/queue/line';
import { mayBeCalled, type Entry } from './entry.js';

/** Ranks priority numbers before all others, and among themselves by number (DOMAIN 2.2: priority, then number). */
const BEFORE_ALL = 1_000_000;

export const rankOf = (number: number, priority: boolean): number => (priority ? number - BEFORE_ALL : number);

/** The number to be called next: the one with the lowest rank among present patients. */
export const nextToCall = (entries: readonly Entry[]): Entry | undefined => callable(entries)[0];

const callable = (entries: readonly Entry[]): Entry[] => entries.filter(mayBeCalled).sort(byRank);

/**
 * DOMAIN 2.2: a late or skipped patient rejoins after the next two who are present and waiting, before everyone
 * else; after the last of them when there are fewer.
 */
export const rejoinRank = (entries: readonly Entry[], encounterId: number): number => {
  const others = entries.filter(entry => entry.encounterId !== encounterId);
  const waiting = callable(others);
  const before = waiting[1] ?? waiting[0];
  if (before === undefined) return entries.find(entry => entry.encounterId === encounterId)?.rank ?? 0;
  const after = Math.min(...others.map(({ rank }) => rank).filter(rank => rank > before.rank));
  return after === Infinity ? before.rank + 0.5 : (before.rank + after) / 2;
};
