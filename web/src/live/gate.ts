/** Lets at most `width` tasks run at once; the others wait their turn. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.width) this.running++;
    else await new Promise<void>(go => this.waiting.push(go));
    try {
      return await task();
    } finally {
      // The slot is passed on directly, so that no new task can take it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
