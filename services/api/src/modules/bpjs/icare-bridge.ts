import type { IcarePage } from '@alur/contracts/bpjs/icare';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { vclaimDirectory } from '@alur/domain/bpjs/vclaim-directory';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { Inject, Injectable } from '@nestjs/common';
import { fold } from '../../integrations/fold.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { Failure } from '../../platform/errors/failure.js';
import { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { toFailure } from './bpjs-failure.js';
import { cardNumberOf } from './card-number.js';
import { BpjsAccess } from './facility-access.js';

/** While a visit goes on, whoever examines may look at what else the patient was treated for. */
const going: readonly string[] = ['arrived', 'in_progress', 'concluded'] satisfies CasemixVisitRow['status'][];

/** Where doctors look at what BPJS has of a patient's treatments (record 125). */
@Injectable()
export class IcareBridge {
  private readonly access: BpjsAccess;

  constructor(
    @Inject(CONFIG) { bpjs }: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Platform) private readonly platform: Platform,
  ) {
    this.access = new BpjsAccess(platform, bpjs);
  }

  /** The page of the patient of a visit, whose number stays between this server and BPJS. */
  async pageOf({ merchantId, userId }: Pick<Caller, 'merchantId' | 'userId'>, encounterId: number): Promise<IcarePage> {
    const cardNumber = await this.cardOf(merchantId, encounterId);
    const icare = await this.access.icare(merchantId);
    if (!icare) throw new Failure(409, 'bpjs.not-connected');
    const { pcare } = insurance(await fold(this.platform, merchant, merchantId));
    const asked = pcare
      ? icare.ofPrimaryCare(cardNumber)
      : icare.ofHospital(cardNumber, await this.doctorCodeOf(merchantId, userId));
    return { url: await asked.catch(toFailure) };
  }

  private async cardOf(merchantId: number, encounterId: number): Promise<string> {
    const row = await readRow(this.database, merchantId, casemixVisitView, String(encounterId));
    const visit = row as CasemixVisitRow | undefined;
    if (!visit) throw new Failure(404, 'queue.not-found');
    if (visit.payer !== 'bpjs') throw new Failure(409, 'casemix.not-insured');
    if (!going.includes(visit.status)) throw new Failure(409, 'bpjs.icare-ended');
    const cardNumber = await cardNumberOf(this.platform, visit.personId);
    if (cardNumber === null) throw new Failure(409, 'bpjs.no-card');
    return cardNumber;
  }

  /** BPJS is told who looks, so that nobody looks by another doctor's code. */
  private async doctorCodeOf(merchantId: number, userId: number): Promise<number> {
    const { doctors } = await fold(this.platform, vclaimDirectory, merchantId);
    const code = Number(doctors[userId] ?? undefined);
    if (!Number.isSafeInteger(code)) throw new Failure(409, 'bpjs.icare-doctor');
    return code;
  }
}
