import type pg from 'pg';
import type { Position } from '../event.js';
import type { Appended } from '../event-store.js';
import { AppendRefused, StoreOverloaded, StoreUnavailable, WrongRevision } from '../errors.js';
import { toExpected, type PreparedAppend } from '../prepared-append.js';
import { encodeAppend, sendBatch, type EncodedAppend, type Verdict } from './append-statement.js';
import { failureOf } from './failure.js';
import { reconnectingClient } from './reconnecting-client.js';
import { CHANNEL } from './schema.js';
import { takeBatch } from './take-batch.js';

const BATCH = { appends: 500, left: 500, events: 5_000, bytes: 8_000_000 };
/** Batches in flight: the database writes one while another is prepared or answered here. */
const AT_ONCE = 2;
/** Number of appends worth a commit of their own while another batch is in flight. */
const WORTH = 8;

export interface AppendQueueOptions {
  config: pg.ClientConfig;
  /** Appends waiting beyond which more are refused. */
  maxWaiting: number;
  /** How long an append may wait to be sent, mostly for a connection. */
  waitMs: number;
  /** Called for each append, in the log's order, with the position before it. */
  onAppended: (before: Position, append: EncodedAppend) => void;
  /** Called with the log's new head, whoever wrote; without one when the log may have grown. */
  onWritten: (head?: Position) => void;
  /** Called with the number of appends in each batch. */
  onBatch: (appends: number) => void;
  log: (message: string, error: unknown) => void;
}

export interface AppendQueue {
  append(append: PreparedAppend): Promise<Appended>;
  /** Starts listening for other processes' appends. */
  listen(): void;
  /** Refuses new appends, answers the queued ones, and closes the connection. */
  close(): Promise<void>;
}

