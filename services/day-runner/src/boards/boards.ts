import { Worker } from 'node:worker_threads';
import type { Facility } from '../facility/facility.js';
import type { Expectation } from '../journal.js';
import type { Person } from '../wire/person.js';
import type { BoardSpec } from './board.js';
import type { FromBoards, ToBoards } from './board-thread.js';

interface Watching {
  spec: Omit<BoardSpec, 'token' | 'loss'>;
  by: Person;
}

const RENEW_EVERY_MS = 60_000;

/** Distributes boards over the facilities, the busiest first: queue, pharmacy and cashier in turn. */
const watched = (facilities: readonly Facility[], url: string, count: number): Watching[] => {
  const busiest = facilities.toSorted((one, other) => other.plan.visits.length - one.plan.visits.length);
  return Array.from({ length: count }, (_, id): Watching => {
    const facility = busiest[Math.floor(id / 3) % busiest.length];
    if (!facility) throw new Error('no facility to watch');
    const { merchantId, today: date, schedules, registrar, pharmacists, cashiers } = facility;
    const scheduleId = schedules[Math.floor(id / 3 / busiest.length) % schedules.length] ?? 0;
    const common = { id, url, merchantId };
    if (id % 3 === 0) return { by: registrar, spec: { ...common, topic: 'queue.board', params: { scheduleId, date } } };
    if (id % 3 === 1) return { by: pharmacists[0], spec: { ...common, topic: 'prescription.queue', params: { date } } };
    return { by: cashiers[0].person, spec: { ...common, topic: 'transaction.list', params: { date } } };
  });
};

/**
 * The boards, in a thread of their own, so that boards and commands do not delay each other and measured times stay
 * true.
 */
export class Boards {
  private constructor(
    private readonly worker: Worker,
    private readonly watching: readonly Watching[],
    private readonly renewal: NodeJS.Timeout,
  ) {}

  /** `loss`: share of frames to drop. */
  static async open(facilities: readonly Facility[], url: string, count: number, loss = 0): Promise<Boards> {
    const watching = watched(facilities, url, count);
    const worker = new Worker(new URL('./board-thread.js', import.meta.url));
    const boards = await Promise.all(
      watching.map(async ({ spec, by }) => ({ ...spec, loss, token: await by.token() })),
    );
    const renewal = setInterval(() => void opened.renew(), RENEW_EVERY_MS);
    const opened = new Boards(worker, watching, renewal);
    await opened.ask({ kind: 'open', boards }, 'ready');
    return opened;
  }

  /** The boards' arrival times of the changes, and the boards that differ from the rows. */
  async finish(expectations: Expectation[]): Promise<Extract<FromBoards, { kind: 'finished' }>> {
    clearInterval(this.renewal);
    const finished = await this.ask({ kind: 'finish', expectations }, 'finished');
    await this.worker.terminate();
    return finished;
  }

  private async renew(): Promise<void> {
    const tokens: Record<number, string> = {};
    for (const { spec, by } of this.watching) tokens[spec.id] = await by.token();
    this.say({ kind: 'renew', tokens });
  }

  private say(message: ToBoards): void {
    this.worker.postMessage(message);
  }

  private ask<Kind extends FromBoards['kind']>(
    message: ToBoards,
    kind: Kind,
  ): Promise<Extract<FromBoards, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('message', (answer: FromBoards) => {
        if (answer.kind === kind) resolve(answer as Extract<FromBoards, { kind: Kind }>);
      });
      this.say(message);
    });
  }
}
