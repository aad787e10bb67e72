import { checkMembership } from '@alur/contracts/bpjs/commands';
import type { Participant } from '@alur/contracts/bpjs/member';
import type {
  DestinationQuery,
  DestinationRow,
  MemberLookup,
  ReferenceList,
  ReferenceRow,
} from '@alur/contracts/bpjs/references';
import type { PcareVisitRow } from '@alur/contracts/bpjs/rows';
import { pcareVisitView } from '@alur/domain/bpjs/pcare-view';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { testsCredentials } from '../../integrations/credentials-test.js';
import { fold } from '../../integrations/fold.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { Failure } from '../../platform/errors/failure.js';
import { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { BpjsError } from './bpjs-answer.js';
import { toFailure } from './bpjs-failure.js';
import { cardNumberOf } from './card-number.js';
import { BpjsAccess } from './facility-access.js';
import type { PcareClient } from './pcare-client.js';

const outcomes = { unreachable: 'unreachable', credentials_refused: 'refused', refused: 'refused' } as const;
const outcomeOf = (error: unknown) =>
  error instanceof BpjsError ? { outcome: outcomes[error.kind], message: error.message } : undefined;

/** Lists of PCare change seldom; searches for diagnoses are many, so that only the last of them are kept. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 200;

/** What users ask of BPJS themselves: whether it takes the credentials, who is insured, and its lists of codes. */
@Injectable()
export class BpjsBridge {
  private readonly access: BpjsAccess;
  private readonly kept = new Map<string, { until: number; rows: ReferenceRow[] }>();

  constructor(
    @Inject(CONFIG) { bpjs }: Config,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
  ) {
    this.access = new BpjsAccess(platform, bpjs);
    testsCredentials(platform, 'bpjs', { ask: merchantId => this.ask(merchantId), outcomeOf });
    testsCredentials(platform, 'mobile-jkn', { ask: merchantId => this.askQueue(merchantId), outcomeOf });
    const { commands } = platform;
    // A process of a few modules alone may not have the command.
    if (commands.act(checkMembership.name))
      commands.prepareWith(checkMembership.name, async ({ merchantId }, body, { today }) => ({
        member: await this.member(merchantId, z.parse(checkMembership.body, body), today),
      }));
  }

  /** Rows of one of PCare's lists, as they were within the last hour. */
  async reference(merchantId: number, list: ReferenceList, q: string): Promise<ReferenceRow[]> {
    const key = `${merchantId}/${list}/${q.toLowerCase()}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.rows;
    const pcare = await this.connected(merchantId);
    const rows = await pcare.reference(list, q).catch(toFailure);
    this.kept.delete(key);
    this.kept.set(key, { until: Date.now() + KEPT_MS, rows });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return rows;
  }

  /** Where a visit's patient can be referred to; asked anew each time, because capacities change within the hour. */
  async destinations(merchantId: number, { encounterId, ...asked }: DestinationQuery): Promise<DestinationRow[]> {
    const row = await readRow(this.database, merchantId, pcareVisitView, String(encounterId));
    const visit = row as PcareVisitRow | undefined;
    if (!visit) throw new Failure(404, 'system.not-found');
    const cardNumber = visit.registered?.cardNumber ?? (await cardNumberOf(this.platform, visit.personId));
    if (!cardNumber) throw new Failure(409, 'bpjs.no-card');
    const pcare = await this.connected(merchantId);
    return pcare.destinations(asked, cardNumber).catch(toFailure);
  }

  /** Who has this number; nothing is kept of the answer. */
  async participant(merchantId: number, asked: MemberLookup): Promise<Participant> {
    const { today } = facilityTime(new Date(), await this.platform.zones.zoneOf(merchantId));
    const found = await this.member(merchantId, asked, today);
    if (!found) throw new Failure(409, 'bpjs.not-connected');
    return found;
  }

  private async connected(merchantId: number): Promise<PcareClient> {
    const pcare = await this.access.pcare(merchantId);
    if (!pcare) throw new Failure(409, 'bpjs.not-connected');
    return pcare;
  }

  /** Whether the facility is of primary care, which PCare is for; hospitals have VClaim. */
  private async isPrimary(merchantId: number): Promise<boolean> {
    return insurance(await fold(this.platform, merchant, merchantId)).pcare;
  }

  /** Asks for a list in earnest; false where the installation is not connected. */
  private async ask(merchantId: number): Promise<boolean> {
    if (await this.isPrimary(merchantId)) {
      const pcare = await this.access.pcare(merchantId);
      await pcare?.reference('poli', '');
      return pcare !== undefined;
    }
    const vclaim = await this.access.vclaim(merchantId);
    await vclaim?.test();
    return vclaim !== undefined;
  }

  /** Asks the queue for its list of today; false where the facility is not connected. */
  private async askQueue(merchantId: number): Promise<boolean> {
    if (!(await this.isPrimary(merchantId))) {
      const antreanRs = await this.access.antreanRs(merchantId);
      await antreanRs?.test();
      return antreanRs !== undefined;
    }
    const antrean = await this.access.antrean(merchantId);
    await antrean?.test(facilityTime(new Date(), await this.platform.zones.zoneOf(merchantId)).today);
    return antrean !== undefined;
  }

  /** Undefined where the facility is not connected. */
  private async member(merchantId: number, asked: MemberLookup, today: string): Promise<Participant | undefined> {
    const { by, number } = asked;
    const client = (await this.isPrimary(merchantId))
      ? await this.access.pcare(merchantId)
      : await this.access.vclaim(merchantId);
    return client?.member(by, number, today).catch(toFailure);
  }
}
