import type { EventStore } from '@alur/eventing';
import type pg from 'pg';
import { ConfigurationError } from '../config/config.js';

type Queries = Pick<pg.Pool, 'query'>;

/**
 * Version of the streams and events that this release writes and reads. It is raised when they change so much that no
 * upcast could convert an existing log.
 */
export const LOG_SHAPES = 2;

const OLDER =
  'is of another release, whose log cannot be carried over to this one: keep it as it is for that release, and start this one';

interface Home {
  store: string;
  first_event: string | null;
  shapes: number | null;
}

const homeOf = async (database: Queries): Promise<Home | undefined> =>
  (await database.query<Home>('select store, first_event::text, shapes from alur.log_home')).rows[0];

/**
 * Makes sure that this is the log that the database's rows were made from, and that this release can read it. The first
 * start records store, log and shapes; a later start with another store, another log or by a release of other shapes is
 * refused.
 *
 * @throws ConfigurationError when its events have other shapes
 * @throws Error when it is another log
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
  else
    await database.query('update alur.log_home set shapes = $1 where store = $2 and first_event is null', [
      LOG_SHAPES,
      kind,
    ]);
  const home = await homeOf(database);
  if (home?.store !== kind)
    throw new Error(`The log of this database is in ${home?.store}, not in ${kind}: set EVENT_STORE back`);
  if (home.first_event && home.first_event !== first?.id)
    throw new Error('The log does not belong to this database: each must be restored with the other');
  if (home.shapes !== LOG_SHAPES)
    throw new ConfigurationError(
      `What DATA_DIR or DATABASE_URL names ${OLDER} with another DATA_DIR, or with an empty database and log (DATABASE_URL, KURRENTDB_URL)`,
    );
}

/**
 * @throws ConfigurationError when the log was begun by a release of other shapes, because this one must not export it
 * as its own
 */
export async function assertOwnShapes(database: Queries): Promise<void> {
  const home = await homeOf(database);
  if (home && home.shapes !== LOG_SHAPES)
    throw new ConfigurationError(`What DATA_DIR or DATABASE_URL names ${OLDER} elsewhere`);
}
