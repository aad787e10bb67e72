import type { Erasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ProjectionProgress } from '../commands/projection-progress.js';
import type { ErasureRegister } from '../erasure-register/erasure-register.js';
import type { Log } from '../log/log.js';
import { LogFollower } from '../log/log-follower.js';
import { ERASURE_CHECKPOINT, erasedBy } from './erased-person.js';
import { clearFreedSpace } from './freed-space.js';

export interface KeyDestroyerOptions {
  erasures: readonly Erasure[];
  log: Log;
  register: ErasureRegister;
  progress: ProjectionProgress;
  worker: pg.Pool;
  logger: Logger;
}

const BATCH = 500;
/** How long to wait for the rows to pass an erasure before frames that still show the person are dropped. */
const ROWS_WITHIN_MS = 30_000;

/**
 * Does the part of an erasure that is outside the log: destroys the person's key, and deletes her files and the drafts
 * about her. It has its own checkpoint, runs at least once, may be repeated, and belongs to the leading worker.
 */
export class KeyDestroyer {
  private readonly follower: LogFollower;
  private readonly types: string[];

  constructor(private readonly options: KeyDestroyerOptions) {
    const { erasures, log, logger } = options;
    this.types = erasures.map(({ type }) => type);
    this.follower = new LogFollower({
      ...{ name: 'key destroyer', log, logger, types: this.types },
      from: () => this.catchUp(),
      take: async batch => void (await this.erase(batch)),
    });
  }

  start(): void {
    this.follower.start();
  }

  stop(): Promise<void> {
    return this.follower.stop();
  }

  /** Moves the checkpoint to the log's head, so that a later start need not read the log from the last erasure on. */
  private async catchUp(): Promise<bigint> {
    const head = await this.options.log.store.head();
    for (let position = await this.checkpoint(); ;) {
      const batch = await this.options.log.readAll(position, { filter: { types: this.types }, limit: BATCH });
      if (batch.length === 0) break;
      position = await this.erase(batch);
    }
    await this.moveTo(head);
    return this.checkpoint();
  }

  private async erase(batch: readonly Seen[]): Promise<bigint> {
    for (const event of batch) await this.eraseOne(event);
    await clearFreedSpace(this.options.worker, this.options.logger);
    await this.moveTo(BigInt(batch.at(-1)?.position ?? 0));
    return this.checkpoint();
  }

  private async eraseOne(event: Seen): Promise<void> {
    const { erasures, log, worker, progress, logger } = this.options;
    const { merchantId } = event.meta;
    if (event.unreadable !== undefined) return logger.error({ position: event.position }, event.unreadable);
    const { subjects, draftTargets } = await erasedBy(erasures, log, event);
    for (const subject of subjects) await this.destroy(subject, event);
    await worker.query('delete from alur.file where merchant_id = $1 and subject = any($2)', [merchantId, subjects]);
    await worker.query('delete from alur.draft where merchant_id = $1 and target = any($2)', [
      merchantId,
      draftTargets,
    ]);
    if (!(await progress.waitFor(BigInt(event.position), merchantId, ROWS_WITHIN_MS)))
      throw new Error('the rows do not follow the log');
    await worker.query('delete from rows.frame where merchant_id = $1 and position < $2', [merchantId, event.position]);
  }

  private async destroy(subject: string, { meta }: Seen): Promise<void> {
    if (await this.isDestroyed(subject)) return;
    this.options.register.record(subject, meta.at);
    // The row stays without a key, so that none is ever made for this person again.
    await this.options.worker.query(
      `insert into alur.person_key (subject, merchant_id, wrapped) values ($1, $2, null)
       on conflict (subject) do update set wrapped = null`,
      [subject, meta.merchantId],
    );
  }

  private async isDestroyed(subject: string): Promise<boolean> {
    const { rowCount } = await this.options.worker.query(
      'select 1 from alur.person_key where subject = $1 and wrapped is null',
      [subject],
    );
    return rowCount === 1;
  }

  private async checkpoint(): Promise<bigint> {
    const { rows } = await this.options.worker.query<{ position: string }>(
      'select position::text from alur.checkpoint where name = $1',
      [ERASURE_CHECKPOINT],
    );
    return BigInt(rows[0]?.position ?? 0);
  }

  private async moveTo(position: bigint): Promise<void> {
    await this.options.worker.query(
      `insert into alur.checkpoint (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position where alur.checkpoint.position < excluded.position`,
      [ERASURE_CHECKPOINT, position],
    );
  }
}
