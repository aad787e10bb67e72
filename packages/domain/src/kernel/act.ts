import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import type { AnyAggregate, EventsOf, StateOf, StreamRef } from './aggregate.js';
import type { DecisionContext } from './context.js';

export type Refs = Record<string, StreamRef | readonly StreamRef[] | undefined>;

type LoadedOf<R> = R extends readonly StreamRef<infer A extends AnyAggregate>[]
  ? StateOf<A>[]
  : R extends StreamRef<infer A extends AnyAggregate>
    ? StateOf<A>
    : R extends undefined
      ? undefined
      : never;

type DecidedOf<R> =
  NonNullable<R> extends readonly StreamRef<infer A extends AnyAggregate>[]
    ? EventsOf<A>[][]
    : NonNullable<R> extends StreamRef<infer A extends AnyAggregate>
      ? EventsOf<A>[]
      : never;

/** The states of the streams that an act names, under the same keys. */
export type Loaded<R extends Refs> = { [K in keyof R]: LoadedOf<R[K]> };
/** New events per stream, under the same keys; a list of streams takes a list of lists in the same order. */
export type Decided<R extends Refs> = { [K in keyof R]?: DecidedOf<R[K]> };

/** The body with the route's id: 0 for a command that makes something new. */
export type Targeted<C extends CommandSpec> = BodyOf<C> & { readonly id: number };

/**
 * A decision over one or several streams, appended all or none.
 *
 * `streams` is asked again with what is loaded so far until it names no more: a booking tells which queue it
 * stands in. The first key is the primary stream: its first event decides whose the thing is (another
 * facility's is 404), and its revision is the receipt's.
 */
export interface Act<C extends CommandSpec = CommandSpec, R extends Refs = Refs> {
  readonly command: C;
  /** Names of ids to reserve; the first is the receipt's id when the command makes something new. */
  readonly ids?: readonly string[];
  streams(command: Targeted<C>, loaded: Partial<Loaded<R>>, context: DecisionContext): R;
  decide(command: Targeted<C>, states: Loaded<R>, context: DecisionContext): Decided<R>;
}

// The registry of acts forgets bodies and states; `act` and `on` check them where they are written.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyAct = Act<any, any>;

/**
 * States loaded so far, as `streams` sees them. Their types would depend on what `streams` itself returns, which TypeScript
 * cannot infer: so here they are loose, and `decide` has them exact.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type LoadedSoFar = Readonly<Record<string, any>>;

/** Declares an act; only here for its types. */
export const act = <C extends CommandSpec, R extends Refs>(
  spec: Pick<Act<C, R>, 'command' | 'ids' | 'decide'> & {
    streams: (command: Targeted<C>, loaded: LoadedSoFar, context: DecisionContext) => R;
  },
): Act<C, R> => spec;

/** Declares a command that concerns one existing or new stream alone, named by the route's id. */
export const on = <C extends CommandSpec, A extends AnyAggregate>(
  command: C,
  aggregate: A,
  decide: (command: Targeted<C>, state: StateOf<A>, context: DecisionContext) => EventsOf<A>[],
): AnyAct => ({
  command,
  ...(command.target === 'new' && { ids: [aggregate.kind] }),
  streams: (body: Targeted<C>, _loaded: unknown, context: DecisionContext) => ({
    it: { aggregate, id: String(command.target === 'new' ? context.ids[aggregate.kind] : body.id), use: 'write' },
  }),
  decide: (body: Targeted<C>, states: { it: StateOf<A> }, context: DecisionContext) => ({
    it: decide(body, states.it, context),
  }),
});
