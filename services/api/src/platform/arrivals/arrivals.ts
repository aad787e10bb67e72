interface Arriving {
  /** Part of the past that is in the log, from 0 to 1. */
  part: number;
  whole: PromiseWithResolvers<void>;
}

/**
 * Facilities whose demonstration history is still being written into the log, day by day. Nothing else may be written
 * to such a facility meanwhile, because a later day's event would end the day that is being written.
 */
export class Arrivals {
  /** How long a command for such a facility waits before it is refused. */
  patienceMs = 120_000;
  private readonly arriving = new Map<number, Arriving>();

  /** Part of the past that is in the log, from 0 to 1. */
  reach(merchantId: number, part: number): void {
    const { whole } = this.arriving.get(merchantId) ?? { whole: Promise.withResolvers<void>() };
    this.arriving.set(merchantId, { part, whole });
  }

  end(merchantId: number): void {
    const arrived = this.arriving.get(merchantId);
    this.arriving.delete(merchantId);
    arrived?.whole.resolve();
  }

  /** Releases everybody who waits, because the process ends before the history is complete. */
  giveUp(): void {
    for (const { whole } of this.arriving.values()) whole.resolve();
  }

  /** Progress of the slowest facility in whole percent; null where no history is being written. */
  get percent(): number | null {
    const parts = [...this.arriving.values()].map(({ part }) => part);
    return parts.length === 0 ? null : Math.floor(Math.min(...parts) * 100);
  }

  /** Progress of one facility from 0 to 1; undefined where no history is being written. */
  partOf(merchantId: number): number | undefined {
    return this.arriving.get(merchantId)?.part;
  }

  /** Resolves once the history is complete, or `patienceMs` is over. */
  async wait(merchantId: number): Promise<void> {
    const whole = this.arriving.get(merchantId)?.whole.promise;
    if (!whole) return;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>(resolve => (timer = setTimeout(resolve, this.patienceMs)));
    await Promise.race([whole, over]);
    clearTimeout(timer);
  }
}
