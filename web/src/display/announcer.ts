import type { Announcement } from './announcements';

export interface Voice {
  /** Reads it out and resolves at its end; an error must not block the next one for long. */
  read(announcement: Announcement): Promise<void>;
}

/**
 * Reads calls out one after the other, never two at once. A call that is no longer current when its turn comes is
 * skipped, and a number called again while it waits is read once.
 */
export class Announcer {
  private waiting: Announcement[] = [];
  private reading: Announcement | null = null;

  constructor(
    private readonly voice: Voice,
    private readonly onReading: (announcement: Announcement | null) => void = () => {},
  ) {}

  add(announcements: readonly Announcement[]): void {
    for (const one of announcements) this.waiting = [...this.waiting.filter(({ id }) => id !== one.id), one];
    void this.run();
  }

  /** Keeps only the numbers that are still called, since whoever went in meanwhile need not be called any more. */
  keep(current: ReadonlySet<number>): void {
    this.waiting = this.waiting.filter(({ id }) => current.has(id));
  }

  get busy(): boolean {
    return this.reading !== null || this.waiting.length > 0;
  }

  private async run(): Promise<void> {
    if (this.reading) return;
    for (;;) {
      const next = this.waiting.shift();
      if (!next) break;
      this.reading = next;
      this.onReading(next);
      await this.voice.read(next).catch(() => {});
    }
    this.reading = null;
    this.onReading(null);
  }
}
