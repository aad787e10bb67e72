import { deepStrictEqual, fail } from 'node:assert/strict';

/** What decides: the state is folded from events, and a command on it gives events or is rejected. */
export interface SpecDecider<C, E, S, X> {
  initial: S;
  /** Throws an object with a `code` (and `params`, perhaps) to reject. */
  decide(command: C, state: S, context: X): readonly E[];
  evolve(state: S, event: E): S;
}

export interface Outcome<E, S> {
  /** Exactly these events were decided, in this order; none given: nothing happened. */
  then(...events: E[]): void;
  /** The command was rejected with this code and, if given, these parameters. */
  thenRejects(code: string, params?: unknown): void;
  /** Looks at the state after the events decided. Returns the outcome, to look at more. */
  thenState(look: (state: S) => void): Outcome<E, S>;
}

type Result<E> = { events: readonly E[] } | { rejection: { code: string; params?: unknown } };

/**
 * A specification of a decider: `given(decider, ...events).when(command, context).then(...events)`.
 *
 * What fails is an AssertionError that shows the difference. An error without a `code` is a defect, not a rejection, and
 * is thrown on as it is.
 */
export function given<C, E, S, X>(decider: SpecDecider<C, E, S, X>, ...past: NoInfer<E>[]) {
  const evolve = (state: S, event: E) => decider.evolve(state, event);
  const before = past.reduce(evolve, decider.initial);
  return {
    /** The context is what the decider takes besides command and state: the time, ids, numbers. */
    when(command: C, context: X): Outcome<E, S> {
      const result = attempt(() => decider.decide(command, before, context));
      const outcome: Outcome<E, S> = {
        // oxlint-disable-next-line unicorn/no-thenable -- the word that specs are written with; nobody awaits an outcome
        then: (...expected) => deepStrictEqual(decided(result), expected),
        thenRejects(code, ...params) {
          if ('events' in result)
            return fail(`expected a rejection ${code}, got events ${JSON.stringify(result.events)}`);
          const { rejection } = result;
          if (params.length === 0) deepStrictEqual(rejection.code, code);
          else deepStrictEqual({ code: rejection.code, params: rejection.params }, { code, params: params[0] });
        },
        thenState(look) {
          look(decided(result).reduce(evolve, before));
          return outcome;
        },
      };
      return outcome;
    },
    /** Looks at the state that the past led to. */
    thenState(look: (state: S) => void): void {
      look(before);
    },
  };
}

function attempt<E>(decide: () => readonly E[]): Result<E> {
  try {
    return { events: decide() };
  } catch (error) {
    if (typeof (error as { code?: unknown } | null)?.code !== 'string') throw error;
    return { rejection: error as { code: string } };
  }
}

function decided<E>(result: Result<E>): readonly E[] {
  if ('events' in result) return result.events;
  const { code, params } = result.rejection;
  return fail(`rejected: ${code} ${params === undefined ? '' : JSON.stringify(params)}`.trimEnd());
}
