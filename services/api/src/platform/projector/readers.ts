/** Delays work that must not happen while others read. */
export class Readers {
  private count = 0;
  private readonly waiting: (() => void)[] = [];

  /** Counts a reader; the work's last step runs before anything that waits for it. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    this.count += 1;
    try {
      return await work();
    } finally {
      this.count -= 1;
      if (this.count === 0) for (const done of this.waiting.splice(0)) done();
    }
  }

  /** Runs the work at once, or as soon as the last reader is done. */
  async whenNobodyReads(work: () => void): Promise<void> {
    if (this.count === 0) return work();
    await new Promise<void>(resolve => this.waiting.push(() => (work(), resolve())));
  }
}
