import {
  recordApproval,
  recordDischargeReport,
  recordLetterCorrection,
  recordLetterDeletion,
  recordLetterRequest,
} from '@alur/contracts/casemix/commands';
import type { CasemixVisitStored } from '@alur/contracts/casemix/rows';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { waitingIn } from '../../integrations/facility-outbox.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { VclaimClient } from './vclaim-client.js';
import { VclaimLetters } from './vclaim-letters.js';
import { VclaimOutbox, type VclaimParts } from './vclaim-outbox.js';

/** Has letters issued, corrected and deleted as somebody asked of VClaim, and tells it of the ends of stays, one at a time (record 112). The queue is rows of the log. */
export class VclaimSender extends VclaimOutbox {
  private readonly letters: VclaimLetters;

  constructor(parts: VclaimParts) {
    super(parts, { lock: 'vclaim', what: 'letter', keyName: 'encounterId', waiting: waitingIn(casemixVisitView) });
    this.letters = new VclaimLetters(parts.platform);
  }

  protected async send(merchantId: number, key: string, vclaim: VclaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, casemixVisitView, key)) as
      | CasemixVisitStored
      | undefined;
    if (row?.letterApprovals.some(({ status }) => status === 'queued')) {
      const asked = await this.letters.approve(row, vclaim);
      if (!asked) return;
      const outcome = await this.tried(merchantId, asked.send);
      await this.record(merchantId, recordApproval, row.encounterId, { approval: asked.approval, outcome });
    } else if (row?.letterRequest?.status === 'queued') {
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
    } else if (row?.letterCorrection?.status === 'queued') {
      const asked = await this.letters.correct(row, vclaim);
      if (!asked) return;
      const { number, correction } = asked;
      const outcome = await this.tried(merchantId, asked.send);
      await this.record(merchantId, recordLetterCorrection, row.encounterId, { number, correction, outcome });
    } else if (row?.dischargeReport?.status === 'queued') {
      const report = await this.letters.report(merchantId, row.encounterId, vclaim);
      if (!report) return;
      const { number, leftAt } = report;
      const outcome = await this.tried(merchantId, report.send);
      await this.record(merchantId, recordDischargeReport, row.encounterId, { number, leftAt, outcome });
    }
  }
}
