import type { StreamStart } from '../event-store.js';

/**
 * Streams of one query, unless a single request names more: enough to share its cost, and few enough that the first are
 * folded while the database reads the next. With all that wait in one, the two take turns (bench `command`).
 */
const MOST = 8;
/** Streams that are worth a query of their own while others wait too. */
const WORTH = 2;

interface Waiting<Event> {
  wanted: StreamStart[];
  resolve: (streams: Event[][]) => void;
  reject: (error: unknown) => void;
}

/** The streams' events, in the order in which they are asked for. */
export type ReadStreams<Event> = (wanted: StreamStart[]) => Promise<Event[][]>;

/**
 * Reads streams with so many queries at a time, and without a timer: what is asked for while all are under way goes
 * together in the next, and what is asked for in one turn of the event loop is divided among those that are free. So an
 * idle store adds no delay, a busy one shares each query among many, and the database reads the next while these are
 * folded. A request is answered from one query, which began after it was made.
 */
export function readQueue<Event>(read: ReadStreams<Event>, atOnce: number): ReadStreams<Event> {
  let waiting: Waiting<Event>[] = [];
  let underWay = 0;
  let scheduled = false;

  /** Not at once: all that is asked for in this turn of the event loop is there then. */
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
      begin(); // before the answers are used: the database need not wait for that
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
