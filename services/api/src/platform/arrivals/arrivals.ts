/**
 * Facilities whose past is still being brought into the log, day by day. Nothing else is written there meanwhile, by
 * nobody: a day of the log ends where a later one begins.
 */
export class Arrivals {
  private readonly parts = new Map<number, number>();

  /** So much of it is there, from 0 to 1. */
  reach(merchantId: number, part: number): void {
    this.parts.set(merchantId, part);
  }

  end(merchantId: number): void {
    this.parts.delete(merchantId);
  }

  /** Of the slowest, in whole percent; null where none is on its way. */
  get percent(): number | null {
    return this.parts.size === 0 ? null : Math.floor(Math.min(...this.parts.values()) * 100);
  }

  /** How much of its past is there; nothing where none is on its way. */
  partOf(merchantId: number): number | undefined {
    return this.parts.get(merchantId);
  }
}
