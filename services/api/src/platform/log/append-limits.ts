import type { StreamWrite } from '@alur/eventing';
import { Failure } from '../errors/failure.js';

/**
 * What one append may be, in any store. KurrentDB sets the measure: it takes an append in one message and writes it as
 * one record of its transaction log, by default of 1 MiB at most, the events' meta and its own headers among it; and it
 * compares the revision of every stream in its one writer, while all other appends wait.
 */
export const MOST_STREAMS = 64;
export const MOST_EVENTS = 500;
export const MOST_DATA_BYTES = 900_000;

/** @throws Failure (409 `command.too-large`) when it is more than that, before anything is sent */
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
