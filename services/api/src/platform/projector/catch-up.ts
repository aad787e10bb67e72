import type { Seen } from '@alur/domain/kernel/event';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import type { Log } from '../log/log.js';
import { buildPlan, type Build } from './build-plan.js';
import { BuildingRows } from './building-rows.js';
import {
  builtCheckpoint,
  buildingCheckpoint,
  historyCheckpoint,
  projectorCheckpoint,
  type Partition,
} from './checkpoints.js';
import { declaration } from './declare.js';
import { History } from './history.js';
import { Projection } from './projection.js';
import { tableName, type RowTable } from './row-table.js';
import type { StoppedRows } from './stopped-rows.js';
import { Writes } from './writes.js';

export interface CatchUp {
  client: pg.Client;
  /** Makes a connection by which rows can be copied. */
  connect: () => Promise<pg.Client>;
  log: Log;
  partition: Partition;
  tables: readonly RowTable[];
  /** Those whose rows of days past are kept. */
  kept: readonly AnyTable[];
  erasing: ReadonlySet<string>;
  /** Where the tables that are already kept stand, or the log's head where none is. */
  upTo: bigint;
  stopped: StoppedRows;
}

const BATCH = 500;
/** The planner knows nothing yet of tables that are being filled: left alone, it reads them from end to end. */
const PLANNING = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];
const BY_INDEX = PLANNING.map(name => `set ${name} = off`).join('; ');
const RESET = PLANNING.map(name => `reset ${name}`).join('; ');
const TELL_EVERY_MS = 500;
/** With the partition: held while its tables are being built, also by who has lost the election since. */
const BUILDING = 7_201_302;

/**
 * Builds tables that are new (a new view, or a new version of one) beside the others, up to where those stand, and the
 * history of those that have none: everything is folded from the log's beginning. Says in the end, at once with what is
 * built, where the rows stand, if nobody has said so before.
 */
export const catchUp = async (work: CatchUp): Promise<void> => {
  const plan = buildPlan(work, await marked(work));
  if (plan.length > 0) await build(work, plan);
  const marks = [
    ...work.tables.map(({ table }) => builtCheckpoint(table, work.partition)),
    ...work.kept.map(table => historyCheckpoint(table, work.partition)),
  ];
  // What this release does not keep current goes stale: whoever declares it again builds it anew.
  await work.client.query(
    `delete from alur.checkpoint
     where (name like 'built:%' or name like 'building:%' or name like 'history:%') and name like $1 and name <> all($2::text[])`,
    [`%:${work.partition.index}/${work.partition.of}`, marks],
  );
  await work.client.query(
    'insert into alur.checkpoint (name, position) select name, $2 from unnest($1::text[]) name on conflict do nothing',
    [[...marks, projectorCheckpoint(work.partition)], work.upTo],
  );
};

