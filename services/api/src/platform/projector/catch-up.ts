import type { Seen } from '@alur/domain/kernel/event';
import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import type { Log } from '../log/log.js';
import { buildPlan, type Build } from './build-plan.js';
import { builtCheckpoint, historyCheckpoint, type Partition } from './checkpoints.js';
import { History } from './history.js';
import { Projection } from './projection.js';
import { RowCache } from './row-cache.js';
import { tableName, type RowTable } from './row-table.js';

export interface CatchUp {
  client: pg.Client;
  log: Log;
  partition: Partition;
  tables: readonly RowTable[];
  /** Those whose rows of days past are kept. */
  kept: readonly AnyTable[];
  erasing: ReadonlySet<string>;
  /** Where the tables that are already kept stand. */
  upTo: bigint;
}

const BATCH = 2_000;

/**
 * Builds tables that are new (a new view, or a new version of one) beside the others, up to where those stand, and the
 * history of those that have none: everything is folded from the log's beginning.
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
     where (name like 'built:%' or name like 'history:%') and name like $1 and name <> all($2::text[])`,
    [`%:${work.partition.index}/${work.partition.of}`, marks],
  );
  await work.client.query(
    'insert into alur.checkpoint (name, position) select name, $2 from unnest($1::text[]) name on conflict do nothing',
    [marks, work.upTo],
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
  for (const each of plan) await prepare(work, each);
  await foldLog(work, plan);
  for (const { as, table } of plan) {
    if (as === 'ground') await work.client.query(`drop table ${table.name}`);
  }
};

/** An empty table to build in: itself, or a passing one with the same columns. */
const prepare = async (work: CatchUp, { table, as, history }: Build): Promise<void> => {
  const { client } = work;
  if (as === 'itself') await client.query(`delete from ${table.name} where ${inPartition(work)}`);
  else await client.query(`create temp table ${table.name} (like ${tableName(table.table)} including all)`);
  if (history)
    await client.query(`delete from rows.keyframe where table_name = $1 and ${inPartition(work)}`, [
      tableName(table.table),
    ]);
};

const foldLog = async (work: CatchUp, plan: readonly Build[]): Promise<void> => {
  const { client, log, partition, upTo, erasing } = work;
  const cache = new RowCache();
  const projection = new Projection(
    plan.map(({ table }) => table),
    cache,
    new Map(),
  );
  const history = new History(
    plan.filter(each => each.history).map(({ table }) => table.table),
    erasing,
    true,
  );
  const filter = partition.of > 1 ? { partition } : {};
  for (let position = 0n; position < upTo;) {
    const events = await log.readAll(position, { limit: BATCH, filter });
    const batch = events.filter(event => BigInt(event.position) <= upTo);
    const last = batch.at(-1);
    if (!last) break;
    for (const turn of await history.turnsOf(client, batch)) await foldTurn(client, projection, cache, history, turn);
    position = BigInt(last.position);
  }
};

const foldTurn = async (
  client: pg.Client,
  projection: Projection,
  cache: RowCache,
  history: History,
  turn: readonly Seen[],
): Promise<void> => {
  await client.query('begin');
  const { changed } = await projection.fold(client, turn);
  await history.forget(client, turn);
  await Promise.all([
    ...changed.flatMap(({ table, changes }) => table.write(client, changes)),
    ...history.write(client, turn, changed),
    client.query('commit'),
  ]);
  for (const { table, changes } of changed) for (const change of changes) cache.put(table.name, change);
};
