/** How far the rows follow the log, and who waits for them. */
export class ProjectionProgress {
  private position = 0n;
  private readonly waiting = new Set<{ position: bigint; done: (reached: boolean) => void }>();

  get reached(): bigint {
    return this.position;
  }

  /** The rows now show everything up to here. */
  advance(position: bigint): void {
    if (position <= this.position) return;
    this.position = position;
    for (const waiter of this.waiting) if (waiter.position <= position) waiter.done(true);
  }

  /** True once the rows show the position; false when that takes longer than `withinMs`. */
  async waitFor(position: bigint, withinMs: number): Promise<boolean> {
    if (position <= this.position) return true;
    return new Promise(resolve => {
      const waiter = {
        position,
        done: (reached: boolean) => {
          clearTimeout(timer);
          this.waiting.delete(waiter);
          resolve(reached);
        },
      };
      const timer = setTimeout(() => waiter.done(false), withinMs);
      this.waiting.add(waiter);
    });
  }
}
