import type pg from 'pg';

/** Days for which an auditor may look up a session; logins and logouts remain in the access log. */
const RETENTION_DAYS = 90;

/** Removes sessions that ended long ago, expired links, and failures that no longer count. */
export async function removeOldLogins(worker: pg.Pool, now: string): Promise<void> {
  await worker.query(
    `delete from alur.session where coalesce(ended_at, expires_at) < $1::timestamptz - make_interval(days => $2)`,
    [now, RETENTION_DAYS],
  );
  await worker.query(
    `delete from alur.password_token where least(used_at, expires_at) < $1::timestamptz - make_interval(days => $2)`,
    [now, RETENTION_DAYS],
  );
  await worker.query(`delete from alur.login_failure where at < $1::timestamptz - interval '1 day'`, [now]);
}
