import type { Position } from './event.js';

/**
 * Wakes the subscriptions of a process when the log has grown. A reader takes a `ticket` before it reads, and waits
 * with it if it found nothing: an announcement in between wakes it at once.
 */
export class Wake {
  private announcements = 0;
  private lastVague = 0;
  private top: Position = 0n;
  private readonly waiting = new Set<{ after: Position; wake: () => void }>();

  /** The log has grown to this position; without one, it may have grown. */
  announce(position?: Position): void {
    this.announcements++;
    if (position === undefined) this.lastVague = this.announcements;
    else if (position > this.top) this.top = position;
    for (const { after, wake } of this.waiting) if (position === undefined || position > after) wake();
  }

  ticket(): number {
    return this.announcements;
  }

  /** Resolves when the log has grown past `after`, when the time is over, or when aborted. */
  async past(after: Position, ticket: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    const grown = this.announcements > ticket && this.top > after;
    if (grown || this.lastVague > ticket || signal.aborted) return;
    await new Promise<void>(resolve => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.waiting.delete(waiter);
        resolve();
      };
      const waiter = { after, wake };
      const timer = setTimeout(wake, timeoutMs);
      signal.addEventListener('abort', wake);
      this.waiting.add(waiter);
    });
  }
}
