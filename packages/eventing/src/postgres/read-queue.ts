import type { StreamStart } from '../event-store.js';

/**
 * Maximum streams per query, unless a single request names more: enough to share its cost, and few enough that the
 * first results are folded while the database reads the next. With all in one query the two sides would take turns
 * (bench `command`).
 */
const MOST = 8;
/** Number of streams worth a query of their own while others wait too. */
const WORTH = 2;

interface Waiting<Event> {
  wanted: StreamStart[];
  resolve: (streams: Event[][]) => void;
  reject: (error: unknown) => void;
}

/** The streams' events, in the order in which they are asked for. */
export type ReadStreams<Event> = (wanted: StreamStart[]) => Promise<Event[][]>;

/**
 * Reads streams with `atOnce` parallel queries and without a timer: requests that arrive while all are in use are
 * batched into the next one, and requests of one turn of the event loop are divided among the free ones. So an idle
 * store adds no delay, a busy one shares each query among many, and the database reads the next while these are folded.
 * A request is answered from one query, which began after it was made.
 */
export function readQueue<Event>(read: ReadStreams<Event>, atOnce: number): ReadStreams<Event> {
  let waiting: Waiting<Event>[] = [];
  let underWay = 0;
  let scheduled = false;

  /** Deferred, so that all requests of this turn of the event loop are known. */
  function schedule(): void {
    if (scheduled || underWay === atOnce) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      begin();
    });
  }

  function begin(): void {
    for (let free = atOnce - underWay; free > 0 && waiting.length > 0; free--) {
      const group = take(Math.min(MOST, Math.max(WORTH, Math.ceil(streamsOf(waiting) / free))));
      underWay += 1;
      void answer(group);
    }
  }

  function take(most: number): Waiting<Event>[] {
    let streams = 0;
    const end = waiting.findIndex(({ wanted }, at) => (streams += wanted.length) > most && at > 0);
    const group = end < 0 ? waiting : waiting.slice(0, end);
    waiting = end < 0 ? [] : waiting.slice(end);
    return group;
  }

  async function answer(group: Waiting<Event>[]): Promise<void> {
    const reading = read(group.flatMap(({ wanted }) => wanted)).finally(() => {
      underWay -= 1;
      begin(); // starts the next query before the answers are used, so that the database does not idle
    });
    try {
      const streams = await reading;
      let from = 0;
      for (const { wanted, resolve } of group) resolve(streams.slice(from, (from += wanted.length)));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return wanted =>
    new Promise((resolve, reject) => {
      waiting.push({ wanted, resolve, reject });
      schedule();
    });
}

const streamsOf = (waiting: readonly Pick<Waiting<unknown>, 'wanted'>[]): number =>
  waiting.reduce((sum, { wanted }) => sum + wanted.length, 0);
