import { recordStep } from '@alur/contracts/mobile-jkn/commands';
import type { AntreanVisitRow } from '@alur/contracts/mobile-jkn/rows';
import { antreanVisitView } from '@alur/domain/mobile-jkn/antrean-view';
import { FacilityOutbox, waitingIn, type OutboxParts } from '../../../integrations/facility-outbox.js';
import type { BpjsConfig } from '../../../platform/config/config.js';
import type { Platform } from '../../../platform/platform.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { BpjsAccess } from '../facility-access.js';
import { failureOf } from '../sending-failure.js';
import type { AntreanClient } from './antrean-client.js';
import { AntreanNumbers } from './antrean-numbers.js';

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Tells BPJS of numbers, of each one step at a time and in order (record 111). */
export class AntreanSender extends FacilityOutbox<AntreanClient> {
  private readonly access: BpjsAccess;
  private readonly numbers: AntreanNumbers;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'antrean', service: 'mobile-jkn', what: 'number', to: 'BPJS’s queue', keyName: 'encounterId' },
      waiting: waitingIn(antreanVisitView),
    });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.numbers = new AntreanNumbers(parts.platform, parts.database);
  }

  protected clientOf(merchantId: number): Promise<AntreanClient | undefined> {
    return this.access.antrean(merchantId);
  }

  protected async send(merchantId: number, key: string, antrean: AntreanClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, antreanVisitView, key)) as AntreanVisitRow | undefined;
    const next = row?.steps.find(({ status }) => status !== 'sent');
    if (!row || next?.status !== 'queued') return;
    const failed = await this.numbers
      .tell(merchantId, row.encounterId, next, antrean)
      .then(() => null)
      .catch((error: unknown) => failureOf(error, next.requestedAt, this.now()));
    this.settlePause(merchantId, failed?.problem);
    const outcome = failed ? { failed } : { sent: true };
    await this.record(merchantId, recordStep, row.encounterId, { step: next.step, outcome });
  }
}
