import {
  recordDeletion,
  recordItem,
  recordReferral,
  recordRegistration,
  recordVisit,
  type PcareFailure,
} from '@alur/contracts/bpjs/commands';
import type { PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { pcareVisitView } from '@alur/domain/bpjs/pcare-view';
import type { BpjsConfig } from '../../platform/config/config.js';
import { FacilityOutbox, waitingIn, type OutboxParts } from '../../integrations/facility-outbox.js';
import type { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { BpjsAccess } from './facility-access.js';
import type { PcareClient } from './pcare-client.js';
import { PcareItems } from './pcare-items.js';
import { PcareVisits } from './pcare-visits.js';
import { failureOf } from './sending-failure.js';

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/**
 * Registers, deletes and reports visits in PCare, one at a time. The queue is rows of the log, so it survives restarts
 * (record 108).
 */
export class PcareSender extends FacilityOutbox<PcareClient> {
  private readonly access: BpjsAccess;
  private readonly visits: PcareVisits;
  private readonly items: PcareItems;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'pcare', service: 'bpjs', what: 'visit', to: 'PCare', keyName: 'encounterId' },
      waiting: waitingIn(pcareVisitView),
    });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.visits = new PcareVisits(parts.platform, parts.database);
    this.items = new PcareItems(parts.platform, parts.database);
  }

  protected clientOf(merchantId: number): Promise<PcareClient | undefined> {
    return this.access.pcare(merchantId);
  }

  protected async send(merchantId: number, key: string, pcare: PcareClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, pcareVisitView, key)) as PcareVisitRow | undefined;
    if (row?.registration === 'queued') {
      const outcome = await this.tried(row, async () => ({
        registered: await this.visits.register(merchantId, row, pcare),
      }));
      await this.tell(row, merchantId, recordRegistration, { request: row.registrationRequest, outcome });
    } else if (row?.registration === 'deleting') {
      const outcome = await this.tried(row, async () => {
        await this.visits.deleteRegistration(merchantId, row, pcare);
        return { deleted: true };
      });
      await this.tell(row, merchantId, recordDeletion, { outcome });
    } else if (row?.visit === 'queued') {
      const outcome = await this.tried(row, async () => ({
        visitNumber: await this.visits.report(merchantId, row, pcare),
      }));
      await this.tell(row, merchantId, recordVisit, { request: row.visitRequest, outcome });
    } else if (row?.visit === 'sent') await this.complete(merchantId, row, pcare);
  }

  /** Fetches the letter of a visit that was referred on, then sends its medicines and treatments. */
  private async complete(merchantId: number, row: PcareVisitRow, pcare: PcareClient): Promise<void> {
    if (row.referral === 'due') {
      const outcome = await this.tried(row, async () => ({ letter: await pcare.letterOf(row.visitNumber ?? '') }));
      await this.tell(row, merchantId, recordReferral, { request: row.visitRequest, outcome });
    }
    for (const item of row.items.filter(({ waits }) => waits)) {
      if (this.pauses.isPaused(merchantId)) return;
      const outcome = await this.tried(row, () => this.items.settle(merchantId, row, item, pcare));
      const { kind, localId } = item;
      await this.tell(row, merchantId, recordItem, { kind, localId, outcome });
    }
  }

  private async tried(row: PcareVisitRow, send: () => Promise<object>): Promise<object> {
    try {
      return await send();
    } catch (error) {
      return { failed: failureOf(error, row.waitsSince, this.now()) };
    }
  }

  private async tell(
    row: PcareVisitRow,
    merchantId: number,
    command: CommandSpec,
    body: { readonly outcome: object; readonly [name: string]: unknown },
  ) {
    const { outcome } = body;
    const failed = 'failed' in outcome ? (outcome.failed as PcareFailure) : undefined;
    this.settlePause(merchantId, failed?.problem);
    await this.record(merchantId, command, row.encounterId, body);
  }
}
