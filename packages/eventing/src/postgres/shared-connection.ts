import type pg from 'pg';

export type Ask = <Row extends unknown[]>(query: pg.QueryArrayConfig) => Promise<{ rows: Row[] }>;

interface Lent {
  client: Promise<pg.PoolClient>;
  users: number;
  failure?: Error;
}

/**
 * Lends one connection of a pool to all who ask at the same time. Pipelined, it is asked the next while it answers the
 * last; and however many ask, only one process of the database is woken for them (infra/adr/0067).
 */
export function sharedConnection(pool: pg.Pool): Ask {
  let current: Lent | undefined;
  // Of one that is lent the pool does not listen: its questions tell that it is lost.
  pool.on('connect', client => client.on('error', () => {}));

  async function giveBack(lent: Lent): Promise<void> {
    lent.users -= 1;
    // Of what has failed once nobody asks again: else it would be lent for as long as somebody always asks.
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
      await giveBack(lent).catch(() => {}); // there is none: who asked was told
    }
  };
}
