import type { PreparedAppend } from '../prepared-append.js';

export interface BatchLimits {
  appends: number;
  /** Number of postponed appends after which the search stops. */
  left: number;
  events: number;
  bytes: number;
}

interface Waiting {
  append: PreparedAppend;
  bytes: number;
}

/**
 * Takes the appends that can go in one transaction, whose expected revisions are all checked against the streams before
 * it. So an append that names a stream which an earlier one writes is left for the next batch; appends that only check
 * the same stream may share one. Postponed appends keep their order, and no append overtakes them on a stream they wait
 * for. At least one append is taken, however large.
 */
export function takeBatch<T extends Waiting>(queue: T[], limits: BatchLimits): { batch: T[]; rest: T[] } {
  const batch: T[] = [];
  const left: T[] = [];
  const toBeWritten = new Set<string>();
  const waitedFor = new Set<string>();
  let events = 0;
  let bytes = 0;
  let looked = 0;
  for (const next of queue) {
    const { append } = next;
    events += append.events.length;
    bytes += next.bytes;
    const full = batch.length === limits.appends || events > limits.events || bytes > limits.bytes;
    // A long queue for one busy stream is not searched to its end for every batch.
    if ((full && batch.length > 0) || left.length === limits.left) break;
    looked++;
    if (overlaps(append.written, toBeWritten, waitedFor) || overlaps(append.checked, toBeWritten)) {
      left.push(next);
      for (const stream of append.checked) waitedFor.add(stream);
    } else {
      batch.push(next);
    }
    for (const stream of append.written) toBeWritten.add(stream);
  }
  return { batch, rest: left.concat(queue.slice(looked)) };
}

function overlaps(streams: Set<string>, ...others: Set<string>[]): boolean {
  for (const stream of streams) if (others.some(other => other.has(stream))) return true;
  return false;
}
