import type pg from 'pg';

/** Days after which an untouched draft counts as abandoned. */
const RETENTION_DAYS = 30;

/** Removes old drafts of all users; returns how many. `now` is ISO 8601. */
export async function removeOldDrafts(worker: pg.Pool, now: string): Promise<number> {
  const { rowCount } = await worker.query(
    `delete from alur.draft where updated_at < $1::timestamptz - make_interval(days => $2)`,
    [now, RETENTION_DAYS],
  );
  return rowCount ?? 0;
}
