import type { Seen } from '@alur/domain/kernel/event';
import type { AnyTable } from '@alur/domain/kernel/view';
import pg from 'pg';
import type { Logger } from 'pino';
import { together } from '../db/together.js';
import type { Log } from '../log/log.js';
import { now, type Watch } from '../watch/watch.js';
import { projectorCheckpoint, type Partition } from './checkpoints.js';
import { ELECTION, leaderName } from './election.js';
import { framesOf, type MadeFrame, type MerchantFrame } from './frames.js';
import { FrameLog } from './frame-log.js';
import { correlationOf, traceFrames } from './frame-traces.js';
import { History } from './history.js';
import { historySql } from './history-tables.js';
import { Projection, type TableChanges } from './projection.js';
import { RowCache } from './row-cache.js';
import { cachedRows } from './row-source.js';
import { RowTable } from './row-table.js';
import { StoppedRows } from './stopped-rows.js';
import { catchUp } from './catch-up.js';

/** What one batch changed, told after its commit. */
export interface Projected {
  position: bigint;
  changed: readonly TableChanges[];
  frames: readonly MerchantFrame[];
}

export interface ProjectorOptions {
  log: Log;
  tables: readonly AnyTable[];
  /** Those whose rows of days past are kept. */
  kept: readonly AnyTable[];
  /** Types of events upon which a person is erased. */
  erasing: ReadonlySet<string>;
  /** Makes a connection as the worker role, its queries pipelined or, for copying, one by one. */
  connect: (queries: 'pipelined' | 'one by one') => Promise<pg.Client>;
  partition: Partition;
  /** Called when this process makes the rows from here on; before that another one may have. */
  onElected: (position: bigint) => Promise<void>;
  onProjected: (projected: Projected) => void;
  logger: Logger;
  watch: Watch;
}

interface Done extends Projected {
  changed: TableChanges[];
  frames: MadeFrame[];
}

/** What a batch leaves beside the rows. */
interface Makers {
  frames: FrameLog;
  history: History;
}

const namesOf = ({ changed }: Projected): string[] => [...new Set(changed.map(({ table }) => table.table.name))];

interface Told {
  standingBy: () => void;
  current: () => void;
}

const RETRY_MS = 500;
/** Events of one transaction while there are many to catch up with. */
const BATCH = 500;

/**
 * Makes the rows. Each batch of whole appends is folded over its rows and written back, with its frames and the
 * checkpoint's compare-and-set, in one transaction: exactly once. Rows can be made again from the log, so the
 * commit does not wait for the disk: after a crash the checkpoint and the rows fall back together.
 */
export class Projector {
  private readonly tables: RowTable[];
  private readonly cache = new RowCache();
  private readonly stopped: StoppedRows;
  private readonly projection: Projection;
  private readonly abort = new AbortController();
  private running: Promise<void> | undefined;
  private becameCurrent = () => {};
  /** Resolves when the rows show all that the log held when this process began to make them. */
  readonly current = new Promise<void>(resolve => {
    this.becameCurrent = resolve;
  });
  private elected = false;

  constructor(private readonly options: ProjectorOptions) {
    this.tables = options.tables.map(table => new RowTable(table));
    this.stopped = new StoppedRows(options.logger);
    this.projection = new Projection(this.tables, this.stopped.byTable);
  }

  /** Resolves when the rows show all that the log held at the start, or when another process makes them already. */
  async start(): Promise<void> {
    await new Promise<void>(started => {
      this.running = this.run({ standingBy: started, current: () => (this.becameCurrent(), started()) });
    });
  }

  /** Whether this process makes the rows; another's standby does not. */
  get leads(): boolean {
    return this.elected;
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.running;
  }

  private get checkpoint(): string {
    return projectorCheckpoint(this.options.partition);
  }

  private async run(told: Told): Promise<void> {
    while (!this.abort.signal.aborted) {
      let client: pg.Client | undefined;
      try {
        client = await this.options.connect('pipelined');
        await this.follow(client, told);
      } catch (error) {
        this.options.logger.error({ err: error }, 'projector stopped; trying again');
        await new Promise(resolve => setTimeout(resolve, RETRY_MS));
      } finally {
        this.elected = false;
        this.cache.clear();
        await client?.end().catch(() => {});
      }
    }
  }

