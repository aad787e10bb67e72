import type {
  AccidentLetter,
  ControlDoctor,
  ControlDoctorQuery,
  ControlPoli,
  ControlPoliQuery,
  ReferralPoli,
  ReferralPoliQuery,
  SubmittedApproval,
  VclaimCode,
  VclaimList,
  VclaimPatient,
  VclaimPlaceQuery,
} from '@alur/contracts/bpjs/vclaim';
import { requestBackReferral } from '@alur/contracts/back-referral/commands';
import { requestApproval, requestLetter, sendMedicalRecord } from '@alur/contracts/casemix/commands';
import { requestControlLetter } from '@alur/contracts/control-letter/commands';
import { requestNumber } from '@alur/contracts/referral/commands';
import type { ClaimsAtBpjsQuery, ComparedClaim, LetterAtBpjs } from '@alur/contracts/casemix/claims-at-bpjs';
import type { CasemixVisitRow, ClaimRow } from '@alur/contracts/casemix/rows';
import { claimView } from '@alur/domain/casemix/claim-view';
import { comparedClaims } from '@alur/domain/casemix/compared-claims';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { fold } from '../../integrations/fold.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { Failure } from '../../platform/errors/failure.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { toFailure } from './bpjs-failure.js';
import { cardNumberOf } from './card-number.js';
import { BpjsAccess } from './facility-access.js';
import type { VclaimClient } from './vclaim-client.js';

const notConnected = () => Promise.reject(new Failure(409, 'bpjs.not-connected'));

/** What users ask of VClaim while they issue a letter: its lists of codes, and what it has of a patient. */
@Injectable()
export class VclaimBridge {
  private readonly access: BpjsAccess;

