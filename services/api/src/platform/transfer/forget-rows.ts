import type pg from 'pg';
import { ROW_CHECKPOINTS } from '../projector/checkpoints.js';

/**
 * Deletes the rows' checkpoints, so that rows are rebuilt from this log, and gives the log a new id, so that clients
 * notice the change.
 */
export async function forgetRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'rows'`,
  );
  for (const { name } of rows) await client.query(`drop table rows."${name}" cascade`);
  await client.query('delete from alur.checkpoint where name ~ $1', [ROW_CHECKPOINTS]);
  await client.query('truncate alur.broken_row');
  await client.query('update alur.log_identity set id = gen_random_uuid()');
}
