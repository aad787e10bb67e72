import type pg from 'pg';

export type Ask = <Row extends unknown[]>(query: pg.QueryArrayConfig) => Promise<{ rows: Row[] }>;

interface Lent {
  client: Promise<pg.PoolClient>;
  users: number;
  failure?: Error;
}

/**
 * Lends one connection of a pool to all concurrent callers. It is pipelined, so the next query is sent while the
 * previous one is answered; and however many callers there are, only one process of the database is woken
 * (infra/adr/0067).
 */
export function sharedConnection(pool: pg.Pool): Ask {
  let current: Lent | undefined;
  // The pool does not listen to a lent connection; its queries report its loss.
  pool.on('connect', client => client.on('error', () => {}));

  async function giveBack(lent: Lent): Promise<void> {
    lent.users -= 1;
    // A connection that failed is not lent again; otherwise it would stay lent for as long as there are callers.
    if (current === lent && (lent.failure || lent.users === 0)) current = undefined;
    if (lent.users === 0) (await lent.client).release(lent.failure);
  }

  return async <Row extends unknown[]>(query: pg.QueryArrayConfig) => {
    const lent = (current ??= { client: pool.connect(), users: 0 });
    lent.users += 1;
    try {
      return await (await lent.client).query<Row>(query);
    } catch (error) {
      lent.failure ??= error as Error;
      throw error;
    } finally {
      await giveBack(lent).catch(() => {}); // there was no connection, which its callers were told
    }
  };
}
