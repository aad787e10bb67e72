import { recordSubmission, type SubmissionFailure } from '@alur/contracts/casemix/commands';
import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { claimView } from '@alur/domain/casemix/claim-view';
import { FacilityOutbox, type OutboxParts } from '../../../integrations/facility-outbox.js';
import type { Platform } from '../../../platform/platform.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { ClaimParts, MissingPart } from './claim-parts.js';
import { ClaimSending, NoLongerAsked, Ungroupable } from './claim-sending.js';
import { EklaimAccess } from './eklaim-access.js';
import type { EklaimClient } from './eklaim-client.js';
import { EklaimProblem } from './eklaim-problem.js';

/** A claim that could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 7 * 24 * 3_600_000;

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'zones'> & OutboxParts['platform'];
  servers: readonly string[];
}

/**
 * Sends queued claims to the facility's E-Klaim, one at a time. The queue is rows of the log, so it survives restarts;
 * a process that ends between sending and recording sends again, and adopts what E-Klaim has already.
 */
export class EklaimSender extends FacilityOutbox<EklaimClient> {
  private readonly access: EklaimAccess;
  private readonly claims: ClaimParts;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'e-klaim', service: 'e-klaim', what: 'claim', to: 'E-Klaim', keyName: 'claimId' },
      waiting: `select key from ${tableName(claimView)}
                where merchant_id = $1 and submission = 'queued' order by "requestedAt", key limit $2`,
    });
    this.access = new EklaimAccess(parts.platform, parts.servers);
    this.claims = new ClaimParts(parts.platform, parts.database);
  }

  protected clientOf(merchantId: number): Promise<EklaimClient | undefined> {
    return this.access.of(merchantId);
  }

  protected async send(merchantId: number, key: string, client: EklaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, claimView, key)) as ClaimRow | undefined;
    if (row?.submission !== 'queued' || row.goal === null) return;
    const { goal, request } = row;
    let sending: ClaimSending | undefined;
    let outcome: object = { reached: goal };
    try {
      const claim = await this.claims.of(merchantId, row);
      if (!claim) return;
      sending = new ClaimSending(client, claim, { goal, stillAsked: () => this.ensureAsked(row) });
      if (await sending.run()) outcome = { reached: 'sent' };
      this.pauses.end(merchantId);
    } catch (error) {
      if (error instanceof NoLongerAsked) return;
      outcome = { failed: this.failureOf(merchantId, row, error, sending?.at ?? null) };
    }
    const body = { request, groupings: sending?.groupings ?? [], outcome };
    await this.record(merchantId, recordSubmission, row.id, body);
  }

  /** The last look before what cannot be taken back; the row may not know yet that the claim was reopened. */
  private async ensureAsked({ id, request }: ClaimRow): Promise<void> {
    const state = await this.claims.claim(id);
    const isAsked = state.status === 'finalized' && state.submission.status === 'queued' && state.request === request;
    if (!isAsked) throw new NoLongerAsked();
  }

  private failureOf(merchantId: number, row: ClaimRow, error: unknown, method: string | null): SubmissionFailure {
    const nothing = { method, errorNo: null, message: null, willRetry: false };
    if (error instanceof MissingPart) return { ...nothing, problem: error.problem };
    if (error instanceof Ungroupable) return { ...nothing, problem: 'ungroupable', message: error.message };
    if (!(error instanceof EklaimProblem)) throw error;
    const { kind: problem, message, detail } = error;
    const said = { problem, method, errorNo: detail.errorNo ?? null, message };
    if (problem === 'claim_refused') return { ...said, willRetry: false };
    this.parts.logger.warn({ merchantId, problem }, 'E-Klaim takes nothing at the moment');
    this.pauses.pause(merchantId);
    return { ...said, willRetry: this.now() - Date.parse(row.requestedAt ?? '') < TRIED_MS };
  }
}
