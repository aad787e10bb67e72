import type pg from 'pg';
import type { Logger } from 'pino';

/** Durable tables that held data of an erased person. */
const DURABLE = ['alur.person_key', 'alur.file', 'alur.draft'];
/** Rewriting a table locks it: about a second for one of this size on a slow disk. */
const SMALL = 64 * 2 ** 20;
/**
 * The rewrite gives up its lock after this, since every request queues behind a waiting lock, and a backup may read for
 * minutes.
 */
const LOCKED_WITHIN = '500ms';

/**
 * Removes deleted rows from the disk: PostgreSQL keeps a deleted key or name until its space is reused. Small tables
 * are rewritten; in a large one, or one that is being read for long, the space is only marked as free, and the content
 * is overwritten by later rows (docs/security.md, 8.3).
 */
export async function clearFreedSpace(pool: pg.Pool, logger: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string; size: string }>(
      `select format('%I.%I', schemaname, tablename) as name,
         pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass)::text as size
       from pg_tables where schemaname = 'rows' or schemaname || '.' || tablename = any($1)`,
      [DURABLE],
    );
    await client.query(`set lock_timeout = '${LOCKED_WITHIN}'`);
    for (const { name, size } of rows) {
      const anew = Number(size) <= SMALL && (await isDone(client, `vacuum (full) ${name}`));
      if (!anew && !(await isDone(client, `vacuum ${name}`)))
        logger.warn({ table: name }, 'what an erasure freed is still on the disk');
    }
    await client.query('reset lock_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const isDone = (client: pg.ClientBase, statement: string): Promise<boolean> =>
  client.query(statement).then(
    () => true,
    () => false,
  );
