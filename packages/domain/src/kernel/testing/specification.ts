import type { CommandSpec } from '@alur/contracts/kernel/command';
import { deepStrictEqual, fail } from 'node:assert/strict';
import type { AnyAct } from '../act.js';
import { streamName, writes, type Aggregate, type AnyAggregate } from '../aggregate.js';
import type { DomainEvent } from '../event.js';
import type { DomainModule } from '../module.js';
import type { Process, Reactive } from '../process.js';
import { Rejection } from '../rejection.js';
import type { AnyRollup, AnyView, Row } from '../view.js';
import { MemoryClinic } from './memory-clinic.js';

/** Events by stream, as they were told or are expected. */
export type Streams = Readonly<Record<string, readonly DomainEvent[]>>;

/** What a command is given: its body, and the route's id where it is done to something. */
export type Given = Readonly<Record<string, unknown>> & { readonly id?: number };

/** What one stream decides by itself: a rule that several commands share, told without any one of them. */
export interface Deciding {
  /** The stream as the story tells it, and the events that are to be written to it. */
  decide(clinic: MemoryClinic): Streams;
}

/** `decide` of the thing's state, told like a command. */
export const deciding = <S, E extends DomainEvent>(
  aggregate: Aggregate<S, E>,
  id: number | string,
  decide: (state: S) => readonly E[],
): Deciding => ({
  decide: clinic => {
    const events = decide(clinic.state(aggregate, id) as S);
    return events.length === 0 ? {} : { [streamName(writes(aggregate, id))]: events };
  },
});

/** When it was: the facility's day, and its clock; as before where they are not said. */
export interface Moment {
  today?: string;
  clock?: string;
}

/** How the command came: who gave it, at what time. */
export interface Circumstances extends Moment {
  actorId?: number;
  actorName?: string;
  rights?: readonly string[];
  /** Whose role it was given in; `system` is the clock's and the processes'. */
  role?: string;
  prepared?: Row;
  /** Ids that the command draws, by name; drawn in order where none are said. */
  ids?: Readonly<Record<string, number>>;
}

type Result = { streams: Streams } | { refusal: Rejection };

/** What came of a command. */
export interface Outcome {
  /** Exactly these events were written, to these streams and no others; none given: nothing happened. */
  then(expected?: Streams): void;
  /** The command was refused with this code and, where given, these parameters and beside this field. */
  thenRejects(code: string, params?: Readonly<Record<string, unknown>>, path?: string): void;
  /** The thing stands so afterwards; it has at least what is said of it. */
  thenState(aggregate: AnyAggregate, id: number | string, state: Row): void;
  /** These are the view's rows afterwards; each has at least what is said of it. */
  thenRows(view: AnyView, rows: readonly Row[]): void;
  /** Goes on from here: what was decided stands, and another command is given. */
  when(command: CommandSpec | Deciding, given?: Given, circumstances?: Circumstances): Outcome;
}

/**
 * One way to write a specification: `given` streams with their events, `when` a command with its body, `then` events by
 * stream or a refusal; rows of views and what follows by processes are asked of the same story.
 */
export class Specification {
  private readonly acts: ReadonlyMap<string, AnyAct>;

  constructor(modules: readonly DomainModule[]) {
    this.acts = new Map(modules.flatMap(({ acts }) => acts.map(act => [act.command.name, act] as const)));
  }

  /** What happened before. */
  given(streams: Streams = {}): Story {
    const clinic = new MemoryClinic();
    return new Story(this, clinic).given(streams);
  }

  actOf({ name }: CommandSpec): AnyAct {
    return this.acts.get(name) ?? fail(`no module decides ${name}`);
  }
}

/** What has happened so far, and what may come of it. */
export class Story {
  private unasked: Result = { streams: {} };

  constructor(
    private readonly specification: Specification,
    readonly clinic: MemoryClinic,
  ) {}

  /** What happened meanwhile, told rather than decided. */
  given(streams: Streams, moment: Moment = {}): this {
    this.nothingUnasked();
    this.moveTo(moment);
    for (const [stream, events] of Object.entries(streams)) this.clinic.given(stream, ...events);
    return this;
  }

