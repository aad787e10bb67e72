import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { buildPlan } from './build-plan.js';
import { BATCH, Building, type BuildingWork } from './building.js';
import { builtCheckpoint, historyCheckpoint, projectorCheckpoint } from './checkpoints.js';
import type { RowTable } from './row-table.js';

export interface CatchUpWork extends BuildingWork {
  /** Opens a connection for COPY. */
  connect: () => Promise<pg.Client>;
  tables: readonly RowTable[];
  /** Tables with a history of past days. */
  kept: readonly AnyTable[];
}

/** Advisory lock, with the partition: held while tables are built, until they are marked as built. */
const BUILDING = 7_201_302;
const LOOK_EVERY_MS = 500;

/**
 * Builds tables of new views or new versions of views, and missing histories, beside the tables in use. This happens
 * before the process becomes a candidate for the partition, so that the leader goes on updating the rows that users
 * see. Only one process builds at a time; the others wait, and then find everything built.
 */
export class CatchUp {
  /** Connection that copies rows and holds the lock; undefined until there is something to build. */
  private connection: pg.Client | undefined;
  private building: Building | undefined;

  constructor(private readonly work: CatchUpWork) {}

  /** Builds missing tables up to the projector's position. `waits` is called while another process builds. */
  async begin(waits: () => void): Promise<void> {
    const { signal } = this.work;
    while (!signal.aborted && (await this.missing()).length > 0) {
      const writer = await this.lock();
      if (writer) return this.build(writer);
      waits();
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Folds events newer than the build, up to the projector's position; returns how many. */
  async keepUp(): Promise<number> {
    return this.building ? this.building.fold(await this.stands()) : 0;
  }

  /**
   * Called by the new leader: brings the build up to the projector's position and marks all its tables at once. Returns
   * that position; undefined if a release that led meanwhile has let a table go stale that it did not know.
   */
  async settle(): Promise<bigint | undefined> {
    const upTo = await this.stands();
    if (!(await this.isToSettle(upTo))) return undefined;
    await this.building?.finish(upTo);
    if (this.work.signal.aborted) return undefined;
    await this.mark(upTo);
    await this.end();
    return upTo;
  }

  /** Releases the lock. */
  async end(): Promise<void> {
    this.building = undefined;
    await this.connection?.end();
    this.connection = undefined;
  }

  private async build(writer: pg.Client): Promise<void> {
    const upTo = await this.stands();
    const plan = buildPlan({ ...this.work, upTo }, await this.marked());
    this.building = new Building(this.work, plan, writer);
    await this.building.begin(upTo);
    while (!this.work.signal.aborted && (await this.keepUp()) > BATCH);
  }

  /** Whether everything missing is built here. Before the log's first event, nothing had to be built. */
  private async isToSettle(upTo: bigint): Promise<boolean> {
    const missing = await this.missing();
    if (!this.building) return missing.length === 0;
    const { partition } = this.work;
    const built = new Set(
      this.building.plan.flatMap(({ table: { table }, as, history }) => [
        ...(as === 'itself' ? [builtCheckpoint(table, partition)] : []),
        ...(history ? [historyCheckpoint(table, partition)] : []),
      ]),
    );
    return upTo === 0n || (this.building.reached <= upTo && missing.every(mark => built.has(mark)));
  }

  /**
   * Unmarks tables that this release does not keep current: they go stale, so a release that declares them again
   * rebuilds them.
   */
  private async mark(upTo: bigint): Promise<void> {
    const { client, partition } = this.work;
    await client.query(
      `delete from alur.checkpoint
       where (name like 'built:%' or name like 'building:%' or name like 'history:%') and name like $1 and name <> all($2::text[])`,
      [`%:${partition.index}/${partition.of}`, this.marks],
    );
    await client.query(
      'insert into alur.checkpoint (name, position) select name, $2 from unnest($1::text[]) name on conflict do nothing',
      [[...this.marks, projectorCheckpoint(partition)], upTo],
    );
  }

  /** The projector's position in the partition; the log's end if it never ran. */
  private async stands(): Promise<bigint> {
    const { client, log, partition } = this.work;
    const { rows } = await client.query<{ position: string }>(
      'select position::text from alur.checkpoint where name = $1',
      [projectorCheckpoint(partition)],
    );
    return rows[0] ? BigInt(rows[0].position) : log.head();
  }

  private get marks(): string[] {
    const { tables, kept, partition } = this.work;
    return [
      ...tables.map(({ table }) => builtCheckpoint(table, partition)),
      ...kept.map(table => historyCheckpoint(table, partition)),
    ];
  }

  /** The existing marks. */
  private async marked(): Promise<Set<string>> {
    const { rows } = await this.work.client.query<{ name: string }>(
      'select name from alur.checkpoint where name = any($1)',
      [this.marks],
    );
    return new Set(rows.map(row => row.name));
  }

  private async missing(): Promise<string[]> {
    const marked = await this.marked();
    return this.marks.filter(mark => !marked.has(mark));
  }

  /** Tries to take the lock on the build's connection; undefined if another process is building. */
  private async lock(): Promise<pg.Client | undefined> {
    const { connect, partition } = this.work;
    const connection = (this.connection ??= await connect());
    const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
      BUILDING,
      partition.index,
    ]);
    return rows[0]?.locked ? connection : undefined;
  }
}
