/**
 * A job that one worker does for all facilities, or for a partition of them; it can be started again after it was
 * stopped.
 */
export interface Duty {
  start(): void;
  stop(): Promise<void>;
}

/** The duties of a partition's leader: started and stopped together, one change after another. */
export class Duties {
  private changing: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(private readonly all: readonly Duty[]) {}

  begin(): void {
    this.changing = this.changing.then(() => {
      if (!this.closed) for (const duty of this.all) duty.start();
    });
  }

  /** Stops them in their order; resolves when all have ended. */
  end(): Promise<void> {
    this.changing = this.changing.then(async () => {
      for (const duty of this.all) await duty.stop();
    });
    return this.changing;
  }

  /** Ends them for good. */
  close(): Promise<void> {
    this.closed = true;
    return this.end();
  }
}
