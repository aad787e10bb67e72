import type { NewEvent, Position, Recorded } from '../event.js';
import { passes } from '../filter.js';
import type { ReadPage } from '../pages.js';
import type { EncodedAppend } from './append-statement.js';

const REMEMBERED = 2_000;
/** However quiet it is, the database is asked so often: an announcement of another process may have been lost. */
const ASK_EVERY_MS = 1_000;

/**
 * The end of the log as far as this process wrote it without another in between: who follows the log closely is given
 * what was just written, and need not ask the database for it, each follower anew.
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

  /** An append of this process was written, after the position that it was told. Appends come in their order. */
  wrote(before: Position, { append, data, meta }: EncodedAppend): void {
    if (before !== this.last) this.events = [];
    for (const [index, { stream, revision, event }] of append.events.entries())
      this.events.push({
        ...{ id: event.id, type: event.type, stream, revision },
        position: before + BigInt(index) + 1n,
        // As the database gives it back: a copy, with nothing that JSON does not hold.
        data: JSON.parse(data[index]!) as NewEvent['data'],
        meta: JSON.parse(meta[index]!) as NewEvent['meta'],
      });
    if (this.events.length > 2 * REMEMBERED) this.events = this.events.slice(-REMEMBERED);
    this.last = before + BigInt(append.events.length);
  }

  /** The log has grown to this position, by whomever; without one, nobody knows, and nothing here can be relied upon. */
  announced(position?: Position): void {
    if (position === undefined) this.events = [];
    else if (position > this.announcedHead) this.announcedHead = position;
  }

  /** The pages, from memory where it has all that there is after the position. */
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
