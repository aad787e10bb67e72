interface Arriving {
  /** So much of it is there, from 0 to 1. */
  part: number;
  whole: PromiseWithResolvers<void>;
}

/**
 * Facilities whose past is still being brought into the log, day by day. Nothing else is written there meanwhile, by
 * nobody: a day of the log ends where a later one begins.
 */
export class Arrivals {
  /** So long who comes meanwhile waits, as for a slow answer. */
  patienceMs = 120_000;
  private readonly arriving = new Map<number, Arriving>();

  /** So much of it is there, from 0 to 1. */
  reach(merchantId: number, part: number): void {
    const { whole } = this.arriving.get(merchantId) ?? { whole: Promise.withResolvers<void>() };
    this.arriving.set(merchantId, { part, whole });
  }

  end(merchantId: number): void {
    const arrived = this.arriving.get(merchantId);
    this.arriving.delete(merchantId);
    arrived?.whole.resolve();
  }

  /** Nobody waits any longer: the process ends before it is there. */
  giveUp(): void {
    for (const { whole } of this.arriving.values()) whole.resolve();
  }

  /** Of the slowest, in whole percent; null where none is on its way. */
  get percent(): number | null {
    const parts = [...this.arriving.values()].map(({ part }) => part);
    return parts.length === 0 ? null : Math.floor(Math.min(...parts) * 100);
  }

  /** How much of its past is there; nothing where none is on its way. */
  partOf(merchantId: number): number | undefined {
    return this.arriving.get(merchantId)?.part;
  }

  /** Resolves when all of it is there, or patience is over. */
  async wait(merchantId: number): Promise<void> {
    const whole = this.arriving.get(merchantId)?.whole.promise;
    if (!whole) return;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>(resolve => (timer = setTimeout(resolve, this.patienceMs)));
    await Promise.race([whole, over]);
    clearTimeout(timer);
  }
}
