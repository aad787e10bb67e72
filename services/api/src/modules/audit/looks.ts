import type { Caller } from '../../platform/access/caller.js';
import type { AccessLog, Look } from '../../platform/access-log/access-log.js';
import { forgetOldest } from '../../platform/forget-oldest.js';

/** Within this time the same look of the same person is the same look: a scrubber asks many times a second. */
const SAME_LOOK_MS = 10 * 60_000;
const REMEMBERED = 10_000;

/** Looks of auditors, written down once each. */
export class Looks {
  private readonly recorded = new Map<string, { at: number; written: Promise<void> }>();

  constructor(
    private readonly log: Pick<AccessLog, 'record'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Resolves when it is written, now or before; a look that cannot be written is refused. */
  async record(caller: Caller, look: Look): Promise<void> {
    const id = JSON.stringify([caller.merchantId, caller.userId, look.what, look.id, look.of, look.why]);
    const known = this.recorded.get(id);
    if (known && this.now() - known.at < SAME_LOOK_MS) return known.written;
    const written = this.log.record(caller, look);
    forgetOldest(this.recorded, REMEMBERED);
    this.recorded.delete(id);
    this.recorded.set(id, { at: this.now(), written });
    try {
      await written;
    } catch (error) {
      this.recorded.delete(id);
      throw error;
    }
  }
}
