import type { LetterFailure } from '@alur/contracts/casemix/asked-of-vclaim';
import { FacilityOutbox, type OutboxParts } from '../../integrations/facility-outbox.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Platform } from '../../platform/platform.js';
import { BpjsError } from './bpjs-answer.js';
import { BpjsAccess } from './facility-access.js';
import type { VclaimClient } from './vclaim-client.js';
import { NotIssued } from './vclaim-letters.js';

/** A clerk waits beside the form, so that a service that was not reached is tried again soon. */
export const AGAIN_MS = 60_000;

export interface VclaimParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'zones'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Only an outage is tried again, until she withdraws it or types the number. */
export const failureOf = (error: unknown): LetterFailure => {
  if (error instanceof NotIssued) return { problem: error.problem, code: null, message: error.words, willRetry: false };
  if (!(error instanceof BpjsError)) throw error;
  const { kind: problem, code, message } = error;
  return { problem, code, message, willRetry: problem === 'unreachable' };
};

/** What is asked of VClaim while a clerk waits for it, one at a time (record 112). The queue is rows of the log. */
export abstract class VclaimOutbox extends FacilityOutbox<VclaimClient> {
  private readonly access: BpjsAccess;

  constructor(
    protected readonly parts: VclaimParts,
    outbox: { lock: string; what: string; keyName: string; waiting: string },
  ) {
    super(parts, { ...outbox, service: 'bpjs', to: 'VClaim' });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
  }

  protected clientOf(merchantId: number): Promise<VclaimClient | undefined> {
    return this.access.vclaim(merchantId);
  }

  /** What came of an attempt; undefined where nothing was attempted. */
  protected async tried(merchantId: number, send: () => Promise<object | undefined>): Promise<object | undefined> {
    try {
      const outcome = await send();
      this.settlePause(merchantId, undefined);
      return outcome;
    } catch (error) {
      const failed = failureOf(error);
      this.settlePause(merchantId, failed.problem, AGAIN_MS);
      return { failed };
    }
  }
}
