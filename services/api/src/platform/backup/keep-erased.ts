import type { Erasure as DomainErasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';
import type { EventStore } from '@alur/eventing';
import type pg from 'pg';
import type { Erasure } from '../erasure-register/erasure-register.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/** A restored database does not know the ids drawn after the backup was made, so it skips this many. */
const GAP = 100_000;
/** Record numbers skipped in each facility, since those drawn after the backup may be printed on patients' cards. */
export const NUMBERS_GAP = 1_000;

/**
 * Destroys the keys of all erased persons in a restored database, whether they were erased before or after the backup,
 * and deletes their data outside the log. Returns the subjects whose keys were still there.
 */
export async function keepErased(db: Queries, erasures: readonly Erasure[]): Promise<string[]> {
  const subjects = [...new Set(erasures.map(({ subject }) => subject))];
  const { rows } = await db.query<{ subject: string }>(
    'update alur.person_key set wrapped = null where subject = any($1) and wrapped is not null returning subject',
    [subjects],
  );
  await db.query('delete from alur.file where subject = any($1)', [subjects]);
  return rows.map(({ subject }) => subject).toSorted();
}

/**
 * Deletes drafts about these persons: a draft is sealed with its writer's key, so destroying the person's key does not
 * cover it.
 */
export async function deleteDraftsAbout(
  db: Queries,
  store: EventStore,
  known: readonly DomainErasure[],
  erasures: readonly Erasure[],
): Promise<void> {
  for (const { subject } of erasures) {
    const events: Seen[] = [];
    for await (const { position, ...event } of store.read(subject)) events.push({ ...event, position: `${position}` });
    const targets = known.flatMap(erasure => erasure.draftTargets(events));
    await db.query('delete from alur.draft where target = any($1)', [targets]);
  }
}

/**
 * Skips ids, so that none drawn after the backup is drawn again, least of all an erased person's; record numbers are
 * safe too, unless more were drawn since than are skipped.
 */
export async function leaveIdsOut(db: Queries, erasures: readonly Erasure[]): Promise<void> {
  const ids = erasures.map(({ subject }) => Number(/-(\d+)$/.exec(subject)?.[1] ?? 0));
  await db.query(`select setval('alur.id_seq', greatest(last_value, $1::bigint) + ${GAP}) from alur.id_seq`, [
    Math.max(0, ...ids),
  ]);
  await db.query(`update alur.number_reservation set next = next + ${NUMBERS_GAP}`);
}
