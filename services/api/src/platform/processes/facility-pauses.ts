/** Each failure to reach a service doubles the wait of the facility. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** How long each facility waits until a service that was not reached is tried again. */
export class FacilityPauses {
  private readonly pauses = new Map<number, { count: number; nextAt: number }>();

  constructor(private readonly now: () => number) {}

  /** `waitMs` is how long the service asked to be left alone. */
  pause(merchantId: number, waitMs?: number): void {
    const count = (this.pauses.get(merchantId)?.count ?? 0) + 1;
    const wait = waitMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - 1));
    this.pauses.set(merchantId, { count, nextAt: this.now() + wait });
  }

  isPaused(merchantId: number): boolean {
    return (this.pauses.get(merchantId)?.nextAt ?? 0) > this.now();
  }

  /** The service was reached. */
  end(merchantId: number): void {
    this.pauses.delete(merchantId);
  }
}
