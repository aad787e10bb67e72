interface Waiter {
  position: bigint;
  done: (reached: boolean) => void;
}

/** How far the rows have followed the log, per partition of merchants, and the requests that wait for them. */
export class ProjectionProgress {
  private readonly partitions: { reached: bigint; waiting: Set<Waiter> }[];

  constructor(partitions: number) {
    this.partitions = Array.from({ length: partitions }, () => ({ reached: 0n, waiting: new Set() }));
  }

  /** The partition's rows now show everything up to here. */
  advance(partition: number, position: bigint): void {
    const one = this.partitions[partition];
    if (!one || position <= one.reached) return;
    one.reached = position;
    for (const waiter of one.waiting) if (waiter.position <= position) waiter.done(true);
  }

  /** True once the merchant's rows show the position; false when that takes longer than `withinMs`. */
  async waitFor(position: bigint, merchantId: number, withinMs: number): Promise<boolean> {
    const one = this.partitions[merchantId % this.partitions.length];
    if (!one) return false;
    if (position <= one.reached) return true;
    return new Promise(resolve => {
      const waiter: Waiter = {
        position,
        done: reached => {
          clearTimeout(timer);
          one.waiting.delete(waiter);
          resolve(reached);
        },
      };
      const timer = setTimeout(() => waiter.done(false), withinMs);
      one.waiting.add(waiter);
    });
  }
}
