import * as z from 'zod/mini';
import type { AnyAct } from '../act.js';
import { streamName, type AnyAggregate } from '../aggregate.js';
import type { DecisionContext } from '../context.js';
import type { DomainEvent, Seen } from '../event.js';
import { foldRollup, foldView } from '../fold.js';
import { decided, loadingOf, type Loading } from '../loading.js';
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

/** A clinic in memory for the specs of acts and views: it runs one command at a time without the platform. */
export class MemoryClinic {
  readonly log: Seen[] = [];
  private readonly streams = new Map<string, DomainEvent[]>();
  private lastId = 100;
  today = '2026-11-23';
  clock = '08:00';
  merchantId = 1;

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
      now: `${this.today}T${this.clock}:00.000Z`,
      today: this.today,
      clock: this.clock,
      ids,
      prepared,
      hash: (kind, value) => `${kind}#${value}`,
    };
    const command = { ...(z.parse(act.command.body, body) as Row), id };
    const loading = this.load(act, command, context);
    const written = decided(act, command, loading, context);
    for (const { ref, events } of written) for (const event of events) this.write(streamName(ref), event);
    return {
      id: Object.values(ids)[0] ?? id,
      events: written.flatMap(({ events }) => events),
      streams: Object.fromEntries(written.map(({ ref, events }) => [streamName(ref), events])),
    };
  }

  /** Appends past events without deciding them. */
  given(stream: string, ...events: DomainEvent[]): void {
    for (const event of events) this.write(stream, event);
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

  private load(act: AnyAct, command: Row, context: DecisionContext): Loading {
    const loading = loadingOf(act, command, context);
    for (let turn = loading.next(); ;) {
      if (turn.done) return turn.value;
      turn = loading.next(({ aggregate, id }) => this.state(aggregate, id));
    }
  }

  private write(stream: string, event: DomainEvent): void {
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
        at: `${this.today}T${this.clock}:00.000Z`,
        localDate: this.today,
        offset: '+07:00',
      },
    });
  }
}
