import { randomUUID } from 'node:crypto';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import type {
  Appended,
  EventMeta,
  EventStore,
  Foldable,
  PersistedEvent,
  NewEvent,
  Position,
  StreamCheck,
  StreamStart,
  SubscriptionFilter,
} from '@alur/eventing';
import type { Sealable, Sealer } from '../sealing/sealer.js';
import type { Watch } from '../watch/watch.js';
import { evictOldest } from '../forget-oldest.js';
import { ensureFits } from './append-limits.js';
import type { EventRegistry } from './event-registry.js';

export interface LogWrite {
  stream: string;
  expected: number | 'none';
  events: readonly DomainEvent[];
}

/** An event in plain text, with its place in its stream. */
export type PlainEvent = PersistedEvent;

const REMEMBERED = 5_000;
const versionOf = ({ meta }: Foldable): number => meta.v ?? 1;

/** An event unsealed and upcast, with the part of its meta that was read. */
type Opened<Event extends Foldable> = Omit<Seen, 'meta'> & Pick<Event, 'meta'>;

/**
 * The log as the application knows it: events are checked against their schemas and sealed when written, unsealed and
 * upcast when read. Nothing else accesses the store.
 */
export class Log {
  /** Plain text of events that this process wrote lately, so that its own subscribers need not decrypt them. */
  private readonly recent = new Map<string, Record<string, unknown>>();
  /** Counts calls of `forget`: events written before one are not cached. */
  private forgotten = 0;

  constructor(
    readonly store: EventStore,
    private readonly registry: EventRegistry,
    private readonly sealer: Sealer,
    private readonly watch: Watch,
  ) {}

  /**
   * Appends to all streams or to none. Throws `WrongRevision` when a stream written or checked has moved, and `Failure`
   * when it exceeds the limits of an append. Returns the events as they were written, per write.
   */
  async append(
    writes: readonly LogWrite[],
    checks: StreamCheck[],
    meta: EventMeta,
  ): Promise<{ appended: Appended; events: DomainEvent[][] }> {
    const { forgotten } = this;
    const plain = writes.map(write =>
      write.events.map(event => ({ type: event.type, data: this.registry.check(event), id: randomUUID() })),
    );
    const all = plain.flat();
    const sealed = await this.sealer.seal(
      all.map(({ id, type, data }) => ({
        id,
        data,
        merchantId: meta.merchantId,
        paths: this.registry.get(type).sealed,
      })),
    );
    let nth = 0;
    const sealedWrites = writes.map(({ stream, expected }, index) => ({
      stream,
      expected,
      events: plain[index]!.map(({ id, type }): NewEvent => {
        const data = sealed[nth++]!;
        return { id, type, data, meta: { ...meta, v: this.registry.get(type).spec.version } };
      }),
    }));
    ensureFits(sealedWrites);
    const appended = await this.watch.appending(meta.correlationId ?? meta.commandId, all.length, () =>
      this.store.append(sealedWrites, checks),
    );
    if (forgotten === this.forgotten) for (const event of all) this.remember(event.id, event.data);
    return { appended, events: plain };
  }

  /**
   * The events as they are to be stored: checked against their schemas, and sealed. For imports of events that were
   * decided elsewhere.
   */
  async prepared(events: readonly PlainEvent[]): Promise<PersistedEvent[]> {
    const plain = events.map(event => ({ ...event, data: this.registry.check(event) }));
    const sealed = await this.sealer.seal(
      plain.map(({ id, type, data, meta }) => ({
        ...{ id, data, merchantId: meta.merchantId },
        paths: this.registry.get(type).sealed,
      })),
    );
    return plain.map((event, index) => ({
      ...event,
      data: sealed[index]!,
      meta: { ...event.meta, v: this.registry.get(event.type).spec.version },
    }));
  }

  /** The events of several streams, each from a revision on, in one round trip. */
  async readMany(streams: StreamStart[]): Promise<Map<string, Seen[]>> {
    return this.openStreams(await this.store.readMany(streams));
  }

