import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import type { Foldable } from '@alur/eventing';
import { Failure } from '../errors/failure.js';
import type { Log } from '../log/log.js';

/** The answer to a command whose events this stream contains. */
export interface SeenCommand {
  hash: string;
  revision: number;
  position: string;
}

/** A stream's state as far as this process has read; revision -1 when it does not exist. */
export interface Folded {
  readonly stream: string;
  readonly state: unknown;
  readonly revision: number;
  /** The facility that owns it; undefined while it does not exist. */
  readonly merchantId: number | undefined;
  /** The moment of its last event; undefined while it does not exist. */
  readonly at: string | undefined;
  readonly commands: ReadonlyMap<string, SeenCommand>;
}

type Loose = Pick<Seen, 'revision' | 'position' | 'unreadable'> & Pick<Foldable, 'meta'> & DomainEvent;

/**
 * Throws at an event that cannot be read, since nothing may be decided on such a stream. The map of seen commands only
 * grows, so successive folds share it instead of copying it each time.
 */
const advance = (folded: Folded, aggregate: AnyAggregate, events: readonly Loose[]): Folded => {
  const commands = folded.commands as Map<string, SeenCommand>;
  let { state, revision, merchantId, at } = folded;
  for (const event of events) {
    if (event.revision <= revision) continue;
    if (event.unreadable !== undefined) throw new Failure(409, 'system.unreadable-event');
    state = aggregate.evolve(state, event);
    revision = event.revision;
    merchantId ??= event.meta.merchantId;
    at = event.meta.at ?? at;
    commands.set(event.meta.commandId, {
      hash: event.meta.commandHash ?? '',
      revision,
      position: event.position,
    });
  }
  return { stream: folded.stream, state, revision, merchantId, at, commands };
};

/**
 * Events whose folds stay cached, some 60 MB: the whole day of a large facility. An event weighs as much as the command
 * that it came by, which the fold remembers as long as it is kept: so nothing of a stream is remembered that is not
 * counted.
 */
const CACHED_EVENTS = 200_000;
/** Weight of a fold without events: its name and place in the cache. */
const FOLD_WEIGHT = 1;
/** Part of the cache that is freed when it is full. */
const ROOM = 0.1;

const weightOf = ({ revision }: Folded): number => FOLD_WEIGHT + revision + 1;

/**
 * Folded streams, cached between commands, the least recently used evicted first. A fold may be behind what another
 * process wrote: the append's expected revisions find that out, and `refresh` reads on from where it stands.
 */
export class FoldedStreams {
  private readonly cache = new Map<string, Folded>();
  private weight = 0;
  /** Counts calls of `forget`: what was read before one is read again. */
  private forgotten = 0;

  constructor(
    private readonly log: Pick<Log, 'readFoldable'>,
    private readonly most = CACHED_EVENTS,
  ) {}

  /** The folds of these streams, loading in one round trip those that are not in memory. */
  async load(wanted: ReadonlyMap<string, AnyAggregate>): Promise<Map<string, Folded>> {
    const { forgotten } = this;
    const folds = new Map<string, Folded>();
    const missing = new Map<string, AnyAggregate>();
    for (const [stream, aggregate] of wanted) {
      const known = this.cache.get(stream);
      if (known) folds.set(stream, this.keep(known));
      else missing.set(stream, aggregate);
    }
    if (missing.size === 0) return folds;
    for (const [stream, { folded }] of await this.read(missing)) if (folded) folds.set(stream, folded);
    // The cache was cleared, or a stream was evicted from it, while the others were read.
    return forgotten === this.forgotten && folds.size === wanted.size ? folds : this.load(wanted);
  }

  /** Assumes that a stream which is not cached does not exist. */
  begin(stream: string, aggregate: AnyAggregate): void {
    if (!this.cache.has(stream)) this.advance(stream, aggregate, []);
  }

  /** Whether these are still the cached folds, so that no stream has moved since. */
  stillAt(folds: ReadonlyMap<string, Folded>): boolean {
    for (const [stream, folded] of folds) if (this.cache.get(stream) !== folded) return false;
    return true;
  }

  /** Reads the events written since; true when there were any. */
  async refresh(wanted: ReadonlyMap<string, AnyAggregate>): Promise<boolean> {
    return [...(await this.read(wanted)).values()].some(({ moved }) => moved);
  }

  /** Takes in events, of this process's own append or just read. A fold that has a gap before them is left as it is. */
  advance(stream: string, aggregate: AnyAggregate, events: readonly Loose[]): Folded | undefined {
    const folded = this.cache.get(stream) ?? this.empty(stream, aggregate);
    const first = events[0];
    if (first && first.revision > folded.revision + 1) return undefined;
    return this.keep(events.length > 0 ? advance(folded, aggregate, events) : folded);
  }

  /** Drops all folds, since an erased person must not remain in one. */
  forget(): void {
    this.forgotten += 1;
    this.weight = 0;
    this.cache.clear();
  }

  private async read(
    wanted: ReadonlyMap<string, AnyAggregate>,
  ): Promise<Map<string, { folded: Folded | undefined; moved: boolean }>> {
    const { forgotten } = this;
    const read = await this.log.readFoldable(
      [...wanted.keys()].map(stream => ({ stream, from: (this.cache.get(stream)?.revision ?? -1) + 1 })),
    );
    if (forgotten !== this.forgotten) return this.read(wanted);
    return new Map(
      [...wanted].map(([stream, aggregate]) => {
        const events = read.get(stream) ?? [];
        return [stream, { folded: this.advance(stream, aggregate, events), moved: events.length > 0 }];
      }),
    );
  }

  /**
   * Caches it as the most recently used. Room is made a part at a time, because a map walks past what was deleted from
   * its front.
   */
  private keep(folded: Folded): Folded {
    this.drop(folded.stream);
    this.cache.set(folded.stream, folded);
    this.weight += weightOf(folded);
    if (this.weight > this.most)
      for (const stream of this.cache.keys()) {
        if (this.weight <= this.most * (1 - ROOM) || stream === folded.stream) break;
        this.drop(stream);
      }
    return folded;
  }

  private drop(stream: string): void {
    const folded = this.cache.get(stream);
    if (!folded) return;
    this.weight -= weightOf(folded);
    this.cache.delete(stream);
  }

  private empty(stream: string, aggregate: AnyAggregate): Folded {
    return {
      stream,
      state: aggregate.initial,
      revision: -1,
      merchantId: undefined,
      at: undefined,
      commands: new Map(),
    };
  }
}
