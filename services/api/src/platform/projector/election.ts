import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { givesBack, isFree, isNext, type Share } from './shares.js';

/** Any number that our processes share: with the partition, it elects one projector. */
export const ELECTION = 7_201_301;
/** With the worker's number: shared by its connections, so that all who live are known to each other. */
const PRESENCE = 7_201_303;

/** With the partition: shared by the connections that stand for it. */
const CANDIDACY = 7_201_306;

const LOOK_EVERY_MS = 500;
/** Looks after which anybody takes what has stayed free: whoever was next does not come. */
const PATIENCE = 4;

/** Whoever leads says so in the name of the connection that holds the lock: both end together, whatever happens. */
export const leaderName = (since: Date): string =>
  `alur-leads ${since.toISOString().slice(0, 19)}Z ${process.pid}@${hostname().replaceAll(/[^\w.-]/g, '_')}`.slice(
    0,
    63,
  );

/** What such a name says; nothing for a connection that is not one of ours. */
export const leaderOf = (name: string): { host: string; pid: number; since: string } | null => {
  const [, since, pid, host] = /^alur-leads (\S+Z) (\d+)@(.+)$/.exec(name) ?? [];
  return since === undefined || host === undefined
    ? null
    : { host, pid: Number(pid), since: new Date(since).toISOString() };
};

const SHARES = `
  with held as materialized (
    select pid, classid::int as class, objid::int as object from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))
  select present.object as worker,
    coalesce(array_agg(stands.object) filter (where stands.object is not null), '{}') as "standsFor",
    coalesce(array_agg(led.object) filter (where led.object is not null), '{}') as leads
  from held present
  left join held stands on stands.pid = present.pid and stands.class = ${CANDIDACY}
  left join held led on led.pid = present.pid and led.class = ${ELECTION}
  where present.class = ${PRESENCE}
  group by present.object`;

/** What every living worker leads, and stands for. */
export const readShares = async (db: Pick<pg.ClientBase, 'query'>): Promise<Share[]> =>
  (await db.query<Share>({ name: 'shares', text: SHARES })).rows;

/**
 * Stands for a partition on a connection, and holds it with that connection's locks. Workers who live share the
 * partitions among themselves by what they see of each other's locks; there is nobody else to ask.
 */
export class Election {
  constructor(
    private readonly client: pg.Client,
    /** The worker's own number, the same for all partitions it stands for. */
    private readonly worker: number,
    private readonly partition: number,
  ) {}

  /** Waits to be elected; false when aborted before. `meanwhile` is done at each look in vain. */
  async win(signal: AbortSignal, meanwhile: () => Promise<void>): Promise<boolean> {
    await this.client.query(
      `select pg_advisory_lock_shared(${PRESENCE}, $1), pg_advisory_lock_shared(${CANDIDACY}, $2)`,
      [this.worker, this.partition],
    );
    for (let looks = 1; !signal.aborted; looks++) {
      const shares = await readShares(this.client);
      if (!isFree(shares, this.partition)) looks = 0;
      else if ((isNext(shares, this.worker, this.partition) || looks > PATIENCE) && (await this.take())) return true;
      await meanwhile();
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
    return false;
  }

  /** Whether another worker should have it: to be asked while leading. */
  async isToGiveBack(): Promise<boolean> {
    return givesBack(await readShares(this.client), this.worker, this.partition);
  }

  private async take(): Promise<boolean> {
    const { rows } = await this.client.query<{ won: boolean }>('select pg_try_advisory_lock($1, $2) as won', [
      ELECTION,
      this.partition,
    ]);
    if (!rows[0]?.won) return false;
    await this.client.query(`select set_config('application_name', $1, false)`, [leaderName(new Date())]);
    return true;
  }
}
