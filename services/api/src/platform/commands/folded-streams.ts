import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import type { Foldable } from '@alur/eventing';
import { Failure } from '../errors/failure.js';
import type { Log } from '../log/log.js';
import { forgetOldest } from '../forget-oldest.js';

/** What a command that this stream has seen was answered. */
export interface SeenCommand {
  hash: string;
  revision: number;
  position: string;
}

/** A stream folded as far as this process knows it; revision -1 when it does not exist. */
export interface Folded {
  readonly stream: string;
  readonly state: unknown;
  readonly revision: number;
  /** Whose it is; undefined while it does not exist. */
  readonly merchantId: number | undefined;
  readonly commands: ReadonlyMap<string, SeenCommand>;
}

type Loose = Pick<Seen, 'revision' | 'position' | 'unreadable'> & Pick<Foldable, 'meta'> & DomainEvent;

/**
 * Nothing is decided on a stream of which an event cannot be read.
 * What a stream has seen only grows, so a fold and the one before it share it: a copy each time would cost its length.
 */
const advance = (folded: Folded, aggregate: AnyAggregate, events: readonly Loose[]): Folded => {
  const commands = folded.commands as Map<string, SeenCommand>;
  let { state, revision, merchantId } = folded;
  for (const event of events) {
    if (event.revision <= revision) continue;
    if (event.unreadable !== undefined) throw new Failure(409, 'system.unreadable-event');
    state = aggregate.evolve(state, event);
    revision = event.revision;
    merchantId ??= event.meta.merchantId;
    commands.set(event.meta.commandId, {
      hash: event.meta.commandHash ?? '',
      revision,
      position: event.position,
    });
  }
  return { stream: folded.stream, state, revision, merchantId, commands };
};

const CACHED_STREAMS = 20_000;

/**
 * Folded streams, kept in memory between commands. A fold may be behind what another process wrote: the append's
 * expected revisions find that out, and `refresh` reads on from where the fold stands.
 */
export class FoldedStreams {
  private readonly cache = new Map<string, Folded>();
  /** Rises when somebody is forgotten: what was read before is then read again. */
  private forgotten = 0;

  constructor(private readonly log: Log) {}

  /** The folds of these streams, loading in one round trip those that are not in memory. */
  async load(wanted: ReadonlyMap<string, AnyAggregate>): Promise<Map<string, Folded>> {
    const missing = [...wanted].filter(([stream]) => !this.cache.has(stream));
    if (missing.length > 0) {
      await this.refresh(new Map(missing));
      return this.load(wanted);
    }
    return new Map(
      [...wanted].map(([stream, aggregate]) => [stream, this.cache.get(stream) ?? this.empty(stream, aggregate)]),
    );
  }

  /** Takes a stream that is not in memory for one that does not exist. */
  begin(stream: string, aggregate: AnyAggregate): void {
    if (!this.cache.has(stream)) this.advance(stream, aggregate, []);
  }

  /** Whether these are still the folds in memory, and no stream has moved since. */
  stillAt(folds: ReadonlyMap<string, Folded>): boolean {
    for (const [stream, folded] of folds) if (this.cache.get(stream) !== folded) return false;
    return true;
  }

  /** Reads on what was written since; true when anything was. */
  async refresh(wanted: ReadonlyMap<string, AnyAggregate>): Promise<boolean> {
    const { forgotten } = this;
    const read = await this.log.readFoldable(
      [...wanted.keys()].map(stream => ({ stream, from: (this.cache.get(stream)?.revision ?? -1) + 1 })),
    );
    if (forgotten !== this.forgotten) return this.refresh(wanted);
    let moved = false;
    for (const [stream, aggregate] of wanted) {
      const events = read.get(stream) ?? [];
      if (events.length > 0) moved = true;
      this.advance(stream, aggregate, events);
    }
    return moved;
  }

  /** Takes in events, of this process's own append or just read. A fold that has a gap before them is left as it is. */
  advance(stream: string, aggregate: AnyAggregate, events: readonly Loose[]): void {
    const folded = this.cache.get(stream) ?? this.empty(stream, aggregate);
    const first = events[0];
    if (first && first.revision > folded.revision + 1) return;
    this.cache.delete(stream);
    forgetOldest(this.cache, CACHED_STREAMS);
    this.cache.set(stream, events.length > 0 ? advance(folded, aggregate, events) : folded);
  }

  /** Drops all folds: whoever was erased must not stand in one. */
  forget(): void {
    this.forgotten += 1;
    this.cache.clear();
  }

  private empty(stream: string, aggregate: AnyAggregate): Folded {
    return { stream, state: aggregate.initial, revision: -1, merchantId: undefined, commands: new Map() };
  }
}
