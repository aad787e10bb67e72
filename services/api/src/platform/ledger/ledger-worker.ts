import type { Logger } from 'pino';
import type { AccessAnchors } from '../access-log/access-anchors.js';
import type { Ledger } from './ledger.js';

/** Interval between two seals, so that events are unsealed for little longer than this. */
const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;
/** Interval between two anchors of the access log; longer, since there are new looks all day long. */
const ANCHOR_EVERY_MS = 60_000;
/** Time to seal at shutdown; what takes longer is left to the next start. */
const SEALS_AT_THE_END_MS = 5_000;

/**
 * Keeps the ledger a second behind the log, and the access log's anchors a minute behind. Two workers at once would do
 * no harm.
 */
export class LedgerWorker {
  private abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private sealing: Promise<void> | undefined;
  private anchoredAt = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly anchors: AccessAnchors,
    private readonly logger: Logger,
  ) {}

  start(): void {
    if (this.sealing) return;
    this.abort = new AbortController();
    this.sealing = this.sealAndWait();
  }

  /** Signs the last events, if it was started. It can be started again. */
  async stop(): Promise<void> {
    if (!this.sealing) return;
    this.abort.abort();
    clearTimeout(this.timer);
    await this.sealing;
    this.sealing = undefined;
    await this.ledger
      .seal(undefined, AbortSignal.timeout(SEALS_AT_THE_END_MS))
      .then(() => this.anchors.sign())
      .catch((error: unknown) => this.logger.error({ err: error }, 'ledger: the last events are not sealed'));
  }

  private async sealAndWait(): Promise<void> {
    let wait = EVERY_MS;
    try {
      await this.ledger.seal(undefined, this.abort.signal);
      if (Date.now() - this.anchoredAt >= ANCHOR_EVERY_MS) {
        await this.anchors.sign();
        this.anchoredAt = Date.now();
      }
    } catch (error) {
      this.logger.error({ err: error }, 'ledger: events are not sealed; trying again');
      wait = AFTER_FAILURE_MS;
    }
    if (!this.abort.signal.aborted) {
      this.timer = setTimeout(() => {
        this.sealing = this.sealAndWait();
      }, wait);
    }
  }
}
