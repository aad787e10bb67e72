import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import type { Foldable } from '@alur/eventing';
import { Failure } from '../errors/failure.js';
import type { Log } from '../log/log.js';

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

/**
 * Events whose folds are kept, some 60 MB: a large facility's day is in memory whole. An event weighs as much as the command that it came by, which the fold
 * remembers as long as it is kept: so nothing of a stream is remembered that is not counted.
 */
const CACHED_EVENTS = 200_000;
/** What a fold weighs without any event: its name and place. */
const FOLD_WEIGHT = 1;
/** Once there is no more room, so much of it is made. */
const ROOM = 0.1;

const weightOf = ({ revision }: Folded): number => FOLD_WEIGHT + revision + 1;

/**
 * Folded streams, kept in memory between commands; what nobody has asked for longest goes first. A fold may be behind
 * what another process wrote: the append's expected revisions find that out, and `refresh` reads on from where it stands.
 */
export class FoldedStreams {
  private readonly cache = new Map<string, Folded>();
  private weight = 0;
  /** Rises when somebody is forgotten: what was read before is then read again. */
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
    // Someone was forgotten meanwhile, or a stream fell out of memory while it was read on.
    return forgotten === this.forgotten && folds.size === wanted.size ? folds : this.load(wanted);
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
    return [...(await this.read(wanted)).values()].some(({ moved }) => moved);
  }

  /** Takes in events, of this process's own append or just read. A fold that has a gap before them is left as it is. */
  advance(stream: string, aggregate: AnyAggregate, events: readonly Loose[]): Folded | undefined {
    const folded = this.cache.get(stream) ?? this.empty(stream, aggregate);
    const first = events[0];
    if (first && first.revision > folded.revision + 1) return undefined;
    return this.keep(events.length > 0 ? advance(folded, aggregate, events) : folded);
  }

  /** Drops all folds: whoever was erased must not stand in one. */
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

  /** As what was asked for last. Room is made a part at a time: a map walks past what was deleted from its front. */
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
    return { stream, state: aggregate.initial, revision: -1, merchantId: undefined, commands: new Map() };
  }
}
