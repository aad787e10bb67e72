import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { AnyAggregate, StateOf } from './aggregate.js';
import type { DomainEvent, Seen, TypesIn } from './event.js';

/**
 * A command that follows from an event. Its id derives from process, event, command and target, so that it runs once.
 */
export interface Reactive {
  command: CommandSpec;
  /** Id of the thing that the command is given to. */
  target: number;
  body: Record<string, unknown>;
  /**
   * The facility in which the command runs, if it is not the event's own; only events of the operator's area name one.
   */
  merchantId?: number;
}

/** What a facility must have for a process to do anything there: what its own streams, which bear its id, add up to. */
export interface FacilityNeed {
  readonly sees: Readonly<Record<string, AnyAggregate>>;
  met(states: Readonly<Record<string, unknown>>): boolean;
}

export const facilityNeed = <Sees extends Readonly<Record<string, AnyAggregate>>>(
  sees: Sees,
  met: (states: { readonly [Name in keyof Sees]: StateOf<Sees[Name]> }) => boolean,
): FacilityNeed => ({ sees, met: met as FacilityNeed['met'] });

/** What follows from what, across modules. Never re-run by a rebuild or an import. */
export interface Process<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly types: readonly Event['type'][];
  /**
   * Nothing follows from an event whose facility did not have this when the event was written. Whatever may have to be
   * ended after it was lost asks whether the facility ever had it.
   */
  readonly needs?: FacilityNeed;
  react(event: Seen<Event>): Reactive[];
  /** The command that runs instead when somebody waives a held one. */
  waive?(step: { event: Seen<Event>; reactive: Reactive }): Reactive | undefined;
}

/** One of several types of events. */
type OneOf<Types extends TypesIn<Types>, T extends keyof Types & string> = {
  [Type in T]: { type: Type; data: Types[Type] };
}[T];

/** Declares a process; `Types` is the vocabulary, a map of types. */
export const processOf =
  <Types extends TypesIn<Types>>() =>
  <T extends keyof Types & string>(
    spec: Omit<Process<OneOf<Types, T>>, 'types'> & { readonly types: readonly T[] },
  ): Process =>
    spec as unknown as Process;

/** What follows from the last event of a log in memory, whose streams `stateOf` folds. */
export const followsIn = (
  process: Process,
  event: Seen,
  stateOf: (aggregate: AnyAggregate, id: number) => unknown,
): Reactive[] => {
  const { types, needs } = process;
  if (!types.includes(event.type)) return [];
  const { merchantId } = event.meta;
  const states = Object.entries(needs?.sees ?? {}).map(([name, kind]) => [name, stateOf(kind, merchantId)] as const);
  return needs && !needs.met(Object.fromEntries(states)) ? [] : process.react(event);
};

/** A thing that time alone triggers: rows of a due view whose time has come become commands. */
export interface Due {
  readonly name: string;
  /** The view whose rows wait, and its column that holds the instant at which each is due (null: not waiting). */
  readonly view: string;
  readonly dueAt: string;
  react(row: Record<string, unknown>): Reactive[];
}
