import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import type { AnyAggregate, EventsOf, StateOf, StreamRef } from './aggregate.js';
import type { DecisionContext } from './context.js';

/** Kinds of streams that an act may load, by the act's own names; a list means several streams of one kind. */
export type Sees = Readonly<Record<string, AnyAggregate | readonly [AnyAggregate]>>;

type RefTo<A extends AnyAggregate> = StreamRef<A>;

/** Streams that an act names; a name that needs no stream is left out, or undefined. */
export type RefsTo<S extends Sees> = {
  [K in keyof S]?: S[K] extends readonly [infer A extends AnyAggregate]
    ? readonly RefTo<A>[]
    : S[K] extends AnyAggregate
      ? RefTo<S[K]> | undefined
      : never;
};

type StateIn<R> = R extends readonly StreamRef<infer A extends AnyAggregate>[]
  ? StateOf<A>[]
  : R extends StreamRef<infer A extends AnyAggregate>
    ? StateOf<A>
    : R extends undefined
      ? undefined
      : never;

type EventsIn<R> =
  NonNullable<R> extends readonly StreamRef<infer A extends AnyAggregate>[]
    ? EventsOf<A>[][]
    : NonNullable<R> extends StreamRef<infer A extends AnyAggregate>
      ? EventsOf<A>[]
      : never;

/** The states of what was loaded so far; a stream that was not named yet is missing. */
export type LoadedSoFar<S extends Sees> = {
  readonly [K in keyof S]?: S[K] extends readonly [infer A extends AnyAggregate]
    ? readonly StateOf<A>[]
    : StateOf<S[K]>;
};
/** The states of the streams that an act named, under the same names. */
export type Loaded<R> = { [K in keyof R]: StateIn<R[K]> };
/** New events by the act's names; for a list of streams, one list each, in the order in which they were named. */
export type Decided<R> = { [K in keyof R]?: EventsIn<R[K]> };

/** The body with the route's id: 0 for a command that makes something new. */
export type Targeted<C extends CommandSpec> = BodyOf<C> & { readonly id: number };

/**
 * `streams` is called again with what is loaded so far until it names no more, because one stream may name the next: a
 * booking tells its queue.
 */
export interface Act<C extends CommandSpec = CommandSpec, S extends Sees = Sees, R extends RefsTo<S> = RefsTo<S>> {
  readonly command: C;
  /** Names of ids to reserve; the first is the receipt's id when the command makes something new. */
  readonly ids?: readonly string[];
  readonly sees: S;
  /** The stream that must exist (else 404), whose revision `If-Match` is compared with and the receipt returns. */
  readonly primary: keyof S & string;
  streams(command: Targeted<C>, loaded: LoadedSoFar<S>, context: DecisionContext): R;
  decide(command: Targeted<C>, states: Loaded<R>, context: DecisionContext): Decided<R>;
}

// The registry of acts erases the types of bodies and states; `act` and `on` check them at the declaration.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyAct = Act<any, any, any>;

/** Declares an act; only here for its types. */
export const act = <C extends CommandSpec, S extends Sees, R extends RefsTo<S>>(spec: Act<C, S, R>): Act<C, S, R> =>
  spec;

/** Declares a command that concerns one existing or new stream alone, named by the route's id. */
export const on = <C extends CommandSpec, A extends AnyAggregate>(
  command: C,
  aggregate: A,
  decide: (command: Targeted<C>, state: StateOf<A>, context: DecisionContext) => EventsOf<A>[],
): AnyAct => ({
  command,
  ...(command.target === 'new' && { ids: [aggregate.kind] }),
  sees: { it: aggregate },
  primary: 'it',
  streams: (body: Targeted<C>, _loaded: unknown, context: DecisionContext) => ({
    it: { aggregate, id: String(command.target === 'new' ? context.ids[aggregate.kind] : body.id), use: 'write' },
  }),
  decide: (body: Targeted<C>, states: { it: StateOf<A> }, context: DecisionContext) => ({
    it: decide(body, states.it, context),
  }),
});
