import type pg from 'pg';

/** What nobody has come back to for so long is no work under way any more, and need not lie about. */
const RETENTION_DAYS = 30;

/** Removes old drafts of everyone; answers how many. `now` is ISO 8601. */
export async function removeOldDrafts(worker: pg.Pool, now: string): Promise<number> {
  const { rowCount } = await worker.query(
    `delete from alur.draft where updated_at < $1::timestamptz - make_interval(days => $2)`,
    [now, RETENTION_DAYS],
  );
  return rowCount ?? 0;
}