  /** Waits to be elected, then follows the log until aborted or until the connection, and so the lock, is lost. */
  private async follow(client: pg.Client, told: Told): Promise<void> {
    const { log, partition, kept, erasing } = this.options;
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    if (!(await this.elect(client, told.standingBy))) return;
    for (const table of this.tables) await client.query(table.ddl());
    await client.query(historySql);
    const makers = { frames: await FrameLog.open(client, partition.index), history: new History(kept, erasing) };
    await this.stopped.load(client);
    let position = await this.build(client);
    await this.options.onElected(position);
    this.elected = true;
    const signal = AbortSignal.any([this.abort.signal, lost.signal]);
    const filter = partition.of > 1 ? { partition } : {};
    while (!signal.aborted) {
      const batch = await log.readAll(position, { filter, limit: BATCH });
      if (batch.length === 0) break;
      position = await this.project(client, makers, position, batch);
    }
    told.current();
    for await (const batch of log.subscribe(position, filter, signal))
      position = await this.project(client, makers, position, batch);
    if (lost.signal.aborted && !this.abort.signal.aborted) throw new Error('the projector lost its connection');
  }

  /** Builds what is not built, up to where the rows stand; where nothing stands yet, up to the log's end. */
  private async build(client: pg.Client): Promise<bigint> {
    const { log, partition, kept, erasing } = this.options;
    const connect = () => this.options.connect('one by one');
    const stands = await this.readCheckpoint(client);
    const upTo = stands === 0n ? await log.head() : stands;
    const { tables, stopped } = this;
    await catchUp({ client, connect, log, partition, tables, kept, erasing, upTo, stopped });
    if (upTo > stands) await this.moveCheckpoint(client, stands, upTo);
    return upTo;
  }

  private async elect(client: pg.Client, standingBy: () => void): Promise<boolean> {
    while (!this.abort.signal.aborted) {
      const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1, $2) as won', [
        ELECTION,
        this.options.partition.index,
      ]);
      if (rows[0]?.won) {
        await client.query(`select set_config('application_name', $1, false)`, [leaderName(new Date())]);
        return true;
      }
      standingBy();
      await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    }
    return false;
  }

  private async project(client: pg.Client, makers: Makers, from: bigint, batch: readonly Seen[]): Promise<bigint> {
    const began = now();
    const done: Done = { position: BigInt(batch.at(-1)?.position ?? from), changed: [], frames: [] };
    const turns = await makers.history.turnsOf(client, batch);
    for (const [at, turn] of turns.entries()) {
      // Sent together (the connection is pipelined): the transaction, the claim on the checkpoint, the rows to fold.
      const [{ changed, broken }] = await together(client, () => {
        const opened = at === 0 ? this.open(client, from, done.position) : undefined;
        return Promise.all([this.projection.fold(cachedRows(client, this.cache), turn), opened]);
      });
      const frames = changed.flatMap(({ table, changes }) => [
        ...framesOf(table.table, changes, makers.frames.epochOf).values(),
      ]);
      if (this.options.watch.tracing) traceFrames(frames, turn);
      await makers.frames.link(client, frames);
      await makers.history.forget(client, turn);
      done.changed.push(...changed);
      done.frames.push(...frames);
      await together(client, () =>
        Promise.all([
          ...changed.flatMap(({ table, changes }) => table.write(client, changes)),
          ...makers.history.write(client, turn, changed),
          ...this.stopped.write(client, broken),
          ...makers.frames.write(client, frames),
          ...(at === turns.length - 1 ? [makers.frames.announce(client, namesOf(done)), client.query('commit')] : []),
        ]),
      );
      for (const { table, changes } of changed) for (const change of changes) this.cache.put(table.name, change);
    }
    this.options.watch.projected(this.options.partition.index, batch.map(correlationOf), began);
    this.options.onProjected(done);
    return done.position;
  }

  private async open(client: pg.Client, from: bigint, to: bigint): Promise<void> {
    await Promise.all([client.query('begin'), this.moveCheckpoint(client, from, to)]);
  }

  private async moveCheckpoint(client: pg.Client, from: bigint, to: bigint): Promise<void> {
    const moved = await client.query({
      name: 'checkpoint',
      text: 'update alur.checkpoint set position = $3 where name = $1 and position = $2',
      values: [this.checkpoint, from, to],
    });
    if (moved.rowCount !== 1) throw new Error('another projector has moved the checkpoint');
  }

  private async readCheckpoint(client: pg.Client): Promise<bigint> {
    await client.query('insert into alur.checkpoint (name, position) values ($1, 0) on conflict do nothing', [
      this.checkpoint,
    ]);
    const { rows } = await client.query<{ position: string }>(
      'select position::text from alur.checkpoint where name = $1',
      [this.checkpoint],
    );
    return BigInt(rows[0]?.position ?? 0);
  }
}
