import type { Seen } from '@alur/domain/kernel/event';
import { countWhile, momentsOf, type Moment } from './moment.js';
import type { DayRange } from './log-days.js';

/** Reads a facility's events after a position, up to a limit. */
export type ReadOn = (after: bigint, limit: number) => Promise<Seen[]>;

/** Page size by the events read so far: small at first, since most days are short, and larger on a busy day. */
const pageAfter = (read: number): number => Math.min(2_000, Math.max(250, read));

/** The events of one day of a facility; it grows while the day goes on. */
export class DayMoments {
  private readonly all: Moment[] = [];
  private ended: boolean;

  constructor(
    readonly day: string,
    private readonly range: DayRange,
  ) {
    this.ended = range.from === null;
  }

  get moments(): readonly Moment[] {
    return this.all;
  }

  get weight(): number {
    return this.all.length + 1;
  }

  /**
   * The position before the day's first event, or before the next day's if it has none; null if the log ends before
   * that.
   */
  get before(): string | null {
    const next = this.range.from ?? this.range.until;
    return next === null ? null : (next - 1n).toString();
  }

  /** Whether the day is complete. */
  get over(): boolean {
    return this.ended && this.before !== null;
  }

  /** Reads on to the end of the day, or of the log. */
  async extend(read: ReadOn): Promise<void> {
    while (!this.ended) {
      const last = this.all.at(-1)?.event.position;
      const page = await read(last === undefined ? BigInt(this.before ?? 0) : BigInt(last), pageAfter(this.all.length));
      if (page.length === 0) return;
      // A later `localDate` begins the next day; an earlier one, after a clock was set back, does not end this one.
      const end = page.findIndex(event => event.meta.localDate > this.day);
      this.all.push(...momentsOf(end < 0 ? page : page.slice(0, end), this.all.at(-1)?.at));
      this.ended = end >= 0;
    }
  }

  /** All events of the append that contains a position. */
  appendAt(position: bigint): Seen[] {
    const isBefore = ({ event }: Moment) => BigInt(event.position) < position;
    const found = this.all[countWhile(this.all, isBefore)]?.event;
    if (found?.position !== position.toString()) return [];
    const { appendId } = found.meta;
    return this.all.flatMap(({ event }) => (event.meta.appendId === appendId ? [event] : []));
  }
}
