import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { givesBack, isFree, isNext, type Share } from './shares.js';

/** Advisory lock, an arbitrary number shared by our processes: with the partition, it elects one projector. */
export const ELECTION = 7_201_301;
/** Advisory lock, with the worker's number: shows the other workers that this one is alive. */
const PRESENCE = 7_201_303;

/** Advisory lock, with the partition: shared by the connections of its candidates. */
const CANDIDACY = 7_201_306;

const LOOK_EVERY_MS = 500;
/** Rounds after which any candidate takes a free partition, because the one whose turn it is does not come. */
const PATIENCE = 4;

/** Connection name of a leader. The connection also holds the lock, so that both end together, whatever happens. */
export const leaderName = (since: Date): string =>
  `alur-leads ${since.toISOString().slice(0, 19)}Z ${process.pid}@${hostname().replaceAll(/[^\w.-]/g, '_')}`.slice(
    0,
    63,
  );

/** Parses a leader's connection name; null for other connections. */
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

/** The partitions that each living worker leads and is a candidate for. */
export const readShares = async (db: Pick<pg.ClientBase, 'query'>): Promise<Share[]> =>
  (await db.query<Share>({ name: 'shares', text: SHARES })).rows;

/**
 * Candidacy for one partition on one connection, held by that connection's locks. Workers share the partitions by what
 * they see of each other's locks, without a coordinator.
 */
export class Election {
  constructor(
    private readonly client: pg.Client,
    /** The worker's own number, the same for all its candidacies. */
    private readonly worker: number,
    private readonly partition: number,
  ) {}

  /** Waits to be elected; false if aborted before. `meanwhile` runs at each unsuccessful attempt. */
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

  /** Whether the leader should hand the partition to another worker. */
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
