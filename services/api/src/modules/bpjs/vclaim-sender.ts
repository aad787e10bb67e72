import {
  recordDischargeReport,
  recordLetterDeletion,
  recordLetterRequest,
  type LetterFailure,
} from '@alur/contracts/casemix/commands';
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
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'zones'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Only an outage is tried again, until she withdraws it or types the number. */
const failureOf = (error: unknown): LetterFailure => {
  if (error instanceof NotIssued) return { problem: error.problem, code: null, message: error.words, willRetry: false };
  if (!(error instanceof BpjsError)) throw error;
  const { kind: problem, code, message } = error;
  return { problem, code, message, willRetry: problem === 'unreachable' };
};

/** Has letters issued and deleted as somebody asked of VClaim, and tells it of the ends of stays, one at a time (record 112). The queue is rows of the log. */
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
    if (row?.letterRequest?.status === 'queued') {
      const { request } = row.letterRequest;
      const outcome = await this.tried(merchantId, async () => {
        const issued = await this.letters.issue(row, request, vclaim);
        return issued && { issued };
      });
      if (outcome) await this.record(merchantId, recordLetterRequest, row.encounterId, { request, outcome });
    } else if (row?.letterDeletion?.status === 'queued' && row.letterNumber !== null) {
      const { encounterId, letterNumber: number } = row;
      const outcome = await this.tried(merchantId, async () =>
        (await this.letters.delete(row, number, vclaim)) ? { deleted: true } : undefined,
      );
      if (outcome) await this.record(merchantId, recordLetterDeletion, encounterId, { number, outcome });
    } else if (row?.dischargeReport?.status === 'queued') {
      const report = await this.letters.report(merchantId, row.encounterId, vclaim);
      if (!report) return;
      const { number, leftAt } = report;
      const outcome = await this.tried(merchantId, report.send);
      await this.record(merchantId, recordDischargeReport, row.encounterId, { number, leftAt, outcome });
    }
  }

  /** What came of an attempt; undefined where nothing was attempted. */
  private async tried(merchantId: number, send: () => Promise<object | undefined>): Promise<object | undefined> {
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
