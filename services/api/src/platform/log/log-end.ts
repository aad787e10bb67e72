import type { EventStore, Position } from '@alur/eventing';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { ROW_CHECKPOINTS } from '../projector/checkpoints.js';
import { forgetRows } from '../transfer/forget-rows.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/** Something beside the log that has seen more of it than there is. */
export interface Beyond {
  /** `ledger`, or a checkpoint's name. */
  name: string;
  position: Position;
}

export interface LogEnd {
  head: Position;
  beyond: readonly Beyond[];
}

const LEDGER = 'ledger';
const RESTORE = 'Restore what was cut off, or all of it from a backup';

/** How far the log goes, and whoever stands beyond: none does, unless the log has lost its end or is an older copy. */
export async function readLogEnd(db: Queries, store: Pick<EventStore, 'head'>): Promise<LogEnd> {
  // Before the head is asked for: what is written meanwhile moves both.
  const { rows } = await db.query<{ name: string; position: string }>(
    `select name, position::text from alur.checkpoint
     union all (select '${LEDGER}', position::text from alur.ledger_page order by first desc limit 1)`,
  );
  const head = await store.head();
  const places = rows.map(({ name, position }) => ({ name, position: BigInt(position) }));
  return { head, beyond: places.filter(({ position }) => position > head) };
}

/** In one sentence, for whoever has to find the log's missing end. */
export const beyondSentence = ({ head, beyond }: LogEnd): string =>
  `the log ends at position ${head}, and beyond it stand ${beyond.map(({ name, position }) => `${name} (${position})`).join(', ')}: it has lost its end, or is an older copy than the database`;

/** @throws Error while anything stands beyond the log's end */
export async function assertNothingBeyond(db: Queries, store: Pick<EventStore, 'head'>): Promise<void> {
  const end = await readLogEnd(db, store);
  if (end.beyond.length > 0) throw new Error(beyondSentence(end));
}

/**
 * Before anything is built on the log: nothing may have seen more of it than there is, or new events would take the
 * places of those that are gone, and whoever has passed these would never look at them.
 *
 * What was signed for must be there. An end that nobody had signed for, a second's at most, may be lost with a machine:
 * a worker then makes the rows anew, and everyone else goes on from where the log ends.
 *
 * @throws Error when signed events are gone, or, in a process without a worker, when anything stands beyond the end
 */
export async function checkLogEnd(
  database: Pick<Database, 'worker'>,
  store: Pick<EventStore, 'head'>,
  { worker, ownerUrl, logger }: { worker: boolean; ownerUrl: string; logger: Logger },
): Promise<void> {
  const shorter = await shorterThanAnchored(database.worker);
  if (shorter) throw new Error(`${shorter}. ${RESTORE}`);
  const end = await readLogEnd(database.worker, store);
  if (end.beyond.length === 0) return;
  const sentence = beyondSentence(end);
  if (end.beyond.some(({ name }) => name === LEDGER))
    throw new Error(`${sentence}. Events that were signed are gone. ${RESTORE}`);
  if (!worker) throw new Error(`${sentence}. Start a worker first: it makes the rows anew`);
  logger.error(`${sentence}. The rows are made anew`);
  await standBack(ownerUrl, end);
}

/** The access log's signatures say how many events the ledger had signed for then: it must still. In one sentence. */
export async function shorterThanAnchored(db: Queries): Promise<string | undefined> {
  const { rows } = await db.query<{ anchored: string; sealed: string }>(
    `select (select coalesce(max(events), 0) from alur.access_anchor) as anchored,
       (select coalesce(max(last), 0) from alur.ledger_page) as sealed`,
  );
  const [{ anchored, sealed } = { anchored: '0', sealed: '0' }] = rows;
  if (Number(anchored) <= Number(sealed)) return undefined;
  return `the ledger ends after ${sealed} events, and the access log was signed when it held ${anchored}: its end was cut off`;
}

/** As the owner: what belongs to the rows is not all the worker's. */
async function standBack(ownerUrl: string, { head, beyond }: LogEnd): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => {}); // whoever asks next is told
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('update alur.checkpoint set position = $1 where position > $1 and name !~ $2', [
      head,
      ROW_CHECKPOINTS,
    ]);
    if (beyond.some(({ name }) => new RegExp(ROW_CHECKPOINTS).test(name))) await forgetRows(owner);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}
