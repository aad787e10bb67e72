import type { EventStore, Position, Recorded } from '@alur/eventing';

const PAGE = 1_000;

/** Reads the log, from its beginning or from after a position, in pieces of any size, and can look ahead. */
export class LogReader {
  private ahead: Recorded[] = [];
  private limit = PAGE;
  /** How many events could be read until now. */
  read = 0;

  constructor(
    private readonly store: EventStore,
    private position: Position = 0n,
  ) {}

  /** The next events, fewer than asked for only at the log's end. */
  async take(count: number): Promise<Recorded[]> {
    await this.fill(count);
    return this.ahead.splice(0, count);
  }

  /** Like `take`, but does not consume them. */
  async peek(count: number): Promise<Recorded[]> {
    await this.fill(count);
    return this.ahead.slice(0, count);
  }

  private async fill(count: number): Promise<void> {
    while (this.ahead.length < count) {
      const page = await this.page();
      const last = page.at(-1);
      if (!last) return;
      this.position = last.position;
      this.ahead.push(...page);
      this.read += page.length;
    }
  }

  /** After a page that cannot be read, reads event by event, to find the first one that is unreadable. */
  private async page(): Promise<Recorded[]> {
    try {
      return await this.store.readAll(this.position, { limit: this.limit });
    } catch (error) {
      if (this.limit === 1) throw error;
      this.limit = 1;
      return this.page();
    }
  }
}
