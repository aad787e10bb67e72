/**
 * When each topic was last known to be current. It is not in the Query cache, because it changes with every heartbeat,
 * and rows must not be redrawn for that.
 */
export class Freshness {
  private readonly at = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  confirm(key: string, at: number | null): void {
    if (at === null) this.at.delete(key);
    else this.at.set(key, at);
    for (const listener of this.listeners) listener();
  }

  /** The time of confirmation, or null if the topic has never been current. */
  of(key: string): number | null {
    return this.at.get(key) ?? null;
  }

  /** The oldest confirmation among the topics on the screen: how far behind it may be. */
  oldest(): number | null {
    return this.at.size === 0 ? null : Math.min(...this.at.values());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
