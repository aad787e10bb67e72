import type pg from 'pg';

/** No client repeats a command after this time. */
const RETENTION_DAYS = 90;

/** Removes old reservations, whose events are in the log. `now` is ISO 8601. */
export async function removeOldReservations(worker: pg.Pool, now: string): Promise<number> {
  const { rowCount } = await worker.query(
    `delete from alur.command_reservation where created_at < $1::timestamptz - make_interval(days => $2)`,
    [now, RETENTION_DAYS],
  );
  return rowCount ?? 0;
}
