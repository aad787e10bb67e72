import type { Position, Recorded } from '../event.js';
import { passes } from '../filter.js';
import type { ReadPage } from '../pages.js';
import type { Decoded } from './codec.js';

const REMEMBERED = 2_000;
/** Interval at which the server is polled anyway, because a connection may hang without ending. */
const ASK_EVERY_MS = 5_000;

/**
 * The recent end of the log, fed by one server subscription: followers that are close to the end read from it instead
 * of asking the server.
 */
export class RecentLog {
  private events: Recorded[] = [];
  private underWay: Recorded[] = [];
  /** All events after this position and up to `last` are here; undefined before it is fed. */
  private since: Position | undefined;
  private last: Position = 0n;
  private fed = false;
  private askedAt = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Starts at this position: later events follow it without a gap. */
  startFrom(position: Position): void {
    this.events = [];
    this.underWay = [];
    this.since = position;
    this.last = position;
    this.fed = true;
  }

  /** Takes the log's next event. Returns the new end of the log once the event's append is complete. */
  take({ event, appendLeft }: Decoded): Position | undefined {
    this.underWay.push(event);
    if (appendLeft > 0) return undefined;
    this.events.push(...this.underWay);
    this.underWay = [];
    this.last = event.position;
    if (this.events.length > 2 * REMEMBERED) {
      this.since = this.events.at(-REMEMBERED - 1)!.position;
      this.events = this.events.slice(-REMEMBERED);
    }
    return this.last;
  }

  /** The subscription has ended: the events here are correct, but there may be newer ones. */
  interrupt(): void {
    this.underWay = [];
    this.fed = false;
  }

  /** Serves pages from memory if it has all events after the position. */
  over(readPage: ReadPage): ReadPage {
    return async (after, limit, filter) => {
      if (!this.holds(after)) {
        this.askedAt = this.now();
        return readPage(after, limit, filter);
      }
      const first = this.events.findLastIndex(event => event.position <= after) + 1;
      const found: Recorded[] = [];
      for (let index = first; index < this.events.length && found.length < limit; index++)
        if (passes(this.events[index]!, filter)) found.push(this.events[index]!);
      return { events: found, head: this.last };
    };
  }

  private holds(after: Position): boolean {
    if (this.since === undefined || after < this.since) return false;
    return after < this.last || (this.fed && this.now() - this.askedAt < ASK_EVERY_MS);
  }
}
