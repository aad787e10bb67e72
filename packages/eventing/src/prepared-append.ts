import type { NewEvent } from './event.js';
import type { ExpectedRevision, StreamCheck, StreamWrite } from './event-store.js';

/** An append in the form that stores work on: revisions are numbers, -1 for a stream that must not exist. */
export interface PreparedAppend {
  /** Every stream written or checked. */
  targets: { stream: string; expected: number }[];
  written: Set<string>;
  checked: Set<string>;
  /** In the order of their positions. */
  events: { stream: string; revision: number; event: NewEvent }[];
  /** The last revision of each written stream. */
  revisions: Record<string, number>;
}

export const toNumber = (expected: ExpectedRevision): number => (expected === 'none' ? -1 : expected);
export const toExpected = (revision: number): ExpectedRevision => (revision === -1 ? 'none' : revision);

/**
 * Validates an append, and prepares it for the store.
 *
 * @throws TypeError when it writes nothing, names a stream twice, expects a revision that cannot be, or when its events
 * do not carry one append id
 */
export function prepareAppend(writes: StreamWrite[], checks: StreamCheck[] = []): PreparedAppend {
  const prepared: PreparedAppend = {
    targets: [],
    written: new Set(),
    checked: new Set(),
    events: [],
    revisions: Object.create(null) as Record<string, number>,
  };
  for (const { stream, expected, events } of writes) {
    const before = addTarget(prepared, stream, expected);
    if (events.length === 0) prepared.checked.add(stream);
    else prepared.written.add(stream);
    for (const [index, event] of events.entries()) {
      prepared.events.push({ stream, revision: before + 1 + index, event });
      prepared.revisions[stream] = before + 1 + index;
    }
  }
  for (const { stream, expected } of checks) {
    addTarget(prepared, stream, expected);
    prepared.checked.add(stream);
  }
  if (prepared.events.length === 0) throw new TypeError('an append must write an event');
  const { appendId } = prepared.events[0]!.event.meta;
  if (!appendId || prepared.events.some(({ event }) => event.meta.appendId !== appendId))
    throw new TypeError('the events of an append must carry one append id');
  return prepared;
}

function addTarget(prepared: PreparedAppend, stream: string, expected: ExpectedRevision): number {
  if (prepared.written.has(stream) || prepared.checked.has(stream))
    throw new TypeError(`an append names stream ${stream} twice`);
  if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0))
    throw new TypeError(`${String(expected)} is no revision`);
  prepared.targets.push({ stream, expected: toNumber(expected) });
  return toNumber(expected);
}
