import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsistencyCheck } from '@kurrent/kurrentdb-client';
import type { Appended } from '../event-store.js';
import { AppendRefused, StoreOverloaded, StoreUnavailable } from '../errors.js';
import type { PreparedAppend } from '../prepared-append.js';
import type { Connection } from './connection.js';
import { encode } from './codec.js';
import { appendFailure } from './failure.js';

/** Under what a node takes at once over one connection. */
const IN_FLIGHT = 64;
const RETRY_MS = { first: 50, most: 1_000 };

export interface AppendGateOptions {
  connection: Connection;
  /** Appends waiting beyond which more are refused. */
  maxWaiting: number;
  /** How long an append may wait to be sent, above all for a server. */
  waitMs: number;
  log: (message: string, error: unknown) => void;
}

export interface AppendGate {
  append(append: PreparedAppend): Promise<Appended>;
  /** Refuses what comes, and resolves when what is there has been answered. */
  close(): Promise<void>;
}

/**
 * Sends appends side by side, as many as a node takes well, and keeps the rest waiting. They are not put together: the
 * server takes all or none of a request, and one conflict would refuse them all; it shares its disk writes among them
 * by itself.
 */
export function appendGate({ connection, maxWaiting, waitMs, log }: AppendGateOptions): AppendGate {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  let closed = false;
  let drained = () => {};

  async function turn(): Promise<void> {
    if (inFlight < IN_FLIGHT) inFlight++;
    else await new Promise<void>(resolve => waiting.push(resolve)); // takes over the place of one that is done
  }

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
    for (let retryMs = RETRY_MS.first; ; retryMs = Math.min(retryMs * 2, RETRY_MS.most)) {
      if (performance.now() >= expires)
        throw new StoreUnavailable('not-written', new Error(`not sent for ${waitMs} ms`));
      const client = connection.client();
      try {
        const { position } = await client.appendRecords(records, checks);
        return { position, revisions: append.revisions };
      } catch (error) {
        const failure = appendFailure(error, append);
        if (failure.kind === 'final') throw failure.error;
        if (retryMs === RETRY_MS.first) log('append: not sent, trying again', error);
        if (failure.elsewhere) connection.renew(client);
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
      await turn();
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

/** Within one append the server takes names for the same that differ by case alone. */
function assertApart({ targets }: PreparedAppend): void {
  const names = new Set(targets.map(({ stream }) => stream.toLowerCase()));
  if (names.size < targets.length) throw new AppendRefused(new Error('two of its streams differ by case alone'));
}
