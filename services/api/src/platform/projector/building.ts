import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seen } from '@alur/domain/kernel/event';
import type pg from 'pg';
import type { Log } from '../log/log.js';
import type { Build } from './build-plan.js';
import { BuildingRows } from './building-rows.js';
import { buildingCheckpoint, type Partition } from './checkpoints.js';
import { declaration } from './declare.js';
import { History } from './history.js';
import { Projection } from './projection.js';
import { tableName, type RowTable } from './row-table.js';
import type { StoppedRows } from './stopped-rows.js';
import { Writes } from './writes.js';

export interface BuildingWork {
  client: pg.Client;
  log: Log;
  partition: Partition;
  erasing: ReadonlySet<string>;
  stopped: StoppedRows;
  /**
   * Whether a row whose stream just began may be assumed absent without a lookup; if it exists after all, the build
   * fails.
   */
  sure: boolean;
  /** Once aborted, no more of the log is read. */
  signal: AbortSignal;
}

/**
 * Events per turn: as many as fit in the socket's buffer, so that the database can send the next ones while these are
 * folded.
 */
export const BATCH = 250;
/**
 * Planner options to turn off: without statistics on tables that are being filled, it would scan them from end to end.
 */
const PLANNING = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];
const BY_INDEX = PLANNING.map(name => `set ${name} = off`).join('; ');
const RESET = PLANNING.map(name => `reset ${name}`).join('; ');
const TELL_EVERY_MS = 500;

/**
 * Builds tables and their history from the log's beginning, beside the tables in use. It folds up to a given position
 * and later on from there, since its rows and days stay in memory.
 */
export class Building {
  private readonly tables: RowTable[];
  private readonly rows: BuildingRows;
  private readonly projection: Projection;
  private readonly history: History;
  private position = 0n;
  private reportedAt = -Infinity;
  /** The pending write of the previous turn. */
  private written = Promise.resolve();

  constructor(
    private readonly work: BuildingWork,
    readonly plan: readonly Build[],
    /** Connection that copies rows, beside the folding. */
    private readonly writer: pg.Client,
  ) {
    this.tables = plan.map(({ table }) => table);
    const bare = this.isAlone ? plan.filter(({ as }) => as === 'itself').map(({ table }) => table) : [];
    this.rows = new BuildingRows(this.tables, new Set(bare), work.client, writer);
    this.projection = new Projection(this.tables, work.stopped.byTable);
    const kept = plan.filter(each => each.history).map(({ table }) => table.table);
    this.history = new History(kept, work.erasing, true);
  }

  /** How far it has come. */
  get reached(): bigint {
    return this.position;
  }

  /** Creates empty tables, and folds up to the position. */
  async begin(upTo: bigint): Promise<void> {
    for (const each of this.plan) await this.prepare(each);
    await this.work.client.query(BY_INDEX);
    await this.fold(upTo);
    await this.rows.finish();
    const bySize = this.plan
      .filter(({ as }) => as === 'itself')
      .toSorted((a, b) => this.rows.givenTo(b.table) - this.rows.givenTo(a.table));
    await this.shared(bySize, (client, { table }) => this.index(client, table));
    this.rows.haveIndexes();
  }

  /** Folds newer events up to the position; returns how many. */
  async fold(upTo: bigint): Promise<number> {
    let count = 0;
    for await (const batch of this.batches(upTo)) {
      for (const turn of await this.history.turnsOf(this.work.client, batch)) await this.take(turn);
      count += batch.length;
      await this.tell(batch.at(-1)?.position);
    }
    await this.written;
    return count;
  }

  /** Folds the rest, writes all rows, and removes what only served the build. */
  async finish(upTo: bigint): Promise<void> {
    await this.fold(upTo);
    await this.rows.finish();
    await this.shared(
      this.plan.filter(({ as }) => as === 'ground'),
      (client, { table }) => this.remove(client, table),
    );
    await this.work.client.query(RESET);
  }

  /** Whether these tables contain rows of this partition only. */
  private get isAlone(): boolean {
    return this.work.partition.of === 1;
  }

