import type { Frame } from '@alur/contracts/kernel/live';

/** Collects a frame's recipients within one turn of the event loop, so that it is encoded once, however many watch. */
export class FrameCast {
  private readonly waiting = new Map<Frame, string[]>();

  constructor(private readonly emit: (frame: Frame, socketIds: string[]) => void) {}

  /** Sends a frame; each socket gets its frames in the order of these calls. */
  send(frame: Frame, socketId: string): void {
    if (this.waiting.size === 0) queueMicrotask(() => this.sendAll());
    const others = this.waiting.get(frame);
    if (others) others.push(socketId);
    else this.waiting.set(frame, [socketId]);
  }

  private sendAll(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    for (const [frame, socketIds] of all) this.emit(frame, socketIds);
  }
}