  /** Like `readMany`, but with only the part of their meta that a decision needs. */
  async readFoldable(streams: StreamStart[]): Promise<Map<string, Opened<Foldable>[]>> {
    return this.openStreams(await this.store.readFoldable(streams));
  }

  /** Batches of events in commit order: first the existing ones, then new ones as they are written. */
  async *subscribe(after: Position, filter?: SubscriptionFilter, signal?: AbortSignal): AsyncIterable<Seen[]> {
    for await (const batch of this.store.subscribe(after, filter, signal)) yield await this.open(batch);
  }

  async readAll(after: Position, options?: { limit?: number; filter?: SubscriptionFilter }): Promise<Seen[]> {
    return this.open(await this.store.readAll(after, options));
  }

  /** Clears the cache of plain text. */
  forget(): void {
    this.forgotten += 1;
    this.recent.clear();
  }

  /** The position of the last event, 0n when there is none. */
  head(): Promise<Position> {
    return this.store.head();
  }

  /** Unseals and upcasts stored events. */
  async open<Event extends Foldable>(recorded: readonly Event[]): Promise<Opened<Event>[]> {
    const foreign = recorded.filter(
      event => this.registry.get(event.type).sealed.length > 0 && !this.recent.has(event.id),
    );
    const opened = foreign.length > 0 ? await this.unsealed(foreign) : undefined;
    let unreadable = 0;
    const seenAll = recorded.map(event => {
      const known = this.recent.get(event.id);
      if (known) return seen(event, known);
      const data = opened?.get(event.id);
      const one = this.readable(event, data === undefined ? event.data : data);
      if (one.unreadable !== undefined) unreadable += 1;
      return one;
    });
    this.watch.unreadable(unreadable);
    return seenAll;
  }

  private async openStreams<Event extends Foldable>(
    streams: ReadonlyMap<string, Event[]>,
  ): Promise<Map<string, Opened<Event>[]>> {
    const opened = await this.open([...streams.values()].flat());
    const result = new Map<string, Opened<Event>[]>();
    let from = 0;
    for (const [stream, { length }] of streams) result.set(stream, opened.slice(from, (from += length)));
    return result;
  }

  /** The unsealed data by event id; null where it cannot be unsealed. */
  private async unsealed(events: readonly Foldable[]): Promise<Map<string, Record<string, unknown> | null>> {
    const opened = await this.sealer.unseal(events.map(event => this.sealable(event)));
    return new Map(events.map(({ id }, index) => [id, opened[index] ?? null]));
  }

  /**
   * The event upcast, or as recorded with the reason why it cannot be read, so that one such event does not block the
   * others.
   */
  private readable<Event extends Foldable>(event: Event, data: Record<string, unknown> | null): Opened<Event> {
    const { type } = event;
    if (data === null) return { ...seen(event, event.data), unreadable: `event ${type} cannot be unsealed` };
    try {
      const upcast = this.upcast(event, data);
      const misfit = this.registry.misfitOf({ type, data: upcast });
      if (misfit === undefined) return seen(event, upcast);
      return { ...seen(event, event.data), unreadable: misfit };
    } catch {
      return { ...seen(event, event.data), unreadable: `event ${type} cannot be brought to its present shape` };
    }
  }

  private upcast(event: Foldable, data: Record<string, unknown>): Record<string, unknown> {
    const { spec } = this.registry.get(event.type);
    if (!spec.upcast) return data;
    const version = versionOf(event);
    return version < spec.version ? spec.upcast(data, version) : data;
  }

  /** The event's sealed paths in the version in which it was written. */
  private sealable(event: Foldable): Sealable {
    const paths = this.registry.get(event.type).sealed.filter(({ since }) => since <= versionOf(event));
    return { id: event.id, data: event.data, merchantId: event.meta.merchantId, paths };
  }

  private remember(id: string, data: Record<string, unknown>): void {
    evictOldest(this.recent, REMEMBERED);
    this.recent.set(id, data);
  }
}

const seen = <Event extends Foldable>(event: Event, data: Record<string, unknown>): Opened<Event> => ({
  id: event.id,
  type: event.type,
  data,
  stream: event.stream,
  revision: event.revision,
  position: event.position.toString(),
  meta: event.meta,
});
