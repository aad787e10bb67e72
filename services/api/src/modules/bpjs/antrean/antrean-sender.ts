import { recordStep } from '@alur/contracts/mobile-jkn/commands';
import type { AntreanStepEntry, AntreanVisitRow } from '@alur/contracts/mobile-jkn/rows';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { antreanVisitView } from '@alur/domain/mobile-jkn/antrean-view';
import { FacilityOutbox, waitingIn, type OutboxParts } from '../../../integrations/facility-outbox.js';
import { fold } from '../../../integrations/fold.js';
import type { BpjsConfig } from '../../../platform/config/config.js';
import type { Platform } from '../../../platform/platform.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { BpjsAccess } from '../facility-access.js';
import { failureOf } from '../sending-failure.js';
import { AntreanNumbers } from './antrean-numbers.js';
import { HospitalNumbers } from './hospital-numbers.js';

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'zones'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Tells one of BPJS's queues a step of a number. */
type Tell = (row: AntreanVisitRow, step: AntreanStepEntry) => Promise<void>;

/** Tells BPJS of numbers, of each one step at a time and in order (record 111). */
export class AntreanSender extends FacilityOutbox<Tell> {
  private readonly access: BpjsAccess;
  private readonly numbers: AntreanNumbers;
  private readonly hospital: HospitalNumbers;

  constructor(private readonly parts: SenderParts) {
    super(parts, {
      ...{ lock: 'antrean', service: 'mobile-jkn', what: 'number', to: 'BPJS’s queue', keyName: 'encounterId' },
      waiting: waitingIn(antreanVisitView),
    });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.numbers = new AntreanNumbers(parts.platform, parts.database);
    this.hospital = new HospitalNumbers(parts.platform, parts.database, this.now);
  }

  /** Primary care has one queue at BPJS, hospitals another; the rule `pcare` tells which (record 108). */
  protected async clientOf(merchantId: number): Promise<Tell | undefined> {
    if (insurance(await fold(this.parts.platform, merchant, merchantId)).pcare) {
      const antrean = await this.access.antrean(merchantId);
      return antrean && (({ encounterId }, step) => this.numbers.tell(merchantId, encounterId, step, antrean));
    }
    const antreanRs = await this.access.antreanRs(merchantId);
    return antreanRs && ((row, step) => this.hospital.tell(merchantId, row, step, antreanRs));
  }

  protected async send(merchantId: number, key: string, tell: Tell): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, antreanVisitView, key)) as AntreanVisitRow | undefined;
    const next = row?.steps.find(({ status }) => status !== 'sent');
    if (!row || next?.status !== 'queued') return;
    const failed = await tell(row, next)
      .then(() => null)
      .catch((error: unknown) => failureOf(error, next.requestedAt, this.now()));
    this.settlePause(merchantId, failed?.problem);
    const outcome = failed ? { failed } : { sent: true };
    await this.record(merchantId, recordStep, row.encounterId, { step: next.step, outcome });
  }
}
