import * as z from 'zod/mini';
import type { AnyAct } from '../act.js';
import { streamName, type AnyAggregate } from '../aggregate.js';
import type { DecisionContext } from '../context.js';
import type { DomainEvent, Seen } from '../event.js';
import { foldRollup, foldView } from '../fold.js';
import { decided, loadingOf, type Loading } from '../loading.js';
import { momentOf } from '../moment.js';
import type { AnyRollup, AnyView, Row } from '../view.js';

/** Who gives a command, to which target, and what was looked up and drawn for it. */
export interface Running {
  id?: number;
  prepared?: Row;
  actorId?: number;
  actorName?: string;
  /** Rights of the actor; all rights if omitted. */
  rights?: readonly string[];
  role?: string;
  ids?: Readonly<Record<string, number>>;
}

/** Result of a command: the id of its target, and its events, in order and by stream. */
export interface Decision {
  id: number;
  events: readonly DomainEvent[];
  streams: Readonly<Record<string, readonly DomainEvent[]>>;
}

/** What the specs' clock shows; its zone is UTC. */
const clockOf = (now: string) => ({ now, today: now.slice(0, 10), clock: now.slice(11, 16) });

/** A clinic in memory for the specs of acts and views: it runs one command at a time without the platform. */
export class MemoryClinic {
  readonly log: Seen[] = [];
  private readonly streams = new Map<string, DomainEvent[]>();
  private readonly lastSteps = new Map<string, string>();
  private lastId = 100;
  today = '2026-11-23';
  clock = '08:00';
  merchantId = 1;

  private get now(): string {
    return `${this.today}T${this.clock}:00.000Z`;
  }

  /** Runs one act and draws the ids that are not given. Throws the act's refusal. */
  run(act: AnyAct, body: Record<string, unknown>, how: Running = {}): Decision {
    const { id = 0, prepared = {}, actorId = 7, actorName = 'Sari', role = 'front-office', rights } = how;
    const ids = Object.fromEntries((act.ids ?? []).map(name => [name, how.ids?.[name] ?? ++this.lastId]));
    const context: DecisionContext = {
      merchantId: this.merchantId,
      actorId,
      actorName,
      holds: right => rights === undefined || rights.includes(right),
      role,
      ...clockOf(this.now),
      ids,
      prepared,
      hash: (kind, value) => `${kind}#${value}`,
    };
    const command = { ...(z.parse(act.command.body, body) as Row), id };
    const { loading, at } = this.load(act, command, context);
    const written = decided(act, command, loading, at);
    for (const { ref, events } of written) for (const event of events) this.write(streamName(ref), event, at.now);
    return {
      id: Object.values(ids)[0] ?? id,
      events: written.flatMap(({ events }) => events),
      streams: Object.fromEntries(written.map(({ ref, events }) => [streamName(ref), events])),
    };
  }

  /** Appends past events without deciding them. */
  given(stream: string, ...events: DomainEvent[]): void {
    for (const event of events) this.write(stream, event, this.now);
  }

  state<A extends AnyAggregate>(aggregate: A, id: number | string): ReturnType<A['evolve']> {
    const events = this.streams.get(`${aggregate.kind}-${id}`) ?? [];
    return events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initial);
  }

  /** The view's rows after all that happened, by key; a rollup's over its view's. */
  rows<R extends Row>(view: AnyView): R[] {
    const { changes, broken } = foldView(view, this.log, []);
    if (broken[0]) throw broken[0].error;
    return changes.flatMap(({ after }) => (after === null ? [] : [after as R]));
  }

  /** The rollup's sums, counted one event at a time, as the projector meets them. */
  sums<R extends Row>(rollup: AnyRollup): R[] {
    let rows = new Map<string, Row>();
    let sums: Row[] = [];
    let stored = new Map<string, Row>();
    for (const event of this.log) {
      const at = { merchantId: this.merchantId, position: event.position };
      const changes = foldView(
        rollup.over,
        [event],
        [...rows].map(([key, row]) => ({ ...at, key, position: '0', row })),
      ).changes;
      rows = new Map([...rows, ...changes.flatMap(({ key, after }) => (after ? [[key, after] as const] : []))]);
      const loaded = [...stored].map(([key, row]) => ({ ...at, key, position: '0', row }));
      const summed = foldRollup(rollup, changes, loaded);
      for (const { key, after } of summed)
        if (after) stored.set(key, after);
        else stored.delete(key);
      sums = [...stored.values()];
    }
    return sums as R[];
  }

  /** As the platform does it: at the moment of the last step of what is written, where that is later. */
  private load(
    act: AnyAct,
    command: Row,
    context: DecisionContext,
    at = context,
  ): { loading: Loading; at: DecisionContext } {
    const loading = loadingOf(act, command, at);
    for (let turn = loading.next(); ;) {
      if (turn.done) {
        const moment = momentOf(turn.value.refs, stream => this.lastSteps.get(stream), context.now);
        if (moment > at.now) return this.load(act, command, context, { ...context, ...clockOf(moment) });
        return { loading: turn.value, at };
      }
      turn = loading.next(({ aggregate, id }) => this.state(aggregate, id));
    }
  }

  private write(stream: string, event: DomainEvent, at: string): void {
    this.lastSteps.set(stream, at);
    const before = this.streams.get(stream) ?? [];
    this.streams.set(stream, [...before, event]);
    const position = String(this.log.length + 1);
    this.log.push({
      ...event,
      id: `event-${position}`,
      stream,
      revision: before.length,
      position,
      meta: {
        merchantId: this.merchantId,
        actorId: 7,
        role: 'front-office',
        commandId: `command-${position}`,
        appendId: `append-${position}`,
        at,
        localDate: clockOf(at).today,
        offset: '+07:00',
      },
    });
  }
}
