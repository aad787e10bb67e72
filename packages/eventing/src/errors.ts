import type { ExpectedRevision } from './event-store.js';

/**
 * A stream is not at the revision that the append expects. Nothing was written; the caller may read and decide again.
 */
export class WrongRevision extends Error {
  override name = 'WrongRevision';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: ExpectedRevision;

  constructor({ stream, expected, actual }: { stream: string; expected: ExpectedRevision; actual: ExpectedRevision }) {
    super(`stream ${stream} was expected at revision ${expected} and is at ${actual}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** Too many appends are waiting. Nothing was written; try again later. */
export class StoreOverloaded extends Error {
  override name = 'StoreOverloaded';

  constructor(waiting: number) {
    super(`${waiting} appends are waiting already`);
  }
}

/**
 * The store cannot be reached, or the connection was lost. For an append, `outcome` tells what is known: `not-written`
 * (it was never sent, or was rolled back), or `unknown` (it was under way, and may have been written).
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly outcome: 'not-written' | 'unknown';

  constructor(outcome: 'not-written' | 'unknown', cause?: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    const append = outcome === 'unknown' ? '; whether the append was written is unknown' : '';
    super(`the event store is unavailable${why}${append}`, { cause });
    this.outcome = outcome;
  }
}

/** The store cannot hold this content (text that is not Unicode, an id that is no UUID, …). Nothing was written. */
export class AppendRefused extends Error {
  override name = 'AppendRefused';

  constructor(cause: unknown) {
    super(`the append was refused: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
