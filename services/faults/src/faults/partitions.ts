import { readLeaders } from '@alur/api/platform/watch/installation-state-queries';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../site/server-process.js';
import { PARTITIONS, type Site } from '../site/site.js';
import { insist, type Fault, type Scene } from '../scene.js';

/** Class of the advisory locks that elect a projector for each partition. */
const ELECTION = 7_201_301;
const MOVES_WITHIN_MS = 30_000;

/** Observes the leader of each partition, and disconnects leaders. */
class Partitions {
  private constructor(
    private readonly owner: pg.Client,
    private readonly scene: Scene,
  ) {}

  static async watch(scene: Scene, work: (partitions: Partitions) => Promise<void>): Promise<void> {
    const owner = new pg.Client(scene.site.databaseUrl);
    owner.on('error', () => {}); // the failing query reports it
    await owner.connect();
    try {
      await work(new Partitions(owner, scene));
    } finally {
      await owner.end();
    }
  }

  /** Waits until each worker leads one partition. */
  async shared(after: string): Promise<void> {
    const pids = this.scene.site.workers.map(({ pid }) => pid);
    await this.come(after, led => pids.every(pid => led.filter(each => each === pid).length === 1));
  }

  /** Waits until this worker leads all partitions. */
  async ledBy(worker: ServerProcess, after: string): Promise<void> {
    await this.come(after, led => led.every(pid => pid === worker.pid));
  }

  /** Terminates the connections that lead, of this worker or of all, and waits for new leaders. */
  async cut(worker?: ServerProcess): Promise<void> {
    const before = await this.backends();
    const leaders = await readLeaders(this.owner, ELECTION);
    const ended = [...before].flatMap(([partition, backend]) =>
      worker && leaders.get(partition)?.pid !== worker.pid ? [] : [backend],
    );
    await this.owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [ended]);
    await this.until('connections were cut', async () => {
      const now = [...(await this.backends()).values()];
      return now.length === PARTITIONS && !now.some(backend => ended.includes(backend));
    });
  }

  private async come(after: string, holds: (pids: (number | undefined)[]) => boolean): Promise<void> {
    await this.until(after, async () => {
      const leaders = await readLeaders(this.owner, ELECTION);
      return leaders.size === PARTITIONS && holds([...leaders.values()].map(leader => leader?.pid));
    });
  }

  private async until(after: string, holds: () => Promise<boolean>): Promise<void> {
    const began = performance.now();
    while (!(await holds())) {
      insist(performance.now() - began < MOVES_WITHIN_MS, `after ${after} the partitions do not move`);
      await sleep(20);
    }
    this.scene.say(`partitions: as they should be ${Math.round(performance.now() - began)} ms after ${after}`);
  }

  private async backends(): Promise<Map<number, number>> {
    const { rows } = await this.owner.query<{ partition: number; pid: number }>(
      `select objid::int as partition, pid from pg_locks where locktype = 'advisory' and classid = $1 and granted`,
      [ELECTION],
    );
    return new Map(rows.map(({ partition, pid }) => [partition, pid]));
  }
}

const two = ({ workers: [one, other] }: Site): [ServerProcess, ServerProcess] => {
  insist(one !== undefined && other !== undefined, 'there are not two workers');
  return [one, other];
};

/** Kills a worker: the other one must lead all partitions, and give one back when the first returns. */
const killed = (scene: Scene, which: 0 | 1) => () =>
  Partitions.watch(scene, async partitions => {
    const both = two(scene.site);
    const [victim, other] = [both[which], both[1 - which] as ServerProcess];
    await partitions.shared('work began');
    await victim.kill();
    await partitions.ledBy(other, 'a worker was killed');
    victim.start();
    await victim.ready();
    await partitions.shared('the worker was ready again');
  });

const cutAll = (scene: Scene) => () =>
  Partitions.watch(scene, async partitions => {
    await partitions.shared('work went on');
    await partitions.cut();
    await partitions.shared('the connections were lost');
  });

/**
 * Suspends a worker until its partition moves. When it resumes, it must not write what it had begun. `lose` makes the
 * database believe that the worker is gone.
 */
const asleep =
  (scene: Scene, lose: (partitions: Partitions, sleeper: ServerProcess) => Promise<unknown> = async () => {}) =>
  () =>
    Partitions.watch(scene, async partitions => {
      const [sleeper, other] = two(scene.site);
      await partitions.shared('work went on');
      sleeper.signal('SIGSTOP');
      try {
        await lose(partitions, sleeper);
        await partitions.ledBy(other, 'a worker fell asleep');
      } finally {
        sleeper.signal('SIGCONT');
      }
      await sleeper.ready();
      await partitions.shared('it woke up');
    });

/**
 * Two workers lead one partition each. It moves to the other when its worker is killed, or is cut off and asleep, and
 * comes back with the worker; it goes on where connections are cut.
 */
export const partitionsMove: Fault = {
  name: 'partitions-move',
  shape: 'apart',
  strokes: scene => [
    { at: scene.moment(0.02, 0.1), strike: killed(scene, 0) },
    { at: scene.moment(0.1, 0.3), strike: cutAll(scene) },
    { at: scene.moment(0.3, 0.5), strike: asleep(scene, (partitions, sleeper) => partitions.cut(sleeper)) },
    { at: scene.moment(0.5, 0.7), strike: killed(scene, 1) },
  ],
};

/** Suspends a worker with its connections in the middle of the day: the database must detect the silence. */
export const workerHangs: Fault = {
  name: 'worker-hangs',
  shape: 'apart',
  strokes: scene => [{ at: scene.moment(), strike: asleep(scene) }],
};
