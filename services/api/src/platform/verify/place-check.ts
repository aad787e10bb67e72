import type { EventStore } from '@alur/eventing';
import type pg from 'pg';
import { beyondSentence, readLogEnd, shorterThanAnchored } from '../log/log-end.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/**
 * Checks that the log is the one that its database knows, and no shorter than any reader has seen it. Returns an
 * inconsistency in one sentence.
 */
export async function checkPlaces(db: Queries, store: EventStore): Promise<string | undefined> {
  return (await otherBeginning(db, store)) ?? (await lostEnd(db, store)) ?? (await shorterThanAnchored(db));
}

async function otherBeginning(db: Queries, store: EventStore): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string | null }>('select first_event::text as id from alur.log_home');
  const noted = rows[0]?.id;
  const [first] = await store.readAll(0n, { limit: 1 });
  if (!noted || noted === first?.id) return undefined;
  return first
    ? `the log begins with event ${first.id}, and the database has noted that it began with ${noted}`
    : `the log is empty, and the database has noted that it began with event ${noted}`;
}

async function lostEnd(db: Queries, store: EventStore): Promise<string | undefined> {
  const end = await readLogEnd(db, store);
  return end.beyond.length > 0 ? beyondSentence(end) : undefined;
}
