import type { Seen } from '@alur/domain/kernel/event';
import type { AnyTable } from '@alur/domain/kernel/view';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { UnknownEventType } from '../log/event-registry.js';
import type { Log } from '../log/log.js';
import { MOST_EVENTS } from '../log/append-limits.js';
import { now, type Watch } from '../watch/watch.js';
import { projectorCheckpoint, type Partition } from './checkpoints.js';
import { Election, readShares } from './election.js';
import { framesOf, type MadeFrame, type MerchantFrame } from './frames.js';
import { declare } from './declare.js';
import { agreeOn, forgetOtherDivisions } from './division.js';
import { FrameLog, frameTables } from './frame-log.js';
import { correlationOf, traceFrames } from './frame-traces.js';
import { History } from './history.js';
import { historyTables } from './history-tables.js';
import { Projection, type TableChanges } from './projection.js';
import { RowCache } from './row-cache.js';
import { cachedRows } from './row-source.js';
import { RowTable } from './row-table.js';
import { isFree } from './shares.js';
import { StoppedRows } from './stopped-rows.js';
import { CatchUp } from './catch-up.js';
import { Writes } from './writes.js';

/** The changes of one batch, announced after its commit. */
export interface Projected {
  position: bigint;
  changed: readonly TableChanges[];
  frames: readonly MerchantFrame[];
}

export interface ProjectorOptions {
  log: Log;
  tables: readonly AnyTable[];
  /** Tables with a history of past days. */
  kept: readonly AnyTable[];
  /** Event types that erase a person. */
  erasing: ReadonlySet<string>;
  /** Opens a connection as the worker role, pipelined or, for COPY, one query at a time. */
  connect: (queries: 'pipelined' | 'one by one') => Promise<pg.Client>;
  partition: Partition;
  /** The number of this process among those that share the partitions. */
  worker: number;
  /** Called when this process starts to make the rows, after another one may have. */
  onElected: (position: bigint) => Promise<void>;
  /** Called when the rows show all that the log held when this process began to make them. */
  onCurrent: () => void;
  /** Called when this process stops making the rows. */
  onLeft: () => void;
  onProjected: (projected: Projected) => void;
  logger: Logger;
  watch: Watch;
}

interface Done extends Projected {
  changed: TableChanges[];
  frames: MadeFrame[];
}

/** What a batch writes in addition to the rows. */
interface Makers {
  frames: FrameLog;
  history: History;
}

const namesOf = ({ changed }: Projected): string[] => [...new Set(changed.map(({ table }) => table.table.name))];

const RETRY_MS = 500;
/**
 * Pause after an event of an unknown type, long enough for another worker to take the partition: one of a newer release
 * may know the type.
 */
const YIELD_MS = 5_000;
/** Interval at which the leader checks whether another worker should have the partition. */
const SHARE_EVERY_MS = 2_000;
/** Events per transaction while catching up: as many as the largest append has, because an append is never split. */
const BATCH = MOST_EVENTS;

/**
 * Makes the rows. Each batch of whole appends is folded over its rows and written back, with its frames and the
 * checkpoint's compare-and-set, in one transaction, which as a rule is one statement: exactly once. Rows can be made
 * again from the log, so the commit does not wait for the disk: after a crash the checkpoint and the rows fall back
 * together.
 */
export class Projector {
  private readonly tables: RowTable[];
  private readonly cache = new RowCache();
  private readonly stopped: StoppedRows;
  private readonly projection: Projection;
  private readonly abort = new AbortController();
  private running: Promise<void> | undefined;
  private elected = false;
  /** At once, from the leader. */
  private canTakeOver = false;
  /** Set after a row existed that was assumed absent: the batch is repeated with all rows looked up. */
  private careful = false;

  constructor(private readonly options: ProjectorOptions) {
    this.tables = options.tables.map(table => new RowTable(table));
    this.stopped = new StoppedRows(options.logger);
    this.projection = new Projection(this.tables, this.stopped.byTable);
  }

  /** Resolves when the rows show all events that the log had at the start, or when another process leads already. */
  async start(): Promise<void> {
    await new Promise<void>(started => {
      this.running = this.run(started);
    });
  }

  /** Whether this process makes the partition's rows. */
  get leads(): boolean {
    return this.elected;
  }

  /** Whether it makes the rows, or could at once. */
  get isReady(): boolean {
    return this.elected || this.canTakeOver;
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.running;
  }

  private get checkpoint(): string {
    return projectorCheckpoint(this.options.partition);
  }

