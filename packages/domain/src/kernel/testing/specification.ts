import type { CommandSpec } from '@alur/contracts/kernel/command';
import { deepStrictEqual, fail } from 'node:assert/strict';
import type { AnyAct } from '../act.js';
import { streamName, writes, type Aggregate, type AnyAggregate } from '../aggregate.js';
import type { DomainEvent } from '../event.js';
import type { DomainModule } from '../module.js';
import { followsIn, type Process, type Reactive } from '../process.js';
import { Rejection } from '../rejection.js';
import type { AnyRollup, AnyView, Row } from '../view.js';
import { MemoryClinic } from './memory-clinic.js';

/** Events by stream, as they were told or are expected. */
export type Streams = Readonly<Record<string, readonly DomainEvent[]>>;

/** Input of a command: its body, and the route's id if it has a target. */
export type Given = Readonly<Record<string, unknown>> & { readonly id?: number };

/** A decision about one stream, for rules that several commands share and that are specified without any of them. */
export interface Deciding {
  /** The stream with its past, and the new events for it. */
  decide(clinic: MemoryClinic): Streams;
}

/** Wraps a function over one stream's state, so that a story can use it like a command. */
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

/** The facility's day and clock; both stay as they were if omitted. */
export interface Moment {
  today?: string;
  clock?: string;
}

/** Circumstances of a command: who gave it, and at what time. */
export interface Circumstances extends Moment {
  actorId?: number;
  actorName?: string;
  rights?: readonly string[];
  /** The actor's role; `system` stands for the clock and the processes. */
  role?: string;
  prepared?: Row;
  /** Ids that the command draws, by name; without them they are drawn in sequence. */
  ids?: Readonly<Record<string, number>>;
}

type Result = { streams: Streams } | { refusal: Rejection };

/** What came of a command. */
export interface Outcome {
  /** Exactly these events were written, to these streams and no others; without an argument, none were. */
  then(expected?: Streams): void;
  /** The command was refused with this code and, where given, these parameters and beside this field. */
  thenRejects(code: string, params?: Readonly<Record<string, unknown>>, path?: string): void;
  /** Afterwards the thing's state has at least these fields. */
  thenState(aggregate: AnyAggregate, id: number | string, state: Row): void;
  /** Afterwards the view has exactly these rows; each has at least the given fields. */
  thenRows(view: AnyView, rows: readonly Row[]): void;
  /** Continues the story: the decided events are appended, and another command is given. */
  when(command: CommandSpec | Deciding, given?: Given, circumstances?: Circumstances): Outcome;
}

/**
 * One way to write a specification: `given` streams with their events, `when` a command with its body, `then` events by
 * stream or a refusal. Rows of views and what follows by processes are asserted on the same story.
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

  /** Appends what happened meanwhile, without deciding it. */
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

  /** Gives a command whose outcome is not asserted; returns what it wrote, or nothing if it was refused. */
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

  /**
   * Throws if the last command was refused and no assertion asked for that, because the story would go on unnoticed.
   */
  private nothingUnasked(): void {
    decided(this.unasked);
  }

  private run(command: CommandSpec | Deciding, { id = 0, ...body }: Given, how: Circumstances): Streams {
    if (!('decide' in command)) return this.clinic.run(this.specification.actOf(command), body, { id, ...how }).streams;
    const streams = command.decide(this.clinic);
    for (const [stream, events] of Object.entries(streams)) this.clinic.given(stream, ...events);
    return streams;
  }

  /** The thing's state after all that happened. */
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

  /** Asserts the commands that follow from the last event by a process. */
  thenFollows(process: Process, steps: readonly Reactive[]): void {
    this.nothingUnasked();
    const event = this.clinic.log.at(-1) ?? fail('nothing has happened');
    const follows = followsIn(process, event, (aggregate, id) => this.clinic.state(aggregate, id));
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

/** Of a row, only the fields that the expected row names. */
const partOf = (row: Row, expected: Row | undefined): Row =>
  expected === undefined ? row : Object.fromEntries(Object.keys(expected).map(name => [name, row[name]]));
