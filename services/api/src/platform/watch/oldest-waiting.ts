import type { EventStore, Position, SubscriptionFilter } from '@alur/eventing';

/**
 * Time of the oldest event that a reader has yet to process. Ranges without events for the reader are remembered,
 * because for a reader of a rare event the log would otherwise be read from its last position each time.
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
