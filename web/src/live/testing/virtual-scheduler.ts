import { seeded } from '@alur/contracts/kernel/seeded';
import type { Scheduler } from '../topic-store-options';

/** Time that passes only when the test advances it, and random numbers that are the same for the same seed. */
export class VirtualScheduler implements Scheduler {
  private time = 0;
  private order = 0;
  private tasks: { at: number; order: number; task: () => void }[] = [];
  readonly random: () => number;

  constructor(seed: number) {
    this.random = seeded(seed * 2_654_435_761);
  }

  now = (): number => this.time;

  after = (ms: number, task: () => void): (() => void) => {
    const entry = { at: this.time + ms, order: this.order++, task };
    this.tasks.push(entry);
    return () => {
      this.tasks = this.tasks.filter(other => other !== entry);
    };
  };

  frame = (task: () => void): (() => void) => this.after(16, task);

  /** Lets `ms` pass; promises settle between the tasks. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    for (;;) {
      await settled();
      const next = this.tasks.filter(entry => entry.at <= until).sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.tasks = this.tasks.filter(entry => entry !== next);
      this.time = Math.max(this.time, next.at);
      next.task();
    }
    this.time = until;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