const marked = async ({ client }: CatchUp): Promise<Set<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select name from alur.checkpoint where name like 'built:%' or name like 'history:%'`,
  );
  return new Set(rows.map(row => row.name));
};

const inPartition = ({ partition: { index, of } }: CatchUp) => `merchant_id % ${of} = ${index}`;

const build = async (work: CatchUp, plan: readonly Build[]): Promise<void> => {
  const writer = await work.connect();
  try {
    await writer.query('select pg_advisory_lock($1, $2)', [BUILDING, work.partition.index]);
    for (const each of plan) await prepare(work, each);
    await work.client.query(BY_INDEX);
    await foldLog(work, plan, writer);
    await finishAll(work, plan, [work.client, writer]);
  } finally {
    await writer.end();
    await work.client.query(RESET).catch(() => {}); // a connection that is lost has no settings
  }
};

/** Whether no other partition has rows in the tables. */
const isAlone = ({ partition: { of } }: CatchUp): boolean => of === 1;

/** An empty table to build in: itself, or a passing one with the same columns. */
const prepare = async (work: CatchUp, { table, as, history }: Build): Promise<void> => {
  const { client, stopped } = work;
  await stopped.forget(client, table.name, inPartition(work));
  if (as !== 'itself')
    await client.query(
      `drop table if exists ${table.name};
       create unlogged table ${table.name} (like ${tableName(table.table)} including all); ${table.writeDdl()}`,
    );
  else if (isAlone(work))
    await client.query(`truncate ${table.name}; ${table.dropIndexes()}; ${table.upkeepDdl('by hand')}`);
  else await client.query(`delete from ${table.name} where ${inPartition(work)}`);
  if (history)
    await client.query(`delete from rows.keyframe where table_name = $1 and ${inPartition(work)}`, [
      tableName(table.table),
    ]);
};

/** Each client takes the next table: making their indexes is all the database's work. */
const finishAll = async (work: CatchUp, plan: readonly Build[], clients: readonly pg.Client[]): Promise<void> => {
  const left = plan.values();
  await Promise.all(
    clients.map(async client => {
      for (const { as, table } of left) {
        if (as === 'itself') await finish(work, client, table);
        else await removePassing(work, client, table);
      }
    }),
  );
};

const finish = async (work: CatchUp, client: pg.Client, table: RowTable): Promise<void> => {
  // Where other partitions have rows, indexes were not dropped.
  if (isAlone(work)) await client.query(`${declaration(table.declared)} ${table.upkeepDdl('by itself')}`);
  await client.query(`analyze ${table.name}`);
};

const removePassing = async (
  { stopped }: CatchUp,
  client: pg.Client,
  { name, writeFunction }: RowTable,
): Promise<void> => {
  await client.query(`drop function ${writeFunction}(jsonb, jsonb, jsonb); drop table ${name}`);
  await stopped.forget(client, name, 'true');
};

const foldLog = async (work: CatchUp, plan: readonly Build[], writer: pg.Client): Promise<void> => {
  const { client, erasing, stopped } = work;
  const tables = plan.map(({ table }) => table);
  const bare = isAlone(work) ? plan.filter(({ as }) => as === 'itself').map(({ table }) => table) : [];
  const rows = new BuildingRows(tables, new Set(bare), client, writer);
  const projection = new Projection(tables, stopped.byTable);
  const history = new History(
    plan.filter(each => each.history).map(({ table }) => table.table),
    erasing,
    true,
  );
  const tell = teller(work, tables);
  let written = Promise.resolve();
  for await (const batch of batches(work)) {
    for (const turn of await history.turnsOf(client, batch)) {
      const { changed, broken } = await projection.fold(rows, turn);
      await written;
      await history.forget(client, turn);
      const writes = new Writes();
      history.write(writes, turn, changed);
      stopped.write(writes, broken);
      written = writes.run(client);
      written.catch(() => {}); // whoever waits for it is told
      await rows.take(changed);
    }
    await tell(batch.at(-1)?.position);
  }
  await Promise.all([written, rows.finish()]);
};

/** Notes how far it is, for whoever asks; not more often than anybody looks. */
const teller = ({ client, partition }: CatchUp, tables: readonly RowTable[]) => {
  let told = -Infinity;
  return async (position = '0'): Promise<void> => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    await client.query(
      `insert into alur.checkpoint (name, position) select name, $2 from unnest($1::text[]) name
       on conflict (name) do update set position = excluded.position`,
      [tables.map(({ table }) => buildingCheckpoint(table, partition)), position],
    );
  };
};

/** The log up to where the rows stand. The next batch is read while one is folded. */
async function* batches({ log, partition, upTo }: CatchUp): AsyncGenerator<Seen[]> {
  const filter = partition.of > 1 ? { partition } : {};
  const after = (position: bigint) => {
    const reading = log.readAll(position, { limit: BATCH, filter });
    reading.catch(() => {}); // who asks for it is told
    return reading;
  };
  for (let next = after(0n); ;) {
    const events = await next;
    const last = BigInt(events.at(-1)?.position ?? upTo);
    if (last < upTo) next = after(last);
    const batch = last > upTo ? events.filter(({ position }) => BigInt(position) <= upTo) : events;
    if (batch.length > 0) yield batch;
    if (last >= upTo) return;
  }
}