  private get inPartition(): string {
    const { index, of } = this.work.partition;
    return `merchant_id % ${of} = ${index}`;
  }

  /** Creates the empty table to build in: its own, or a temporary one with the same columns. */
  private async prepare({ table, as, history }: Build): Promise<void> {
    const { client, stopped } = this.work;
    await stopped.forget(client, table.name, this.inPartition);
    if (as !== 'itself')
      await client.query(
        `drop table if exists ${table.name};
         create unlogged table ${table.name} (like ${tableName(table.table)} including all); ${table.writeDdl()}`,
      );
    else if (this.isAlone)
      await client.query(`truncate ${table.name}; ${table.dropIndexes()}; ${table.upkeepDdl('by hand')}`);
    else await client.query(`delete from ${table.name} where ${this.inPartition}`);
    if (history)
      await client.query(`delete from rows.keyframe where table_name = $1 and ${this.inPartition}`, [
        tableName(table.table),
      ]);
  }

  /** Both connections take table after table, since the work is the database's. */
  private async shared(plan: readonly Build[], work: (client: pg.Client, each: Build) => Promise<void>): Promise<void> {
    const left = plan.values();
    await Promise.all(
      [this.work.client, this.writer].map(async client => {
        for (const each of left) await work(client, each);
      }),
    );
  }

  private async index(client: pg.Client, table: RowTable): Promise<void> {
    // Indexes are kept while other partitions have rows.
    if (this.isAlone) await client.query(`${declaration(table.declared)} ${table.upkeepDdl('by itself')}`);
    await client.query(`analyze ${table.name}`);
  }

  private async remove(client: pg.Client, { name, writeFunction }: RowTable): Promise<void> {
    await client.query(`drop function ${writeFunction}(jsonb, jsonb, jsonb); drop table ${name}`);
    await this.work.stopped.forget(client, name, 'true');
  }

  /** Folds a turn while the one before is written. */
  private async take(turn: readonly Seen[]): Promise<void> {
    const { client, stopped, sure } = this.work;
    const { changed, broken } = await this.projection.fold(this.rows, turn, { sure });
    await nextTurn(); // lets the socket receive what has arrived of the next batch
    await this.written;
    await this.history.forget(client, turn);
    const writes = new Writes();
    this.history.write(writes, turn, changed);
    stopped.write(writes, broken);
    this.written = writes.run(client);
    this.written.catch(() => {}); // whoever waits for it is told
    await this.rows.take(changed);
  }

  /** Records the progress for monitoring, at most as often as it is polled. */
  private async tell(position = '0'): Promise<void> {
    if (performance.now() - this.reportedAt < TELL_EVERY_MS) return;
    this.reportedAt = performance.now();
    await this.work.client.query(
      `insert into alur.checkpoint (name, position) select name, $2 from unnest($1::text[]) name
       on conflict (name) do update set position = excluded.position`,
      [this.tables.map(({ table }) => buildingCheckpoint(table, this.work.partition)), position],
    );
  }

  /** Batches of the log from the current position; the next is read while one is folded. */
  private async *batches(upTo: bigint): AsyncGenerator<Seen[]> {
    const { log, partition, signal } = this.work;
    if (this.position >= upTo) return;
    const filter = partition.of > 1 ? { partition } : {};
    const after = (position: bigint) => {
      const reading = log.readAll(position, { limit: BATCH, filter });
      reading.catch(() => {}); // awaited later
      return reading;
    };
    for (let next = after(this.position); !signal.aborted;) {
      const events = await next;
      const last = BigInt(events.at(-1)?.position ?? upTo);
      if (last < upTo) {
        next = after(last);
        await nextTurn(); // sends the query first, because the folding blocks the event loop
      }
      const batch = last > upTo ? events.filter(({ position }) => BigInt(position) <= upTo) : events;
      if (batch.length > 0) yield batch;
      this.position = last < upTo ? last : upTo;
      if (last >= upTo) return;
    }
  }
}
