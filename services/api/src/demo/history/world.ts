import { modules, processes } from '@alur/domain';
import type { AnyAct } from '@alur/domain/kernel/act';
import { streamName, type AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DecisionContext } from '@alur/domain/kernel/context';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import { decided, loadingOf } from '@alur/domain/kernel/loading';
import { followsIn } from '@alur/domain/kernel/process';
import type { EventMeta } from '@alur/eventing';
import { v5 as uuidFrom } from 'uuid';
import * as z from 'zod/mini';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import type { PlainEvent } from '../../platform/log/log.js';

/** UUID namespace, freely chosen, of the history's ids. */
const NAMESPACE = '0f4b7c52-5a7d-4f0e-9c55-6b7d9e1f2a30';

/** The actor of a command, as the log records it. */
export interface Doer {
  userId: number;
  name: string;
  role: string;
  rights: Pick<ReadonlySet<string>, 'has'>;
}

export interface WorldOptions {
  /** The installation's keyed hash, or a substitute for it. */
  hash: (merchantId: number, kind: string, value: string) => string;
  /** What is drawn or looked up for a command. */
  prepare: (merchantId: number, name: string, body: Readonly<Record<string, unknown>>) => Prepared;
}

interface Stream {
  state: unknown;
  revision: number;
}

/** What was drawn for a command instead of being looked up. */
export type Prepared = Readonly<Record<string, unknown>>;

interface More {
  correlationId?: string;
  /** Data that the command would otherwise look up in rows. */
  found?: Prepared | undefined;
}

const acts = new Map<string, AnyAct>(modules.flatMap(({ acts: all }) => all.map(act => [act.command.name, act])));

/**
 * The clinic in memory, with a clock that can be set: the domain decides every command as usual, and processes react to
 * its events at once. The same commands give the same events, ids and all.
 */
export class World {
  /** Milliseconds since 1970. It is only set forward, so that no step can be dated before the last one (record 98). */
  now = 0;
  private readonly streams = new Map<string, Stream>();
  private written: PlainEvent[] = [];
  private lastId = 0;
  private commands = 0;

  constructor(private readonly options: WorldOptions) {}

  /** Runs a command; returns the id of what it created or changed. Throws the rejection if it is refused. */
  run(merchantId: number, doer: Doer, name: string, id: number, body: object, more: More = {}): number {
    const { correlationId, found } = more;
    const act = acts.get(name);
    if (!act) throw new Error(`no command ${name}`);
    if (!act.command.access.some((right: string) => doer.rights.has(right)))
      throw new Error(`${doer.role} may not ${name}`);
    const parsed = z.parse(act.command.body, body) as Record<string, unknown>;
    const context = this.context(merchantId, doer, act, parsed, found);
    const command = { ...parsed, id };
    const loading = loadingOf(act, command, context);
    let turn = loading.next();
    while (!turn.done) turn = loading.next(({ aggregate, id: of }) => this.state(aggregate, of));
    const written = decided(act, command, turn.value, context);
    this.commands += 1;
    const commandId = uuidFrom(String(this.commands), NAMESPACE);
    const meta: EventMeta = {
      ...{ merchantId, actorId: doer.userId, role: doer.role, commandId, appendId: uuidFrom('append', commandId) },
      correlationId: correlationId ?? commandId,
      ...{ at: context.now, localDate: context.today, offset: context.offset },
      ...{ origin: {}, settled: true },
    };
    const events = written.flatMap(({ ref, events: each }) =>
      each.map(event => this.write(streamName(ref), ref.aggregate, event, meta)),
    );
    for (const event of events) this.follow(event);
    const made = act.ids?.[0];
    return id !== 0 ? id : made === undefined ? merchantId : (context.ids[made] ?? 0);
  }

  state<A extends AnyAggregate>(aggregate: A, id: number | string): ReturnType<A['evolve']> {
    return (this.streams.get(`${aggregate.kind}-${id}`)?.state ?? aggregate.initial) as ReturnType<A['evolve']>;
  }

  /** Events written since the last call, in order. */
  take(): PlainEvent[] {
    const { written } = this;
    this.written = [];
    return written;
  }

  /** The facility's calendar day now. */
  get today(): string {
    return facilityTime(new Date(this.now), DEFAULT_ZONE).today;
  }

  private context(
    merchantId: number,
    doer: Doer,
    act: AnyAct,
    body: Readonly<Record<string, unknown>>,
    found?: Prepared,
  ): DecisionContext & { offset: string } {
    return {
      ...{ merchantId, actorId: doer.userId, actorName: doer.name, role: doer.role },
      holds: right => doer.rights.has(right),
      ...facilityTime(new Date(this.now), DEFAULT_ZONE),
      ids: Object.fromEntries((act.ids ?? []).map(each => [each, (this.lastId += 1)])),
      prepared: { ...this.options.prepare(merchantId, act.command.name, body), ...found },
      hash: (kind, value) => this.options.hash(merchantId, kind, value),
    };
  }

  private write(stream: string, aggregate: AnyAggregate, event: DomainEvent, meta: EventMeta): PlainEvent {
    const before = this.streams.get(stream) ?? { state: aggregate.initial, revision: -1 };
    const revision = before.revision + 1;
    this.streams.set(stream, { state: aggregate.evolve(before.state, event), revision });
    const id = uuidFrom(`${stream} ${revision}`, NAMESPACE);
    const plain = { id, stream, revision, type: event.type, data: event.data, meta };
    this.written.push(plain);
    return plain;
  }

  private follow(event: PlainEvent): void {
    const seen: Seen = { ...event, position: '0', meta: { role: 'system', ...event.meta } };
    const stateOf = (aggregate: AnyAggregate, id: number): unknown => this.state(aggregate, id);
    for (const process of processes)
      for (const { command, target, body, merchantId = event.meta.merchantId } of followsIn(process, seen, stateOf))
        this.run(merchantId, systemDoer, command.name, target, body, { correlationId: event.meta.correlationId });
  }
}

/** The installation itself, which may do everything. */
export const systemDoer: Doer = { userId: 0, name: 'Alur', role: 'system', rights: { has: () => true } };
