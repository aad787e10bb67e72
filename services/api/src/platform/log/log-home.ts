import type { EventStore } from '@alur/eventing';
import type pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

interface Home {
  store: string;
  first_event: string | null;
}

/**
 * Makes sure that this is the log which the database's rows were made from: the first start notes where it is, and a
 * later one with another store, or with another log in it, is refused before anything is built on it.
 *
 * @throws Error when it is another one
 * @throws StoreUnavailable when the log cannot be read
 */
export async function checkLogHome(database: Queries, kind: string, store: EventStore): Promise<void> {
  const [first] = await store.readAll(0n, { limit: 1 });
  await database.query(
    `insert into alur.log_home (store) select case when exists (select from public.events) then 'postgres' else $1 end
     on conflict do nothing`,
    [kind],
  );
  if (first)
    await database.query('update alur.log_home set first_event = $1 where store = $2 and first_event is null', [
      first.id,
      kind,
    ]);
  const { rows } = await database.query<Home>('select store, first_event::text from alur.log_home');
  const home = rows[0];
  if (home?.store !== kind)
    throw new Error(`The log of this database is in ${home?.store}, not in ${kind}: set EVENT_STORE back`);
  if (home.first_event && home.first_event !== first?.id)
    throw new Error('The log does not belong to this database: each must be restored with the other');
}
