import { recordLetterRequest, type LetterFailure } from '@alur/contracts/casemix/commands';
import type { CasemixVisitStored } from '@alur/contracts/casemix/rows';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { FacilityOutbox, waitingIn, type OutboxParts } from '../../integrations/facility-outbox.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { BpjsError } from './bpjs-answer.js';
import { BpjsAccess } from './facility-access.js';
import type { VclaimClient } from './vclaim-client.js';
import { NotIssued, VclaimLetters } from './vclaim-letters.js';

/** A clerk waits beside the form, so that a service that was not reached is tried again soon. */
const AGAIN_MS = 60_000;

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Only an outage is tried again, until she withdraws it or types the number. */
const failureOf = (error: unknown): LetterFailure => {
  if (error instanceof NotIssued) return { problem: error.problem, code: null, message: error.words, willRetry: false };
  if (!(error instanceof BpjsError)) throw error;
  const { kind: problem, code, message } = error;
  return { problem, code, message, willRetry: problem === 'unreachable' };
};

/** Has the letters issued that somebody asked of VClaim, one at a time (record 112). The queue is rows of the log. */
export class VclaimSender extends FacilityOutbox<VclaimClient> {
  private readonly access: BpjsAccess;
  private readonly letters: VclaimLetters;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'vclaim', service: 'bpjs', what: 'letter', to: 'VClaim', keyName: 'encounterId' },
      waiting: waitingIn(casemixVisitView),
    });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.letters = new VclaimLetters(parts.platform);
  }

  protected clientOf(merchantId: number): Promise<VclaimClient | undefined> {
    return this.access.vclaim(merchantId);
  }

  protected async send(merchantId: number, key: string, vclaim: VclaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, casemixVisitView, key)) as
      | CasemixVisitStored
      | undefined;
    if (row?.letterRequest?.status === 'queued') await this.issue(merchantId, row, row.letterRequest.request, vclaim);
  }

  private async issue(merchantId: number, row: CasemixVisitStored, request: number, vclaim: VclaimClient) {
    let outcome: object;
    try {
      const issued = await this.letters.issue(row, request, vclaim);
      if (!issued) return;
      outcome = { issued };
      this.settlePause(merchantId, undefined);
    } catch (error) {
      const failed = failureOf(error);
      outcome = { failed };
      this.settlePause(merchantId, failed.problem, AGAIN_MS);
    }
    await this.record(merchantId, recordLetterRequest, row.encounterId, { request, outcome });
  }
}