interface Waiting extends EncodedAppend {
  expires: number;
  resolve: (appended: Appended) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends appends in batches over one connection and without a timer: appends that arrive while a batch is being
 * committed form the next batch. So an idle store adds no delay, and a busy one shares each commit among many. Appends
 * enough for two batches are sent as two, the second right behind the first, so that neither this process nor the
 * database idles (infra/adr/0067).
 */
export function appendQueue({
  config,
  maxWaiting,
  waitMs,
  onAppended,
  onWritten,
  onBatch,
  log,
}: AppendQueueOptions): AppendQueue {
  let queue: Waiting[] = [];
  let scheduled = false;
  let underWay = 0;
  let closed = false;
  let expiry: NodeJS.Timeout | undefined;
  let drained = () => {};
  let listening = false;
  let ear: pg.Client | undefined;
  const connection = reconnectingClient({
    config: { ...config, pipeline: true },
    onConnected: schedule,
    log,
  });

  const isDeaf = () => listening && ear !== connection.current();

  /** Listens on the writing connection: another one would be woken for each of our own batches. */
  async function hear(client: pg.Client): Promise<void> {
    ear = client;
    const { processID } = client as pg.Client & { processID: number | null };
    client.on('notification', ({ processId, payload = '' }) => {
      // Our own writes are announced with their answer; before it, followers would query the database for them.
      if (processId !== processID) onWritten(/^\d+$/.test(payload) ? BigInt(payload) : undefined);
    });
    try {
      await client.query(`listen ${CHANNEL}`);
      onWritten(); // earlier writes were not announced to us
    } catch (error) {
      connection.replace(client, error);
    }
  }

  /** Deferred, so that all appends of this turn of the event loop go together. */
  function schedule(): void {
    if (scheduled || !mayFlush()) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      flush();
    });
  }

  const mayFlush = () => connection.current() !== undefined && (isDeaf() || maySend());
  const maySend = () => (underWay === 0 ? queue.length > 0 : underWay < AT_ONCE && queue.length >= WORTH);

  function flush(): void {
    const client = connection.current();
    if (client && isDeaf()) void hear(client);
    while (client && connection.current() === client && maySend()) void run(client, nextBatch());
  }

  /** The whole queue, or the half of it if there is enough for two batches. */
  function nextBatch(): Waiting[] {
    const part = queue.length < 2 * WORTH ? queue.length : Math.ceil(queue.length / (AT_ONCE - underWay));
    const { batch, rest } = takeBatch(queue, { ...BATCH, appends: Math.min(BATCH.appends, part) });
    queue = rest;
    return batch;
  }

  async function run(client: pg.Client, batch: Waiting[]): Promise<void> {
    underWay += 1;
    await send(client, batch);
    underWay -= 1;
    schedule();
    if (queue.length === 0 && underWay === 0) drained();
  }

  async function send(client: pg.Client, batch: Waiting[]): Promise<void> {
    let verdicts: Verdict[];
    try {
      verdicts = await sendBatch(client, batch);
    } catch (error) {
      return fail(client, batch, error);
    }
    onBatch(batch.length);
    let head = 0n;
    for (const [index, waiting] of batch.entries()) {
      const { append, resolve, reject } = waiting;
      const verdict = verdicts[index]!;
      if ('before' in verdict) {
        onAppended(verdict.before, waiting);
        const position = verdict.before + BigInt(append.events.length);
        if (position > head) head = position;
        resolve({ position, revisions: append.revisions });
      } else {
        reject(wrongRevision(append, verdict));
      }
    }
    if (head > 0n) onWritten(head);
  }

  async function fail(client: pg.Client, batch: Waiting[], error: unknown): Promise<void> {
    const failure = failureOf(error);
    if (failure === 'content' && batch.length > 1) return sendOneByOne(client, batch);
    for (const { reject } of batch) {
      if (failure === 'content') reject(new AppendRefused(error));
      else if (failure === 'mistake') reject(error);
      else reject(new StoreUnavailable(failure === 'lost' ? 'unknown' : 'not-written', error));
    }
    if (failure === 'lost') onWritten();
    // A server that cannot write now may be the wrong one: a standby, or one whose disk is full.
    if (failure === 'lost' || failure === 'rolled back') connection.replace(client, error);
  }

  /** Sends each append by itself, so that one with invalid content does not fail the others. */
  async function sendOneByOne(client: pg.Client, batch: Waiting[]): Promise<void> {
    for (const [index, one] of batch.entries()) {
      if (connection.current() !== client) {
        queue = [...batch.slice(index), ...queue];
        return;
      }
      await send(client, [one]);
    }
  }

  /** The queue is in order of age, so only its front can have waited too long. */
  function watchExpiry(): void {
    if (expiry || queue.length === 0) return;
    expiry = setTimeout(
      () => {
        expiry = undefined;
        const now = performance.now();
        while (queue.length > 0 && queue[0]!.expires <= now)
          queue.shift()!.reject(new StoreUnavailable('not-written', new Error(`not sent for ${waitMs} ms`)));
        if (queue.length === 0 && underWay === 0) drained();
        watchExpiry();
      },
      Math.max(1, queue[0]!.expires - performance.now()),
    );
  }

  return {
    append(append) {
      if (closed) return Promise.reject(new StoreUnavailable('not-written', new Error('it is closed')));
      if (queue.length >= maxWaiting) return Promise.reject(new StoreOverloaded(queue.length));
      return new Promise((resolve, reject) => {
        queue.push({ ...encodeAppend(append), expires: performance.now() + waitMs, resolve, reject });
        watchExpiry();
        schedule();
      });
    },
    listen() {
      if (listening || closed) return;
      listening = true;
      schedule();
    },
    async close() {
      closed = true;
      if (underWay > 0 || queue.length > 0) await new Promise<void>(resolve => (drained = resolve));
      clearTimeout(expiry);
      await connection.close();
    },
  };
}

function wrongRevision(append: PreparedAppend, { stream, actual }: { stream: string; actual: number }): WrongRevision {
  const { expected } = append.targets.find(target => target.stream === stream)!;
  return new WrongRevision({ stream, expected: toExpected(expected), actual: toExpected(actual) });
}
