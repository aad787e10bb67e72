import { foldRollup } from '@alur/domain/kernel/fold';
import type { AnyRollup, AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import type { Log } from '../log/log.js';
import { builtCheckpoint, type Partition } from './checkpoints.js';
import { Projection } from './projection.js';
import { RowCache } from './row-cache.js';
import { RowTable } from './row-table.js';

export interface CatchUp {
  client: pg.Client;
  log: Log;
  partition: Partition;
  tables: readonly RowTable[];
  /** Where the tables that are already kept stand. */
  upTo: bigint;
}

const BATCH = 2_000;

/**
 * Builds tables that are new (a new view, or a new version of one) beside the others, up to where those stand.
 * A view is folded from the log's beginning; a sum is counted over the rows that its view then has.
 */
export const catchUp = async (work: CatchUp): Promise<void> => {
  const built = await builtTables(work);
  const missing = work.tables.filter(table => !built.has(builtCheckpoint(table.table, work.partition)));
  const views = missing.filter(({ table }) => table.kind === 'view');
  if (views.length > 0 && work.upTo > 0n) await buildViews(work, views);
  for (const table of work.tables)
    if (
      table.table.kind === 'rollup' &&
      (missing.includes(table) || views.some(({ table: view }) => view.name === overOf(table.table)))
    )
      await countAgain(work, table, table.table);
  for (const table of missing)
    await work.client.query('insert into alur.checkpoint (name, position) values ($1, $2) on conflict do nothing', [
      builtCheckpoint(table.table, work.partition),
      work.upTo,
    ]);
};

const overOf = (table: AnyTable): string | undefined => (table.kind === 'rollup' ? table.over.name : undefined);

const builtTables = async ({ client }: CatchUp): Promise<Set<string>> => {
  const { rows } = await client.query<{ name: string }>(`select name from alur.checkpoint where name like 'built:%'`);
  return new Set(rows.map(row => row.name));
};

const inPartition = ({ partition: { index, of } }: CatchUp) => `merchant_id % ${of} = ${index}`;

const buildViews = async (work: CatchUp, views: readonly RowTable[]): Promise<void> => {
  const { client, log, partition, upTo } = work;
  for (const table of views) await client.query(`delete from ${table.name} where ${inPartition(work)}`);
  const projection = new Projection(views, new RowCache(), new Map());
  for (let position = 0n; position < upTo;) {
    const events = await log.readAll(position, { limit: BATCH, ...(partition.of > 1 && { filter: { partition } }) });
    const batch = events.filter(event => BigInt(event.position) <= upTo);
    if (batch.length === 0) return;
    await client.query('begin');
    const { changed } = await projection.fold(client, batch);
    await Promise.all([
      ...changed.flatMap(({ table, changes }) => table.write(client, changes)),
      client.query('commit'),
    ]);
    position = BigInt(batch.at(-1)?.position ?? upTo);
  }
};

const countAgain = async (work: CatchUp, table: RowTable, rollup: AnyRollup): Promise<void> => {
  const { client } = work;
  const over = new RowTable(rollup.over);
  await client.query('begin');
  await client.query(`delete from ${table.name} where ${inPartition(work)}`);
  for await (const rows of over.all(client)) {
    const mine = rows.filter(row => row.merchantId % work.partition.of === work.partition.index);
    const counted = mine.map(({ merchantId, key, position, row }) => ({
      merchantId,
      key,
      position,
      before: null,
      after: row,
      since: null,
    }));
    const needs = [
      ...new Map(
        mine.map(({ merchantId, row }) => [
          `${merchantId}/${rollup.key(row)}`,
          { merchantId, key: String(rollup.key(row)) },
        ]),
      ).values(),
    ];
    await Promise.all(table.write(client, foldRollup(rollup, counted, await table.load(client, needs))));
  }
  await client.query('commit');
};
