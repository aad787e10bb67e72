import type { EventStore, Position, SubscriptionFilter } from '@alur/eventing';

/**
 * When the oldest event was recorded that somebody has still to take. What is known to hold nothing for them is not
 * read again: whoever waits for a rare event would else have the log read from there on each time.
 */
export class OldestWaiting {
  private readonly nothingUpTo = new Map<string, Position>();

  constructor(private readonly store: Pick<EventStore, 'readAll'>) {}

  /** An instant; undefined when nothing between `reached` and `head` is for them. */
  async after(
    name: string,
    reached: Position,
    head: Position,
    filter: SubscriptionFilter,
  ): Promise<string | undefined> {
    const known = this.nothingUpTo.get(name) ?? 0n;
    const from = known > reached ? known : reached;
    if (from >= head) return undefined;
    const [event] = await this.store.readAll(from, { limit: 1, filter });
    if (event) return event.meta.at;
    this.nothingUpTo.set(name, head);
    return undefined;
  }
}
