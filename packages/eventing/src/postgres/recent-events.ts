import type { NewEvent, Position, Recorded } from '../event.js';
import { passes } from '../filter.js';
import type { ReadPage } from '../pages.js';
import type { EncodedAppend } from './append-statement.js';

const REMEMBERED = 2_000;
/** Interval at which the database is polled anyway, since another process's notification may have been lost. */
const ASK_EVERY_MS = 1_000;

/**
 * The recent end of the log, as long as only this process writes: followers that are close to the end read from it
 * instead of querying the database each.
 */
export class RecentEvents {
  private events: Recorded[] = [];
  private last: Position = 0n;
  private announcedHead: Position = 0n;
  private askedAt = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Adds an append of this process, written after the given position. Appends come in their order. */
  wrote(before: Position, { append, data, meta }: EncodedAppend): void {
    if (before !== this.last) this.events = [];
    for (const [index, { stream, revision, event }] of append.events.entries())
      this.events.push({
        ...{ id: event.id, type: event.type, stream, revision },
        position: before + BigInt(index) + 1n,
        // As the database would return it: a copy that contains only what JSON can hold.
        data: JSON.parse(data[index]!) as NewEvent['data'],
        meta: JSON.parse(meta[index]!) as NewEvent['meta'],
      });
    if (this.events.length > 2 * REMEMBERED) this.events = this.events.slice(-REMEMBERED);
    this.last = before + BigInt(append.events.length);
  }

  /**
   * The log has grown to this position, whoever wrote; without a position the events here may have a gap and are
   * dropped.
   */
  announced(position?: Position): void {
    if (position === undefined) this.events = [];
    else if (position > this.announcedHead) this.announcedHead = position;
  }

  /** Serves pages from memory if it has all events after the position. */
  over(readPage: ReadPage): ReadPage {
    return async (after, limit, filter) => {
      if (!this.holds(after)) {
        this.askedAt = this.now();
        return readPage(after, limit, filter);
      }
      const found: Recorded[] = [];
      const first = Number(after - this.events[0]!.position) + 1;
      for (let index = first; index < this.events.length && found.length < limit; index++)
        if (passes(this.events[index]!, filter)) found.push(this.events[index]!);
      return { events: found, head: this.last };
    };
  }

  private holds(after: Position): boolean {
    const oldest = this.events[0]?.position;
    if (oldest === undefined || after < oldest - 1n || after > this.last || this.announcedHead > this.last)
      return false;
    return after < this.last || this.now() - this.askedAt < ASK_EVERY_MS;
  }
}
