import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { buildPlan } from './build-plan.js';
import { BATCH, Building, type BuildingWork } from './building.js';
import { builtCheckpoint, historyCheckpoint, projectorCheckpoint } from './checkpoints.js';
import type { RowTable } from './row-table.js';

export interface CatchUpWork extends BuildingWork {
  /** Makes a connection by which rows can be copied. */
  connect: () => Promise<pg.Client>;
  tables: readonly RowTable[];
  /** Those whose rows of days past are kept. */
  kept: readonly AnyTable[];
}

/** With the partition: held while its tables are being built, until their marks are there. */
const BUILDING = 7_201_302;
const LOOK_EVERY_MS = 500;

/**
 * Builds tables that are new (a new view, or a new version of one), and the history of those that have none, beside what
 * stands: before this process stands for the partition, so that whoever leads goes on making the rows that people see.
 * One process builds at a time; whoever finds another at it waits, and then has nothing to do.
 */
export class CatchUp {
  /** By which it copies rows, and holds the lock; none until there is something to build. */
  private connection: pg.Client | undefined;
  private building: Building | undefined;

  constructor(private readonly work: CatchUpWork) {}

  /** Builds what is not built up to where the rows stand. `waits` is told while another process builds. */
  async begin(waits: () => void): Promise<void> {
    const { signal } = this.work;
    while (!signal.aborted && (await this.missing()).length > 0) {
      const writer = await this.lock();
      if (writer) return this.build(writer);
      waits();
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Folds into what it has built what has come into the rows since; answers how many events. */
  async keepUp(): Promise<number> {
    return this.building ? this.building.fold(await this.stands()) : 0;
  }

  /**
   * To be called by whoever leads: brings what was built to where the rows stand, and says so, at once for all. Answers
   * where that is, or nothing where a release that led meanwhile has left something that it did not know go stale.
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

  /** Lets others build. */
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

  /** Whether all that is not built is built here. Where there was no event yet, nothing had to be. */
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

  /** What this release does not keep current goes stale: whoever declares it again builds it anew. */
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

  /** Where the rows of the partition stand; where none have ever stood, the log's end. */
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

  /** The marks that are there. */
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

  /** The connection to build by, where this process is the one that builds: until that ends. */
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
