import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsistencyCheck } from '@kurrent/kurrentdb-client';
import type { Appended } from '../event-store.js';
import { AppendRefused, StoreOverloaded, StoreUnavailable } from '../errors.js';
import type { PreparedAppend } from '../prepared-append.js';
import type { Connection } from './connection.js';
import { encode } from './codec.js';
import { appendFailure } from './failure.js';

/** Appends in flight, below the limit of a node per connection. */
const IN_FLIGHT = 64;
const RETRY_MS = { first: 50, most: 1_000 };

export interface AppendGateOptions {
  connection: Connection;
  /** Appends waiting beyond which more are refused. */
  maxWaiting: number;
  /** How long an append may wait to be sent, mostly because no server is reachable. */
  waitMs: number;
  /** Timeout of a node's answer; the client's own deadline does not cover all of a call. */
  answerMs: number;
  log: (message: string, error: unknown) => void;
}

export interface AppendGate {
  append(append: PreparedAppend): Promise<Appended>;
  /** Refuses new appends, and resolves when the others are answered. */
  close(): Promise<void>;
}

/**
 * Sends appends in parallel, as many as a node handles well, and queues the rest. They are not batched, because the
 * server accepts or refuses a request as a whole, so that one conflict would refuse them all; it groups its disk writes
 * by itself.
 *
 * An append whose answer was lost is sent again: each stream is expected at a revision, and the ids are the same, so
 * that the server answers as it did the first time (26.1: `StorageWriterService`, idempotent writes).
 */
export function appendGate({ connection, maxWaiting, waitMs, answerMs, log }: AppendGateOptions): AppendGate {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  let closed = false;
  let drained = () => {};
  let isKnown = false;

  async function turn(expires: number): Promise<void> {
    if (inFlight < IN_FLIGHT) return void inFlight++;
    let place = () => {};
    const free = new Promise<void>(resolve => waiting.push((place = resolve))); // takes over the slot of one that ends
    if (await within(expires - performance.now(), free)) return;
    waiting.splice(waiting.indexOf(place), 1);
    throw notSent();
  }

  const notSent = () => new StoreUnavailable('not-written', new Error(`not sent for ${waitMs} ms`));

  function done(): void {
    const next = waiting.shift();
    if (next) return next();
    inFlight--;
    if (inFlight === 0) drained();
  }

  async function send(append: PreparedAppend, expires: number): Promise<Appended> {
    const records = encode(append);
    const checks = append.targets.map(({ stream, expected }): ConsistencyCheck => ({
      type: 'stream_state',
      streamName: stream,
      expectedState: expected === -1 ? 'no_stream' : BigInt(expected),
    }));
    let unknown: unknown;
    for (let retryMs = RETRY_MS.first; ; retryMs = Math.min(retryMs * 2, RETRY_MS.most)) {
      if (performance.now() >= expires) throw unknown ? new StoreUnavailable('unknown', unknown) : notSent();
      const client = connection.client();
      try {
        const answer = await within(answerMs, client.appendRecords(records, checks));
        if (!answer) throw new Error(`no answer for ${answerMs} ms`);
        isKnown = true;
        return { position: answer.outcome.position, revisions: append.revisions };
      } catch (error) {
        const failure = appendFailure(error, append, isKnown);
        if (failure.kind === 'final') throw failure.error;
        if (failure.kind === 'unknown') unknown = error;
        if (retryMs === RETRY_MS.first) log('append: not answered, trying again', error);
        connection.renew(client);
        await sleep(Math.min(retryMs * (0.5 + Math.random() / 2), Math.max(0, expires - performance.now())));
      }
    }
  }

  return {
    async append(append) {
      if (closed) throw new StoreUnavailable('not-written', new Error('it is closed'));
      if (waiting.length >= maxWaiting) throw new StoreOverloaded(waiting.length);
      assertApart(append);
      const expires = performance.now() + waitMs;
      await turn(expires);
      try {
        return await send(append, expires);
      } finally {
        done();
      }
    },
    async close() {
      closed = true;
      if (inFlight > 0) await new Promise<void>(resolve => (drained = resolve));
    },
  };
}

/** The work's result if it comes in time; a later one is ignored. */
async function within<Outcome>(ms: number, work: Promise<Outcome>): Promise<{ outcome: Outcome } | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work.then(outcome => ({ outcome })),
      sleep(Math.max(0, ms), undefined, { signal: late.signal }).then(() => undefined),
    ]);
  } finally {
    late.abort();
  }
}

/** Refuses stream names that differ only by case, since the server treats them as one within an append. */
function assertApart({ targets }: PreparedAppend): void {
  const names = new Set(targets.map(({ stream }) => stream.toLowerCase()));
  if (names.size < targets.length) throw new AppendRefused(new Error('two of its streams differ by case alone'));
}
