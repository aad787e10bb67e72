/** One writer at a time per stream inside this process; several streams are taken in a fixed order, so none deadlock. */
export class StreamLocks {
  private readonly tails = new Map<string, Promise<void>>();

  /** How many streams are locked or waited for. */
  get size(): number {
    return this.tails.size;
  }

  async hold<T>(streams: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = [];
    for (const stream of [...new Set(streams)].sort()) releases.push(await this.take(stream));
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  }

  private async take(stream: string): Promise<() => void> {
    const before = this.tails.get(stream);
    let release = () => {};
    const mine = new Promise<void>(resolve => {
      release = resolve;
    });
    this.tails.set(stream, mine);
    await before;
    return () => {
      if (this.tails.get(stream) === mine) this.tails.delete(stream);
      release();
    };
  }
}
