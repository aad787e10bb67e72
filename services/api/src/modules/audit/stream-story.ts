import type { Change } from '@alur/contracts/audit/flow';
import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { Seen } from '@alur/domain/kernel/event';
import { changesBetween } from './changes.js';

/** The aggregate of a stream: the one whose kind is the longest prefix of the stream's name. */
export const aggregateOf = (aggregates: readonly AnyAggregate[], stream: string): AnyAggregate | undefined =>
  aggregates
    .filter(({ kind }) => stream.startsWith(`${kind}-`))
    .toSorted((one, other) => other.kind.length - one.kind.length)[0];

/** The state changes by each of the given events; `events` is the stream from its beginning. */
export const changesIn = (
  aggregate: AnyAggregate | undefined,
  events: readonly Seen[],
  told: (event: Seen) => boolean,
): Map<string, Change[]> => {
  const changes = new Map<string, Change[]>();
  if (!aggregate) return changes;
  let state: unknown = aggregate.initial;
  for (const event of events) {
    const next: unknown = aggregate.evolve(state, event);
    if (told(event)) changes.set(event.id, changesBetween(state, next));
    state = next;
  }
  return changes;
};