  private async run(started: () => void): Promise<void> {
    const { connect, logger, onLeft } = this.options;
    while (!this.abort.signal.aborted) {
      let client: pg.Client | undefined;
      let pauseMs = 0;
      try {
        client = await connect('pipelined');
        await this.follow(client, started);
      } catch (error) {
        logger.error({ err: error }, 'projector stopped; trying again');
        pauseMs = error instanceof UnknownEventType ? YIELD_MS : RETRY_MS;
        this.careful = isTaken(error);
      } finally {
        if (this.elected) onLeft();
        this.elected = false;
        this.cache.clear();
        await client?.end().catch(() => {});
      }
      // The pause comes after the connection is closed, so that another worker may take the partition meanwhile.
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: this.abort.signal }).catch(() => {});
    }
    started();
  }

  /**
   * Builds missing tables, waits to be elected, then follows the log until it is aborted, the connection is lost, or
   * another worker should take over.
   */
  private async follow(client: pg.Client, started: () => void): Promise<void> {
    const { partition, worker, kept, erasing, log } = this.options;
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    if (!(await agreeOn(client, partition.of, this.abort.signal, this.standBy(started)))) return;
    await declare(client, [...this.tables.map(table => table.declared), ...historyTables, ...frameTables]);
    await this.stopped.load(client);
    if (!isFree(await readShares(client), partition.index)) started();
    const connect = () => this.options.connect('one by one');
    const { tables, stopped } = this;
    const { signal } = this.abort;
    const sure = !this.careful;
    const building = new CatchUp({ client, connect, log, partition, tables, kept, erasing, stopped, sure, signal });
    const election = new Election(client, worker, partition.index);
    let position: bigint | undefined;
    try {
      await building.begin(started);
      const meanwhile = async () => {
        await building.keepUp();
        if (!this.canTakeOver) this.options.logger.info({ partition: partition.index }, 'ready to take over');
        this.canTakeOver = true;
        started();
      };
      if (!(await election.win(signal, meanwhile))) return;
      await forgetOtherDivisions(client, partition.of);
      position = await building.settle();
    } finally {
      this.canTakeOver = false;
      await building.end();
    }
    if (position !== undefined) await this.lead(client, election, position, lost.signal, started);
  }

  /** Makes the rows from here on. */
  private async lead(
    client: pg.Client,
    election: Election,
    from: bigint,
    lost: AbortSignal,
    started: () => void,
  ): Promise<void> {
    const { log, partition, kept, erasing, onElected, onCurrent } = this.options;
    const head = await log.head();
    // Readers would wait for positions that never come; a restart rebuilds the rows.
    if (from > head) throw new Error(`the rows stand at ${from}, beyond the log's end at ${head}`);
    await this.stopped.load(client);
    const makers = { frames: await FrameLog.open(client, partition.index), history: new History(kept, erasing) };
    let position = from;
    await onElected(position);
    this.elected = true;
    const given = this.giveBack(election);
    const signal = AbortSignal.any([this.abort.signal, lost, given.signal]);
    const filter = partition.of > 1 ? { partition } : {};
    try {
      while (!signal.aborted) {
        const batch = await log.readAll(position, { filter, limit: BATCH });
        if (batch.length === 0) break;
        position = await this.project(client, makers, position, batch);
      }
      if (!signal.aborted) onCurrent();
      if (!lost.aborted) started();
      for await (const batch of log.subscribe(position, filter, signal))
        position = await this.project(client, makers, position, batch);
    } finally {
      given.abort();
    }
    if (lost.aborted && !this.abort.signal.aborted) throw new Error('the projector lost its connection');
  }

  /** Stands by while workers with another division are alive; logs it once. */
  private standBy(started: () => void): () => void {
    let said = false;
    return () => {
      if (!said)
        this.options.logger.error({ of: this.options.partition.of }, 'workers with other PARTITIONS are at work');
      said = true;
      started();
    };
  }

  /**
   * Returns a controller that aborts once another worker should have the partition, after the current batch. Abort it
   * to stop the checks.
   */
  private giveBack(election: Election): AbortController {
    const given = new AbortController();
    const look = async () => {
      if (!(await election.isToGiveBack())) return;
      this.options.logger.info({ partition: this.options.partition.index }, 'a partition goes to another worker');
      given.abort();
    };
    // If this query fails, the connection and with it the partition are lost anyway.
    const looking = setInterval(() => void look().catch(() => {}), SHARE_EVERY_MS);
    given.signal.addEventListener('abort', () => clearInterval(looking));
    return given;
  }

  private async project(client: pg.Client, makers: Makers, from: bigint, batch: readonly Seen[]): Promise<bigint> {
    const began = now();
    const sure = !this.careful;
    const done: Done = { position: BigInt(batch.at(-1)?.position ?? from), changed: [], frames: [] };
    const turns = await makers.history.turnsOf(client, batch);
    const isOneStatement = turns.length === 1 && !makers.history.forgets(batch);
    if (!isOneStatement) await client.query('begin');
    for (const [at, turn] of turns.entries()) {
      const { changed, broken } = await this.projection.fold(cachedRows(client, this.cache), turn, { sure });
      const frames = changed.flatMap(({ table, changes }) => [
        ...framesOf(table.table, changes, makers.frames.epochOf).values(),
      ]);
      if (this.options.watch.tracing) traceFrames(frames, turn);
      await makers.history.forget(client, turn);
      done.changed.push(...changed);
      done.frames.push(...frames);
      const writes = new Writes();
      if (at === 0) writes.call('alur.move_checkpoint', this.checkpoint, from, done.position);
      for (const { table, changes } of changed) table.write(writes, changes, { sure });
      makers.history.write(writes, turn, changed);
      this.stopped.write(writes, broken);
      makers.frames.write(writes, frames);
      if (at === turns.length - 1) makers.frames.announce(writes, namesOf(done));
      await writes.run(client);
      for (const { table, changes } of changed) for (const change of changes) this.cache.put(table.name, change);
    }
    if (!isOneStatement) await client.query('commit');
    this.careful = false;
    this.options.watch.projected(this.options.partition.index, batch.map(correlationOf), began);
    this.options.onProjected(done);
    await makers.frames.prune(client);
    return done.position;
  }
}

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';
