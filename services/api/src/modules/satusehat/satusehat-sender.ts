import { MOST_SENT, recordProgress, type SubmissionFailure } from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import { satusehatSubmissionView } from '@alur/domain/satusehat/submission-view';
import { FacilityOutbox, type OutboxParts } from '../../integrations/facility-outbox.js';
import { MissingPart } from '../../integrations/visit-reader.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { SatusehatAccess } from './facility-access.js';
import type { SatusehatClient } from './satusehat-client.js';
import { SatusehatProblem } from './satusehat-problem.js';
import { VisitParts } from './visit-parts.js';
import { VisitSending } from './visit-sending.js';

/** A visit that could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 7 * 24 * 3_600_000;

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'hashes'> & OutboxParts['platform'];
  url: string;
}

/**
 * Sends queued visits to SATUSEHAT, one at a time. The queue is rows of the log, so it survives restarts; a process
 * that ends between sending and recording sends again, and adopts what the service has already.
 */
export class SatusehatSender extends FacilityOutbox<SatusehatClient> {
  private readonly access: SatusehatAccess;
  private readonly visits: VisitParts;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'satusehat', service: 'satu-sehat', what: 'visit', to: 'SATUSEHAT', keyName: 'encounterId' },
      waiting: `select key from ${tableName(satusehatSubmissionView)}
                where merchant_id = $1 and status = 'queued' order by "requestedAt", key limit $2`,
    });
    this.access = new SatusehatAccess(parts.platform, parts.url, this.now);
    this.visits = new VisitParts(parts.platform, parts.database);
  }

  protected clientOf(merchantId: number): Promise<SatusehatClient | undefined> {
    return this.access.of(merchantId);
  }

  protected async send(merchantId: number, key: string, client: SatusehatClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, satusehatSubmissionView, key)) as
      | SatusehatSubmissionRow
      | undefined;
    // A visit that was reopened waits until it is finished again, which requests it anew.
    if (row?.status !== 'queued' || row.finishedAt === null) return;
    let sending: VisitSending | undefined;
    let failed: SubmissionFailure | undefined;
    try {
      const visit = await this.visits.of(merchantId, row, client);
      const { hashes } = this.parts.platform;
      sending = new VisitSending(client, row, visit, content => hashes.of(merchantId, 'sent to SATUSEHAT', content));
      await sending.run();
      this.pauses.end(merchantId);
    } catch (error) {
      failed = this.failureOf(merchantId, row, error, sending);
    }
    const sent = sending?.sent ?? [];
    while (sent.length > MOST_SENT) {
      const body = { request: row.request, sent: sent.splice(0, MOST_SENT), outcome: { continues: true } };
      await this.record(merchantId, recordProgress, row.encounterId, body);
    }
    const outcome = failed ? { failed } : { completed: true, leftOut: sending?.leftOut ?? [] };
    await this.record(merchantId, recordProgress, row.encounterId, { request: row.request, sent, outcome });
  }

  private failureOf(
    merchantId: number,
    row: SatusehatSubmissionRow,
    error: unknown,
    sending: VisitSending | undefined,
  ): SubmissionFailure {
    const at = sending?.at ?? { resourceType: null, localId: null };
    if (error instanceof MissingPart)
      return { ...at, problem: error.problem, ruleNumber: null, message: null, willRetry: false };
    if (!(error instanceof SatusehatProblem)) throw error;
    const { kind, message, detail } = error;
    if (kind === 'resource_refused')
      return { ...at, problem: kind, ruleNumber: detail.ruleNumber ?? null, message, willRetry: false };
    this.parts.logger.warn({ merchantId, kind }, 'SATUSEHAT takes nothing at the moment');
    this.pauses.pause(merchantId, detail.waitMs);
    const willRetry = this.now() - Date.parse(row.requestedAt ?? '') < TRIED_MS;
    const problem = kind === 'credentials_refused' ? kind : 'unreachable';
    return { ...at, problem, ruleNumber: null, message, willRetry };
  }
}
