import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ROW_CHECKPOINTS } from './checkpoints.js';

/** Advisory lock, with the number of partitions: shared by all workers that divide the merchants into so many. */
const DIVISION = 7_201_305;
const LOOK_EVERY_MS = 500;

const OTHERS = `
  select 1 from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = ${DIVISION} and objid <> $1
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Waits until no worker with another number of partitions lives, since both would make the same rows, then keeps such
 * workers out by a lock of this connection. Returns false if aborted before; calls `waits` while there are others.
 */
export const agreeOn = async (
  client: pg.Client,
  of: number,
  signal: AbortSignal,
  waits: () => void,
): Promise<boolean> => {
  while (!signal.aborted) {
    await client.query('select pg_advisory_lock_shared($1, $2)', [DIVISION, of]);
    const others = await client.query(OTHERS, [of]);
    if (others.rowCount === 0) return true;
    await client.query('select pg_advisory_unlock_shared($1, $2)', [DIVISION, of]);
    waits();
    // Random, so that of two workers that start at the same moment one finds itself alone.
    await sleep(LOOK_EVERY_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }
  return false;
};

/**
 * Deletes the checkpoints of other divisions, since their rows have been written by others since: if that division
 * returns, they are rebuilt, and a worker that still uses such a checkpoint finds it gone.
 */
export const forgetOtherDivisions = async (client: pg.Client, of: number): Promise<void> => {
  await client.query('delete from alur.checkpoint where name ~ $1 and name !~ $2', [ROW_CHECKPOINTS, `:\\d+/${of}$`]);
};
