import type { Platform } from '@alur/api/platform/platform';
import { Sealer } from '@alur/api/platform/sealing/sealer';
import { refill, type PersistedEvent } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { rounded } from '../percentiles.js';

/** An event in plain text with its stream and revision. */
export type PlainEvent = Omit<PersistedEvent, 'id'>;

/** Events in one statement. */
const AT_ONCE = 4_000;

/**
 * Fills a log without other writers: events are sealed as in the product, each string with its person's key, and
 * inserted at the log's end in bulk, as in an import. One part is written while the next is made.
 */
export class LogFiller {
  added = 0;
  private readonly owner: pg.Pool;
  private readonly sealer: Sealer;
  private waiting: PlainEvent[] = [];
  private writing = Promise.resolve();

  constructor(
    private readonly platform: Platform,
    ownerUrl: string,
  ) {
    this.owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    this.sealer = new Sealer(platform.keys);
  }

  /** Adds the events of one append. */
  async add(append: readonly PlainEvent[]): Promise<void> {
    this.waiting.push(...append);
    this.added += append.length;
    if (this.waiting.length >= AT_ONCE) await this.flush();
  }

  /** Writes the remaining events. */
  async end(): Promise<void> {
    await this.flush();
    await this.writing;
    await this.owner.end();
  }

  private async flush(): Promise<void> {
    const events = this.waiting;
    this.waiting = [];
    const kept = await this.sealed(events);
    await this.writing;
    this.writing = refill(this.owner, kept);
    this.writing.catch(() => {}); // awaited later
  }

  private async sealed(events: readonly PlainEvent[]): Promise<PersistedEvent[]> {
    const known = events.map(({ type }) => this.platform.events.get(type));
    const kept = events.map((event, at) => ({
      ...event,
      id: randomUUID(),
      meta: { ...event.meta, v: known[at]!.spec.version },
    }));
    const sealed = await this.sealer.seal(
      kept.map(({ id, data, meta }, at) => ({ id, data, merchantId: meta.merchantId, paths: known[at]!.sealed })),
    );
    return kept.map((event, at) => ({ ...event, data: sealed[at]! }));
  }
}

/** Fills the log with the events that `tell` adds; returns the time it took. */
export const fillLog = async (
  platform: Platform,
  ownerUrl: string,
  tell: (filler: LogFiller) => Promise<void>,
): Promise<void> => {
  const filler = new LogFiller(platform, ownerUrl);
  const started = performance.now();
  await tell(filler);
  await filler.end();
  const seconds = rounded((performance.now() - started) / 1000);
  console.error(`${filler.added} events written in ${seconds} s`);
};
