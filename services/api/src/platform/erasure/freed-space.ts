import type pg from 'pg';
import type { Logger } from 'pino';

/** What is not made again, and had something of a person that is gone now. */
const DURABLE = ['alur.person_key', 'alur.file', 'alur.draft'];
/** Whoever writes a table anew keeps all others from it meanwhile: a second for one of this size, on a slow disk. */
const SMALL = 64 * 2 ** 20;
/** And whoever waits for that keeps those behind him waiting: a backup reads for minutes. */
const LOCKED_WITHIN = '500ms';

/**
 * Leaves nothing on the disk of rows that are gone: PostgreSQL keeps what was deleted until its place is used again, with
 * the key, the name. Small tables are written anew; of a large one, or one that somebody reads for long, the freed places
 * are given back for use, and what was there goes with the next rows (docs/security.md, 8.3).
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
