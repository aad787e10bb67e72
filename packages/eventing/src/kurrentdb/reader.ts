import {
  BACKWARDS,
  END,
  START,
  StreamNotFoundError,
  type KurrentDBClient,
  type ReadPosition,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import type { Position, Recorded } from '../event.js';
import type { StreamStart, SubscriptionFilter } from '../event-store.js';
import { passes } from '../filter.js';
import type { ReadPage } from '../pages.js';
import { decode, isOurs } from './codec.js';
import type { Connection } from './connection.js';
import { StoreUnavailable } from '../errors.js';
import { readError } from './failure.js';
import { serverFilter } from './server-filter.js';

const STREAM_PAGE = 500;
const TRIES = 2;

type Reads = (client: KurrentDBClient) => AsyncIterable<ResolvedEvent>;

export interface Reader {
  readPage: ReadPage;
  read: (stream: string, from?: number) => AsyncIterable<Recorded>;
  readMany: (streams: StreamStart[]) => Promise<Map<string, Recorded[]>>;
  head: () => Promise<Position>;
}

/**
 * The reading half of the store. Everything is read from the leader, because a follower may lack what this process has
 * just written.
 */
export function reader(connection: Connection): Reader {
  let isKnown = false;

  /**
   * Collects all that a read returns; a stream that does not exist is empty. Retries, because the first read after a
   * failover fails.
   */
  async function collect(read: Reads, tries = TRIES): Promise<ResolvedEvent[]> {
    const client = connection.client();
    const collected: ResolvedEvent[] = [];
    try {
      for await (const event of read(client)) collected.push(event);
      isKnown = true;
      return collected;
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      connection.renew(client);
      const failure = readError(error, isKnown);
      if (tries > 1 && failure instanceof StoreUnavailable) return collect(read, tries - 1);
      throw failure;
    }
  }

  async function head(): Promise<Position> {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1, filter: serverFilter({}) } as const;
    const [last] = await collect(client => client.readAll({ ...options, requiresLeader: true }));
    return last ? positionOf(last) : 0n;
  }

  /** Reads from an event on, including it, since the server's reads include their start. */
  function pageFrom(position: Position, maxCount: number, filter: SubscriptionFilter): Promise<ResolvedEvent[]> {
    const fromPosition: ReadPosition = position === 0n ? START : { commit: position, prepare: position };
    const options = { fromPosition, maxCount, filter: serverFilter(filter), requiresLeader: true };
    return collect(client => client.readAll(options));
  }

  function pageOf(stream: string, from: number): Promise<ResolvedEvent[]> {
    const options = { fromRevision: BigInt(from), maxCount: STREAM_PAGE, requiresLeader: true };
    return collect(client => client.readStream(stream, options));
  }

  async function* read(stream: string, from = 0): AsyncGenerator<Recorded, void> {
    for (let next = from; ;) {
      const page = await pageOf(stream, next);
      yield* oursOf(page);
      if (page.length < STREAM_PAGE) return;
      next = Number(page.at(-1)!.event!.revision) + 1;
    }
  }

  return {
    async readPage(after, limit, filter) {
      // The head is read first, so that the pages that follow cover at least all up to there.
      const top = await head();
      const events: Recorded[] = [];
      for (let from = after; ;) {
        const page = await pageFrom(from, limit + 1, filter);
        // A page begins with the event at its position, which the reader has already, or which may be unreadable.
        const further = page.filter(each => positionOf(each) > from);
        events.push(...oursOf(further).filter(event => passes(event, filter)));
        if (events.length >= limit || page.length <= limit) break;
        from = positionOf(page.at(-1)!);
      }
      const last = events.at(-1)?.position ?? 0n;
      return { events: events.slice(0, limit), head: last > top ? last : top };
    },
    read,
    readMany: async wanted =>
      new Map(
        await Promise.all(wanted.map(async ({ stream, from }) => [stream, await whole(read(stream, from))] as const)),
      ),
    head,
  };
}

/** Skips events of other writers with a type like ours. */
const oursOf = (page: ResolvedEvent[]): Recorded[] => page.filter(isOurs).map(each => decode(each).event);

/** @throws Error when the server left it out, which it does of no event */
function positionOf({ event }: ResolvedEvent): Position {
  if (!event?.position) throw new Error('the server gave an event without its position');
  return event.position.commit;
}

async function whole(events: AsyncIterable<Recorded>): Promise<Recorded[]> {
  const collected: Recorded[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}
