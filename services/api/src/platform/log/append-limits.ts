import type { StreamWrite } from '@alur/eventing';
import { Failure } from '../errors/failure.js';

/**
 * Limits of one append, in any store. They are KurrentDB's: it takes an append in one message and writes it as one
 * record of its transaction log, by default of 1 MiB at most, including the events' meta and its own headers; and its
 * single writer compares the revision of every stream while all other appends wait.
 */
export const MOST_STREAMS = 64;
export const MOST_EVENTS = 500;
export const MOST_DATA_BYTES = 900_000;

/** @throws Failure (409 `command.too-large`) when the append exceeds these limits, before anything is sent */
export const ensureFits = (writes: readonly StreamWrite[]): void => {
  const streams = writes.length;
  let events = 0;
  let bytes = 0;
  for (const write of writes) {
    events += write.events.length;
    for (const { data } of write.events) bytes += Buffer.byteLength(JSON.stringify(data));
  }
  if (streams > MOST_STREAMS || events > MOST_EVENTS || bytes > MOST_DATA_BYTES)
    throw new Failure(409, 'command.too-large', { streams, events, bytes });
};
