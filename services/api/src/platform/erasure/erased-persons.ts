import type { Erasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { FoldedStreams } from '../commands/folded-streams.js';
import type { ProjectionProgress } from '../commands/projection-progress.js';
import type { Log } from '../log/log.js';
import { LogFollower } from '../log/log-follower.js';
import type { Replays } from '../replay/replays.js';
import type { PersonKeys } from '../sealing/person-keys.js';
import { ERASURE_CHECKPOINT, erasedBy } from './erased-person.js';

export interface ErasedPersonsOptions {
  erasures: readonly Erasure[];
  log: Log;
  keys: PersonKeys;
  streams: FoldedStreams;
  replays: Replays;
  progress: ProjectionProgress;
  worker: pg.Pool;
  logger: Logger;
}

/** How long to wait for the rows to follow the log. */
const ROWS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 25;

/** Runs in every process: removes erased persons from its memory, whether or not their keys are destroyed yet. */
export class ErasedPersons {
  private readonly follower: LogFollower;
  private reached = 0n;

  constructor(private readonly options: ErasedPersonsOptions) {
    const { erasures, log, logger } = options;
    this.follower = new LogFollower({
      ...{ name: 'erased persons', log, logger, types: erasures.map(({ type }) => type) },
      from: () => this.begin(),
      take: batch => this.forget(batch),
    });
  }

  start(): void {
    this.follower.start();
  }

  stop(): Promise<void> {
    return this.follower.stop();
  }

  /** True once the keys of all who were erased up to here are destroyed and this process has forgotten them. */
  async waitFor(position: bigint, withinMs: number): Promise<boolean> {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
      if (this.reached >= position && (await this.destroyedUpTo()) >= position) return true;
      await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return false;
  }

  /** Begins where keys were last destroyed: later events may have been read while the key still existed. */
  private async begin(): Promise<bigint> {
    const from = await this.destroyedUpTo();
    this.forgetAll();
    this.reached = from;
    return from;
  }

  /** Clears all caches, not only this person's entries: erasures are rare, and so nothing is overlooked. */
  private async forget(batch: readonly Seen[]): Promise<void> {
    const { erasures, log, keys } = this.options;
    for (const event of batch)
      if (event.unreadable === undefined)
        for (const subject of (await erasedBy(erasures, log, event)).subjects) keys.bury(subject);
    this.forgetAll();
    // A replay that began meanwhile started from rows that still named the person.
    for (const { position, meta } of batch)
      void this.options.progress
        .waitFor(BigInt(position), meta.merchantId, ROWS_WITHIN_MS)
        .then(() => this.options.replays.forget());
    this.reached = BigInt(batch.at(-1)?.position ?? this.reached);
  }

  private forgetAll(): void {
    this.options.keys.forget();
    this.options.log.forget();
    this.options.streams.forget();
    this.options.replays.forget();
  }

  private async destroyedUpTo(): Promise<bigint> {
    const { rows } = await this.options.worker.query<{ position: string }>({
      name: 'erasure checkpoint',
      text: 'select position::text from alur.checkpoint where name = $1',
      values: [ERASURE_CHECKPOINT],
    });
    return BigInt(rows[0]?.position ?? 0);
  }
}
