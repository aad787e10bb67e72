import type { PartitionRow, StoppedRow } from '@alur/contracts/kernel/operations-rows';
import type pg from 'pg';
import { leaderOf } from '../projector/election.js';

export type Queries = Pick<pg.Pool, 'query'>;

/** Limit of stopped rows read per partition, more than anybody would look through. */
const MOST_STOPPED = 100;

/** Error code of a missing table: one that was not built yet has no stopped rows. */
const UNDEFINED_TABLE = '42P01';

export async function rowsOrNone<R extends pg.QueryResultRow>(
  db: Queries,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  try {
    return (await db.query<R>(text, values)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** The leader of each partition, by its lock. */
export async function readLeaders(db: Queries, lock: number): Promise<Map<number, PartitionRow['leader']>> {
  const rows = await rowsOrNone<{ index: number; name: string }>(
    db,
    `select l.objid::int as index, a.application_name as name
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [lock],
  );
  return new Map(rows.map(({ index, name }) => [index, leaderOf(name)]));
}

/** The stopped rows of each partition. The reason is only in the worker's log, since it may quote the row's data. */
export async function readStopped(
  db: Queries,
  partitions: number,
): Promise<Map<number, { count: number; rows: StoppedRow[] }>> {
  const rows = await rowsOrNone<StoppedRow & { index: number; count: number; place: number }>(
    db,
    `select * from (
       select merchant_id % $1 as index, table_name as view, merchant_id as "merchantId", key, position::text as at,
         count(*) over (partition by merchant_id % $1)::int as count,
         row_number() over (partition by merchant_id % $1 order by position, table_name, key)::int as place
       from alur.broken_row) stopped
     where place <= ${MOST_STOPPED} order by index, place`,
    [partitions],
  );
  const found = new Map<number, { count: number; rows: StoppedRow[] }>();
  for (const { index, count, view, merchantId, key, at } of rows) {
    const partition = found.get(index) ?? { count, rows: [] };
    partition.rows.push({ view: view.replace(/^rows\./, ''), merchantId, key, at });
    found.set(index, partition);
  }
  return found;
}
