import type pg from 'pg';
import type { Recorded } from '../event.js';
import { APPEND_LOCK, CHANNEL } from './schema.js';

/** An event as recorded, in whatever log. */
export type PersistedEvent = Omit<Recorded, 'position'>;

/**
 * Inserts events unchanged and in order at the end of the log: for imports, a thousand times as fast as appending them.
 * It needs the tables' owner, who may insert, and no other writer on the log.
 *
 * @throws Error when a stream has an event of that revision already, or another writer appended meanwhile; nothing was
 * written
 */
export async function refill(owner: Pick<pg.ClientBase, 'query'>, events: readonly PersistedEvent[]): Promise<void> {
  await owner.query(
    `insert into public.events (position, stream, revision, id, type, data, meta, merchant_id, at)
     select head.position + e.n, e.stream, e.revision, e.id, e.type, e.data, e.meta,
       (e.meta->>'merchantId')::int, (e.meta->>'at')::timestamptz
     from (select coalesce(max(position), 0) as position from public.events) head,
       unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::jsonb[], $6::jsonb[])
         with ordinality as e(stream, revision, id, type, data, meta, n)`,
    [
      events.map(({ stream }) => stream),
      events.map(({ revision }) => revision),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ meta }) => JSON.stringify(meta)),
    ],
  );
}

/**
 * Like `refill`, with other writers on the log: it takes its turn among the appends, and notifies the followers. All of
 * it is there at once, or nothing.
 *
 * @throws Error when a stream has an event of that revision already; nothing was written
 */
export async function refillBeside(owner: pg.Pool, events: readonly PersistedEvent[]): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [APPEND_LOCK]);
    await refill(client, events);
    await client.query(`select pg_notify('${CHANNEL}', max(position)::text) from public.events`);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
