import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { PARTITIONS, type Site } from '../site/site.js';
import { insist, type Fault, type Scene } from '../scene.js';

/** The class of the locks that elect a projector for each partition. */
const ELECTION = 7_201_301;
const MOVES_WITHIN_MS = 30_000;

/** The database's processes behind those who make the rows, by partition. */
const leaders = async (owner: pg.Client): Promise<Map<number, number>> => {
  const { rows } = await owner.query<{ partition: number; pid: number }>(
    `select objid::int as partition, pid from pg_locks where locktype = 'advisory' and classid = $1 and granted`,
    [ELECTION],
  );
  return new Map(rows.map(({ partition, pid }) => [partition, pid]));
};

/** Waits until every partition has another leader than it had. */
const moved = async (owner: pg.Client, before: ReadonlyMap<number, number>): Promise<void> => {
  for (const until = performance.now() + MOVES_WITHIN_MS; ; await sleep(50)) {
    const now = await leaders(owner);
    if (now.size === PARTITIONS && [...now].every(([partition, pid]) => before.get(partition) !== pid)) return;
    insist(performance.now() < until, `a partition does not move: ${JSON.stringify([...now])}`);
  }
};

const withOwner = async (site: Site, work: (owner: pg.Client) => Promise<void>): Promise<void> => {
  const owner = new pg.Client(site.databaseUrl);
  owner.on('error', () => {}); // its queries tell
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
};

/** One worker leads all partitions, the other stands by. */
const leadAlone = async (owner: pg.Client, { workers: [leader, standby] }: Site): Promise<void> => {
  insist(leader !== undefined && standby !== undefined, 'there are not two workers');
  await standby.kill();
  for (const until = performance.now() + MOVES_WITHIN_MS; (await leaders(owner)).size < PARTITIONS; await sleep(50))
    insist(performance.now() < until, 'one worker does not lead all partitions');
  standby.start();
  await standby.ready();
};

/**
 * The worker that leads falls asleep, and its partitions move. When it wakes up, it must not write what it had begun.
 * `lose` is how the database comes to think it gone.
 */
const asleep = (lose: (owner: pg.Client, backends: number[]) => Promise<unknown>) => (scene: Scene) => () =>
  withOwner(scene.site, async owner => {
    await leadAlone(owner, scene.site);
    const before = await leaders(owner);
    const [sleeper] = scene.site.workers;
    sleeper?.signal('SIGSTOP');
    try {
      await lose(owner, [...before.values()]);
      await moved(owner, before);
    } finally {
      sleeper?.signal('SIGCONT');
    }
    await sleeper?.ready();
  });

const terminate = (owner: pg.Client, backends: number[]) =>
  owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [backends]);

/** Partitions move when a worker is killed, when its connections are cut, and when they are cut while it sleeps. */
export const partitionsMove: Fault = {
  name: 'partitions-move',
  shape: 'apart',
  strokes: scene => {
    const cut = () =>
      withOwner(scene.site, async owner => {
        const before = await leaders(owner);
        await terminate(owner, [...before.values()]);
        await moved(owner, before);
      });
    return [
      { at: scene.moment(0.05, 0.3), strike: cut },
      { at: scene.moment(0.3, 0.6), strike: asleep(terminate)(scene) },
    ];
  },
};

/** A worker hangs in the middle of the day, its connections with it: the database notices the silence. */
export const workerHangs: Fault = {
  name: 'worker-hangs',
  shape: 'apart',
  strokes: scene => [{ at: scene.moment(), strike: asleep(async () => {})(scene) }],
};
