import type { Erasure as DomainErasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';
import type { EventStore } from '@alur/eventing';
import type pg from 'pg';
import type { Erasure } from '../erasure-register/erasure-register.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/** Ids that were given out after a backup was made are unknown to it: so many are left out. */
const GAP = 100_000;
/** And so many record numbers of each facility: they stand on patients' cards. */
export const NUMBERS_GAP = 1_000;

/**
 * Destroys in a restored database the keys of whoever was erased, before or after the backup was made, and what else
 * there is of them outside the log. Gives whose keys were still there.
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

/** Deletes the drafts about them, which are sealed with their writers' keys. */
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
 * No id that was given out after the backup is given to another, least of all that of an erased person; and no record
 * number, unless more of them were given out since than are left out.
 */
export async function leaveIdsOut(db: Queries, erasures: readonly Erasure[]): Promise<void> {
  const ids = erasures.map(({ subject }) => Number(/-(\d+)$/.exec(subject)?.[1] ?? 0));
  await db.query(`select setval('alur.id_seq', greatest(last_value, $1::bigint) + ${GAP}) from alur.id_seq`, [
    Math.max(0, ...ids),
  ]);
  await db.query(`update alur.number_reservation set next = next + ${NUMBERS_GAP}`);
}