  constructor(
    @Inject(CONFIG) { bpjs }: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Platform) private readonly platform: Platform,
  ) {
    this.access = new BpjsAccess(platform, bpjs);
    const { commands } = platform;
    // Nobody would send what is asked where no address is known. A process of a few modules alone may not have the command.
    const asks = [requestLetter, requestApproval, requestControlLetter, requestNumber, requestBackReferral];
    for (const { name } of asks)
      if (commands.act(name) && bpjs.vclaimUrl === undefined) commands.prepareWith(name, notConnected);
    if (commands.act(sendMedicalRecord.name) && bpjs.medicalRecordUrl === undefined)
      commands.prepareWith(sendMedicalRecord.name, notConnected);
  }

  async reference(merchantId: number, list: VclaimList, q: string): Promise<VclaimCode[]> {
    return (await this.client(merchantId)).reference(list, q).catch(toFailure);
  }

  async places(merchantId: number, asked: VclaimPlaceQuery): Promise<VclaimCode[]> {
    return (await this.client(merchantId)).places(asked).catch(toFailure);
  }

  /** The visit is the facility's own, and her number is the one of her record. Facilities with PCare issue no letters. */
  async patientOf(merchantId: number, encounterId: number, date: string): Promise<VclaimPatient> {
    const client = await this.hospitalClient(merchantId);
    const cardNumber = await this.cardOf(await this.visitOf(merchantId, encounterId));
    const ask = async () => {
      const { isActive, status, entitledClass, otherInsurer = null } = await client.member('card', cardNumber, date);
      return {
        member: { isActive, status, entitledClass, otherInsurer },
        referrals: await client.referrals(cardNumber),
        fingerprint: await client.fingerprint(cardNumber, date),
      };
    };
    return ask().catch(toFailure);
  }

  /** What was submitted for letters of the patient of a visit in the month of that day, and whether BPJS approved it. */
  async approvals(merchantId: number, encounterId: number, date: string): Promise<SubmittedApproval[]> {
    const client = await this.hospitalClient(merchantId);
    const cardNumber = await this.cardOf(await this.visitOf(merchantId, encounterId));
    return client.approvals(cardNumber, date).catch(toFailure);
  }

  /** Letters of the patient of a visit that another one may follow for the same accident. */
  async accidentLetters(merchantId: number, encounterId: number, date: string): Promise<AccidentLetter[]> {
    const client = await this.hospitalClient(merchantId);
    const cardNumber = await this.cardOf(await this.visitOf(merchantId, encounterId));
    return client.accidentLetters(cardNumber, date).catch(toFailure);
  }

  /** Where the patient of a visit may come again, or be admitted, that day. */
  async controlPolis(merchantId: number, { encounterId, kind, date }: ControlPoliQuery): Promise<ControlPoli[]> {
    const { control } = await this.hospitalClient(merchantId);
    const visit = await this.visitOf(merchantId, encounterId);
    if (kind === 'control' && visit.letterNumber === null) throw new Failure(409, 'casemix.no-letter');
    const number = kind === 'control' ? visit.letterNumber : await this.cardOf(visit);
    return control.polis(kind, number ?? '', date).catch(toFailure);
  }

  async controlDoctors(merchantId: number, { kind, poli, date }: ControlDoctorQuery): Promise<ControlDoctor[]> {
    const { control } = await this.hospitalClient(merchantId);
    return control.doctors(kind, poli, date).catch(toFailure);
  }

  /** What another facility treats, and how full it is on the day of a referral. */
  async referralPolis(merchantId: number, { facility, date }: ReferralPoliQuery): Promise<ReferralPoli[]> {
    const { sent } = await this.hospitalClient(merchantId);
    return sent.polis(facility, date).catch(toFailure);
  }

  /** The diseases that BPJS's programme takes patients back for. */
  async backReferralProgrammes(merchantId: number): Promise<VclaimCode[]> {
    const { back } = await this.hospitalClient(merchantId);
    return back.programmes().catch(toFailure);
  }

  /** The classes of rooms that Aplicares knows. */
  async bedClasses(merchantId: number): Promise<VclaimCode[]> {
    const aplicares = await this.access.aplicares(merchantId);
    if (!aplicares) throw new Failure(409, 'bpjs.not-connected');
    return aplicares.classes().catch(toFailure);
  }

  /** What BPJS says of the claims of a day of discharge, beside ours. */
  async claims(merchantId: number, { date, care }: ClaimsAtBpjsQuery): Promise<ComparedClaim[]> {
    const there = await (await this.hospitalClient(merchantId)).claims.claims(date, care).catch(toFailure);
    const numbers = there.map(({ number }) => number);
    const ours = await this.database.ask(
      merchantId,
      'claims of a day',
      sql<{ row: ClaimRow }>`
        select to_jsonb(t) as row from ${sql.table(tableName(claimView))} t
        where t.merchant_id = ${merchantId} and t.status <> 'cancelled'
          and ((t."careUntil" = ${date} and t.care = ${care}) or t."letterNumber" = any(${numbers}::text[]))`,
    );
    return comparedClaims(
      there,
      ours.map(({ row }) => row),
    );
  }

  /** Whose letter a claim is of that BPJS alone has. */
  async letter(merchantId: number, number: string): Promise<LetterAtBpjs> {
    const found = await (await this.hospitalClient(merchantId)).claims.letter(number).catch(toFailure);
    if (!found) throw new Failure(404, 'casemix.letter-unknown');
    return found;
  }

  private async visitOf(merchantId: number, encounterId: number): Promise<CasemixVisitRow> {
    const row = (await readRow(this.database, merchantId, casemixVisitView, String(encounterId))) as
      | CasemixVisitRow
      | undefined;
    if (!row) throw new Failure(404, 'queue.not-found');
    return row;
  }

  private async cardOf({ personId }: CasemixVisitRow): Promise<string> {
    const cardNumber = await cardNumberOf(this.platform, personId);
    if (cardNumber === null) throw new Failure(409, 'casemix.card-missing');
    return cardNumber;
  }

  private async hospitalClient(merchantId: number): Promise<VclaimClient> {
    if (insurance(await fold(this.platform, merchant, merchantId)).pcare) throw new Failure(409, 'bpjs.no-vclaim');
    return this.client(merchantId);
  }

  private async client(merchantId: number): Promise<VclaimClient> {
    const client = await this.access.vclaim(merchantId);
    if (!client) throw new Failure(409, 'bpjs.not-connected');
    return client;
  }
}
