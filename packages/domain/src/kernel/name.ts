import * as z from 'zod/mini';
import type { Aggregate, StreamRef } from './aggregate.js';
import { writes } from './aggregate.js';
import type { DecisionContext } from './context.js';
import { code, event, type EventOf } from './event.js';
import { ensure } from './rejection.js';

/** Uniqueness across streams is a stream too, written in the same append as what claims it. */
export const nameEvents = {
  NameClaimed: event(z.object({ kind: code(), hash: code(), holder: code() })),
  NameReleased: event(z.object({ kind: code(), hash: code(), holder: code() })),
};
export type NameEvent = EventOf<typeof nameEvents>;

/** The stream that holds the name, or null. */
export interface NameState {
  holder: string | null;
}

export const uniqueName: Aggregate<NameState, NameEvent> = {
  kind: 'name',
  initial: { holder: null },
  evolve: (_state, { type, data }) => ({ holder: type === 'NameClaimed' ? data.holder : null }),
};

/** Names compare without regard to case and surrounding blanks. */
const normal = (value: string) => value.trim().toLocaleLowerCase('id');

/** Whether two values are the same claim, so that changing only the spelling of a name releases nothing. */
export const sameName = (one: string, other: string): boolean => normal(one) === normal(other);

/** The claim on `value` among the facility's names of this kind. */
export const uniqueNameOf = (
  kind: string,
  value: string,
  context: Pick<DecisionContext, 'merchantId' | 'hash'>,
): StreamRef<typeof uniqueName> =>
  writes(uniqueName, `${context.merchantId}_${kind}-${context.hash(kind, normal(value))}`);

/** Takes the name for `holder`; refuses with `taken` when someone else holds it. */
export const take = (
  state: NameState,
  holder: string,
  name: { kind: string; value: string; taken: string; path?: string },
  context: DecisionContext,
): NameEvent[] => {
  if (state.holder === holder) return [];
  ensure(state.holder === null, name.taken, {}, name.path);
  return [
    { type: 'NameClaimed', data: { kind: name.kind, hash: context.hash(name.kind, normal(name.value)), holder } },
  ];
};

/** Gives the name back, if `holder` holds it. */
export const release = (
  state: NameState,
  holder: string,
  name: { kind: string; value: string },
  context: DecisionContext,
): NameEvent[] =>
  state.holder === holder
    ? [{ type: 'NameReleased', data: { kind: name.kind, hash: context.hash(name.kind, normal(name.value)), holder } }]
    : [];
