import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ROW_CHECKPOINTS } from './checkpoints.js';

/** With the number of partitions: shared by the connections of all workers that divide the merchants into so many. */
const DIVISION = 7_201_305;
const LOOK_EVERY_MS = 500;

const OTHERS = `
  select 1 from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = ${DIVISION} and objid <> $1
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Waits until no worker lives that divides the merchants otherwise: two that did would both make the same rows. What the
 * connection then holds keeps those away; false when aborted before. `waits` is told when others are there.
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
    // Not in step: of two that come at the same moment, one finds itself alone.
    await sleep(LOOK_EVERY_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }
  return false;
};

/**
 * Where rows stood under another division, they have been written since by others: forgotten, they are built anew when
 * that comes back, and whoever still writes by them finds them gone.
 */
export const forgetOtherDivisions = async (client: pg.Client, of: number): Promise<void> => {
  await client.query('delete from alur.checkpoint where name ~ $1 and name !~ $2', [ROW_CHECKPOINTS, `:\\d+/${of}$`]);
};
