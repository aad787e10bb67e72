import type pg from 'pg';

/** Removes files that were uploaded but not attached within a day. `now` is ISO 8601. */
export async function removeUntakenFiles(worker: pg.Pool, now: string): Promise<number> {
  const { rowCount } = await worker.query(
    `delete from alur.file where taken_at is null and created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  return rowCount ?? 0;
}
