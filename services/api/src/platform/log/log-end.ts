import type { EventStore, Position } from '@alur/eventing';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { ROW_CHECKPOINTS } from '../projector/checkpoints.js';
import { forgetRows } from '../transfer/forget-rows.js';

type Queries = Pick<pg.ClientBase, 'query'>;

/** A reader of the log whose position lies beyond the log's end. */
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

/**
 * Reads the log's head and the positions beyond it: there are none, unless the log has lost its end or is an older
 * copy.
 */
export async function readLogEnd(db: Queries, store: Pick<EventStore, 'head'>): Promise<LogEnd> {
  // Read before the head, because events written meanwhile move both.
  const { rows } = await db.query<{ name: string; position: string }>(
    `select name, position::text from alur.checkpoint
     union all (select '${LEDGER}', position::text from alur.ledger_page order by first desc limit 1)`,
  );
  const head = await store.head();
  const places = rows.map(({ name, position }) => ({ name, position: BigInt(position) }));
  return { head, beyond: places.filter(({ position }) => position > head) };
}

/** Describes the finding in one sentence for the operator. */
export const beyondSentence = ({ head, beyond }: LogEnd): string =>
  `the log ends at position ${head}, and beyond it stand ${beyond.map(({ name, position }) => `${name} (${position})`).join(', ')}: it has lost its end, or is an older copy than the database`;

/** @throws Error while a reader's position lies beyond the log's end */
export async function assertNothingBeyond(db: Queries, store: Pick<EventStore, 'head'>): Promise<void> {
  const end = await readLogEnd(db, store);
  if (end.beyond.length > 0) throw new Error(beyondSentence(end));
}

/**
 * Checks at start that no reader's position lies beyond the log's end: new events would take the places of the lost
 * ones, and a reader that has passed these places would skip them.
 *
 * Signed events must exist. An unsigned end, a second's at most, may be lost in a crash of the machine: a worker then
 * rebuilds the rows, and all other readers continue from the log's end.
 *
 * @throws Error when signed events are gone, or, in a process without a worker, when any position lies beyond the end
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

/**
 * Access-log anchors state how many events the ledger had signed: the ledger may not have fewer now. Says so in one
 * sentence if it has.
 */
export async function shorterThanAnchored(db: Queries): Promise<string | undefined> {
  const { rows } = await db.query<{ anchored: string; sealed: string }>(
    `select (select coalesce(max(events), 0) from alur.access_anchor) as anchored,
       (select coalesce(max(last), 0) from alur.ledger_page) as sealed`,
  );
  const [{ anchored, sealed } = { anchored: '0', sealed: '0' }] = rows;
  if (Number(anchored) <= Number(sealed)) return undefined;
  return `the ledger ends after ${sealed} events, and the access log was signed when it held ${anchored}: its end was cut off`;
}

/** Runs as the owner, since the worker does not own all checkpoints and row tables. */
async function standBack(ownerUrl: string, { head, beyond }: LogEnd): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => {}); // the next query reports it
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
