import type { AnyAct } from './act.js';
import { streamName, type StreamRef } from './aggregate.js';
import type { DecisionContext } from './context.js';
import type { DomainEvent } from './event.js';

/** The streams that an act named, by the names that it gives them. */
export type Named = Readonly<Record<string, StreamRef | readonly StreamRef[] | undefined>>;

/** Looks up the state of a stream that was loaded. */
export type StateOfStream = (ref: StreamRef) => unknown;

const isList = (value: Named[string]): value is readonly StreamRef[] => Array.isArray(value);
const listed = (value: Named[string]): readonly StreamRef[] =>
  value === undefined ? [] : isList(value) ? value : [value];

/** The states of what was named, under the same names. */
const statesOf = (named: Named, stateOf: StateOfStream): Record<string, unknown> => {
  const states: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(named))
    if (value !== undefined) states[name] = isList(value) ? value.map(stateOf) : stateOf(value as StreamRef);
  return states;
};

/** The input of a decision: the streams as named, each distinct stream once, and the states by name. */
export interface Loading {
  readonly named: Named;
  readonly refs: ReadonlyMap<string, StreamRef>;
  readonly states: Readonly<Record<string, unknown>>;
}

/**
 * Asks an act for its streams until it names no more. Each turn yields all streams named so far and the new ones, and
 * takes their states. As a generator, the same code loads from the log and from a specification's memory.
 */
export function* loadingOf(
  act: AnyAct,
  command: Record<string, unknown>,
  context: DecisionContext,
): Generator<{ all: ReadonlyMap<string, StreamRef>; fresh: readonly StreamRef[] }, Loading, StateOfStream> {
  const refs = new Map<string, StreamRef>();
  let stateOf: StateOfStream = ({ aggregate }) => aggregate.initial;
  for (let states: Loading['states'] = {}; ;) {
    const named = act.streams(command, states, context) as Named;
    const fresh = Object.values(named)
      .flatMap(listed)
      .filter(ref => !refs.has(streamName(ref)));
    for (const ref of fresh) refs.set(streamName(ref), ref);
    if (fresh.length > 0) stateOf = yield { all: refs, fresh };
    states = statesOf(named, stateOf);
    if (fresh.length === 0) return { named, refs, states };
  }
}

/** The events for one stream. */
export interface Written {
  readonly ref: StreamRef;
  readonly events: readonly DomainEvent[];
}

/**
 * Runs the decision and assigns its events to streams; streams without events are left out.
 * @throws Error when an act writes what it did not name, or only checks: that is a mistake in the act
 */
export const decided = (
  act: AnyAct,
  command: Record<string, unknown>,
  { named, states }: Loading,
  context: DecisionContext,
): Written[] => {
  const answer = act.decide(command, states, context) as Record<string, DomainEvent[] | DomainEvent[][] | undefined>;
  const all = Object.entries(answer).flatMap(([name, events = []]): Written[] => {
    const value = named[name];
    if (value === undefined) {
      if (events.length === 0) return [];
      throw new Error(`${act.command.name} decided on ${name}, which it did not name`);
    }
    return isList(value)
      ? value.map((ref, at) => ({ ref, events: (events as DomainEvent[][])[at] ?? [] }))
      : [{ ref: value, events: events as DomainEvent[] }];
  });
  const written = all.filter(({ events }) => events.length > 0);
  for (const { ref } of written)
    if (ref.use === 'check') throw new Error(`${act.command.name} writes ${streamName(ref)}, which it only checks`);
  return written;
};

/** The name of the stream that an act calls its primary one; empty where it named none. */
export const primaryOf = (act: AnyAct, named: Named): string => {
  const ref = named[act.primary];
  return ref === undefined || isList(ref) ? '' : streamName(ref);
};
