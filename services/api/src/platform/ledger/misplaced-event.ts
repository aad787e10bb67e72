import type pg from 'pg';
import type { Finding } from './verdict.js';

/**
 * In a PostgreSQL store, facility and time are also columns of their own, which the ledger does not cover, for
 * row-level security. Returns the first event whose columns contradict the event.
 */
export async function misplacedEvent(owner: Pick<pg.Pool, 'query'>): Promise<Finding | undefined> {
  const { rows } = await owner.query<{ position: string; id: string; type: string; stream: string; revision: number }>(
    `select position, id, type, stream, revision from public.events
     where merchant_id <> (meta->>'merchantId')::int or at <> (meta->>'at')::timestamptz order by position limit 1`,
  );
  const found = rows[0];
  if (!found) return undefined;
  const { position, ...event } = found;
  return {
    kind: 'altered',
    ordinal: Number(position),
    event,
    says: `event ${position} was altered: ${event.type} (${event.stream}, revision ${event.revision}, id ${event.id}) stands under another facility or time than its own`,
  };
}
