import type { DomainEvent } from './event.js';

/** A kind of stream: what its events add up to. `evolve` is total and never throws. */
export interface Aggregate<State, Event extends DomainEvent> {
  /** First part of the stream's name: `<kind>-<id>`. */
  readonly kind: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
}

export type StateOf<A> = A extends Aggregate<infer State, infer _Event> ? State : never;
export type EventsOf<A> = A extends Aggregate<infer _State, infer Event> ? Event : never;

// The registry holds aggregates of all kinds, so it cannot know the types of their states and events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyAggregate = Aggregate<any, any>;

/** One stream that a command needs, and whether the command may write it. */
export interface StreamRef<A extends AnyAggregate = AnyAggregate> {
  readonly aggregate: A;
  readonly id: string;
  /** `write`: locked while deciding. `check`: only read, yet the append fails if it moved. */
  readonly use: 'write' | 'check';
}

/** A stream that the command may write. */
export const writes = <A extends AnyAggregate>(aggregate: A, id: string | number): StreamRef<A> => ({
  aggregate,
  id: String(id),
  use: 'write',
});

/** A stream that the decision only reads; the append still fails if it has moved since. */
export const checks = <A extends AnyAggregate>(aggregate: A, id: string | number): StreamRef<A> => ({
  aggregate,
  id: String(id),
  use: 'check',
});

export const streamName = (ref: StreamRef): string => `${ref.aggregate.kind}-${ref.id}`;

/** The state, or undefined if it is not loaded or does not exist. */
export const known = <S extends { status: string }>(state: S | undefined): Exclude<S, { status: 'none' }> | undefined =>
  state === undefined || state.status === 'none' ? undefined : (state as Exclude<S, { status: 'none' }>);

/** The id in a stream's name. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