  when(command: CommandSpec | Deciding, given: Given = {}, circumstances: Circumstances = {}): Outcome {
    this.nothingUnasked();
    const result = this.result(command, given, circumstances);
    this.unasked = result;
    return {
      // oxlint-disable-next-line unicorn/no-thenable -- the word that specs are written with; nobody awaits an outcome
      then: (expected = {}) => deepStrictEqual(decided(result), expected),
      thenRejects: (code, ...more) => {
        this.unasked = { streams: {} };
        rejected(result, code, ...more);
      },
      thenState: (aggregate, id, state) => {
        decided(result);
        deepStrictEqual(partOf(this.state(aggregate, id), state), state);
      },
      thenRows: (view, rows) => {
        decided(result);
        this.thenRows(view, rows);
      },
      when: (...next) => {
        decided(result);
        return this.when(...next);
      },
    };
  }

  /** A command of which may come what will: what it wrote, nothing where it was refused. */
  attempt(command: CommandSpec | Deciding, given: Given = {}, circumstances: Circumstances = {}): Streams {
    this.nothingUnasked();
    const result = this.result(command, given, circumstances);
    return 'streams' in result ? result.streams : {};
  }

  private result(command: CommandSpec | Deciding, given: Given, circumstances: Circumstances): Result {
    const { today, clock, ...how } = circumstances;
    this.moveTo({ today, clock });
    return attempt(() => this.run(command, given, how));
  }

  private moveTo({ today = this.clinic.today, clock = this.clinic.clock }: Moment): void {
    this.clinic.today = today;
    this.clinic.clock = clock;
  }

  /** A story does not go on from a command that was refused, where nobody asked for that. */
  private nothingUnasked(): void {
    decided(this.unasked);
  }

  private run(command: CommandSpec | Deciding, { id = 0, ...body }: Given, how: Circumstances): Streams {
    if (!('decide' in command)) return this.clinic.run(this.specification.actOf(command), body, { id, ...how }).streams;
    const streams = command.decide(this.clinic);
    for (const [stream, events] of Object.entries(streams)) this.clinic.given(stream, ...events);
    return streams;
  }

  /** The thing as it stands after all that happened. */
  state<A extends AnyAggregate>(aggregate: A, id: number | string): ReturnType<A['evolve']> {
    this.nothingUnasked();
    return this.clinic.state(aggregate, id);
  }

  thenRows(view: AnyView, rows: readonly Row[]): void {
    this.nothingUnasked();
    const found = this.clinic.rows<Row>(view);
    deepStrictEqual(
      found.map((row, at) => partOf(row, rows[at])),
      rows,
    );
  }

  thenSums(rollup: AnyRollup, sums: readonly Row[]): void {
    this.nothingUnasked();
    deepStrictEqual(this.clinic.sums<Row>(rollup), sums);
  }

  /** What follows from the last event, by a process. */
  thenFollows(process: Process, steps: readonly Reactive[]): void {
    this.nothingUnasked();
    const event = this.clinic.log.at(-1) ?? fail('nothing has happened');
    const follows = process.types.includes(event.type) ? process.react(event) : [];
    const told = ({ command, ...how }: Reactive) => ({ ...how, command: command.name });
    deepStrictEqual(follows.map(told), steps.map(told));
  }
}

const attempt = (decide: () => Streams): Result => {
  try {
    return { streams: decide() };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { refusal: error };
  }
};

const decided = (result: Result): Streams => {
  if ('streams' in result) return result.streams;
  const { code, params } = result.refusal;
  return fail(`rejected: ${code} ${JSON.stringify(params)}`);
};

const rejected = (result: Result, code: string, params?: unknown, path?: string): void => {
  if ('streams' in result) return fail(`expected a rejection ${code}, got ${JSON.stringify(result.streams)}`);
  const { refusal } = result;
  deepStrictEqual(
    {
      code: refusal.code,
      ...(params !== undefined && { params: refusal.params }),
      ...(path && { path: refusal.path }),
    },
    { code, ...(params !== undefined && { params }), ...(path && { path }) },
  );
};

/** Of a row, what is said of the expected one. */
const partOf = (row: Row, expected: Row | undefined): Row =>
  expected === undefined ? row : Object.fromEntries(Object.keys(expected).map(name => [name, row[name]]));
