import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { START, type AllStreamSubscription } from '@kurrent/kurrentdb-client';
import type { Position } from '../event.js';
import { decode, isOurs } from './codec.js';
import { connectionTo } from './connection.js';
import type { RecentLog } from './recent-log.js';
import { serverFilter } from './server-filter.js';

const BACKOFF_MS = { first: 50, most: 2_000 };
/** Interval of the server's progress reports while it finds no event of ours, in its own units of 32. */
const CHECKPOINT_EVERY = 32;

export interface TailOptions {
  url: string;
  recent: RecentLog;
  head: () => Promise<Position>;
  /** The log has grown to this position; without one, it may have grown. */
  announce: (position?: Position) => void;
  log: (message: string, error: unknown) => void;
}

export interface Tail {
  close(): Promise<void>;
}

/** Follows the log's end over a connection of its own, and continues where it was after a loss. */
export function followTail({ url, recent, head, announce, log }: TailOptions): Tail {
  const connection = connectionTo(url);
  const closing = new AbortController();
  let subscription: AllStreamSubscription | undefined;

  async function run(): Promise<void> {
    for (let wait = BACKOFF_MS.first; !closing.signal.aborted; wait = Math.min(wait * 2, BACKOFF_MS.most)) {
      try {
        await follow(await head(), () => (wait = BACKOFF_MS.first));
      } catch (error) {
        if (closing.signal.aborted) return;
        log('subscription: connection lost', error);
      }
      recent.interrupt();
      announce();
      await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  async function follow(from: Position, onConfirmed: () => void): Promise<void> {
    closing.signal.throwIfAborted();
    subscription = connection.client().subscribeToAll({
      fromPosition: from === 0n ? START : { commit: from, prepare: from },
      filter: { ...serverFilter({}), checkpointInterval: CHECKPOINT_EVERY },
      requiresLeader: true,
    });
    const following = subscription;
    following.on('error', () => {}); // `once` tells of it, and of no second one
    subscription.on('confirmation', () => {
      onConfirmed();
      recent.startFrom(from);
      announce(); // announces what was written while nobody listened
    });
    subscription.on('data', resolved => {
      // An unreadable event ends the subscription, which is logged and restarted, but not the process.
      try {
        const grown = isOurs(resolved) ? recent.take(decode(resolved)) : undefined;
        if (grown !== undefined) announce(grown);
      } catch (error) {
        following.destroy(error as Error);
      }
    });
    await once(subscription, 'end', { signal: closing.signal });
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await subscription?.unsubscribe().catch(() => {});
      await running;
      await connection.close();
    },
  };
}
