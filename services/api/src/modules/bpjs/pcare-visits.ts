import type { Registration } from '@alur/contracts/bpjs/commands';
import type { PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { pcareDirectory, poliKey } from '@alur/domain/bpjs/directory';
import { complaintOf, registrationBody, visitBody } from '@alur/domain/bpjs/pcare-bodies';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { fold } from '../../integrations/fold.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { cardNumberOf } from './card-number.js';
import { MissingPart, required } from './missing-part.js';
import type { PcareClient } from './pcare-client.js';

/**
 * What is done in PCare for a visit. Each looks first whether PCare has it already, from an attempt that nobody could
 * record or from its own pages, so that nothing is there twice.
 */
export class PcareVisits {
  constructor(
    private readonly platform: Pick<Platform, 'streams'>,
    private readonly database: Database,
  ) {}

  /** @throws MissingPart, BpjsError */
  async register(merchantId: number, row: PcareVisitRow, pcare: PcareClient): Promise<Registration> {
    const cardNumber = await this.cardNumber(row);
    const visitStatus = row.visitStatus ?? 'sick';
    const { polis } = await fold(this.platform, pcareDirectory, merchantId);
    const poliCode = required(polis[poliKey({ unitId: row.unitId, visitStatus })], 'poli_missing');
    const date = row.arrivedOn ?? row.date;
    const known = await pcare.registrationOf(cardNumber, date, poliCode);
    if (known) return known;
    const member = await pcare.member('card', cardNumber);
    if (!member.isActive) throw new MissingPart('member_inactive', member.status);
    const vitals = (await this.record(merchantId, row))?.vitals ?? [];
    const of = { providerCode: member.provider?.code ?? '', date, cardNumber, poliCode, visitStatus, vitals };
    return { number: await pcare.register(registrationBody(of)), cardNumber, date, poliCode };
  }

  /** A registration that nobody recorded is looked for by what it would have been. */
  async deleteRegistration(merchantId: number, row: PcareVisitRow, pcare: PcareClient): Promise<void> {
    const there = row.registered ?? (await this.unrecorded(merchantId, row, pcare));
    const { cardNumber, date, poliCode } = there ?? {};
    if (!cardNumber || !date || !poliCode) return;
    const registered = await pcare.registrationOf(cardNumber, date, poliCode);
    if (registered) await pcare.deleteRegistration(registered);
  }

  /** Answers PCare's number of the visit. */
  async report(merchantId: number, row: PcareVisitRow, pcare: PcareClient): Promise<string> {
    const registered = required(
      row.registered ?? (await this.unrecorded(merchantId, row, pcare)),
      'registration_missing',
    );
    const record = await this.record(merchantId, row);
    const { vitals = [], notes = [], diagnoses = [] } = record ?? {};
    if (diagnoses.length === 0) throw new MissingPart('diagnosis_missing');
    if (complaintOf({ vitals, notes }) === '') throw new MissingPart('complaint_missing');
    const { doctors } = await fold(this.platform, pcareDirectory, merchantId);
    const doctorCode = required(row.doctorId === null ? null : doctors[row.doctorId], 'doctor_missing');
    const { cardNumber, date, poliCode } = registered;
    const visitNumber = row.visitNumber ?? (await pcare.visitOf(cardNumber, date, poliCode)) ?? null;
    const report = required(row.report, 'diagnosis_missing');
    const finishedOn = row.finishedOn ?? date;
    return pcare.sendVisit(
      visitBody({ registered, finishedOn, doctorCode, vitals, notes, diagnoses, report }, visitNumber),
    );
  }

  private async unrecorded(merchantId: number, row: PcareVisitRow, pcare: PcareClient) {
    const { polis } = await fold(this.platform, pcareDirectory, merchantId);
    const poliCode = polis[poliKey({ unitId: row.unitId, visitStatus: row.visitStatus ?? 'sick' })];
    const cardNumber = await cardNumberOf(this.platform, row.personId);
    return poliCode && cardNumber ? pcare.registrationOf(cardNumber, row.arrivedOn ?? row.date, poliCode) : undefined;
  }

  private async cardNumber({ personId }: PcareVisitRow): Promise<string> {
    return required(await cardNumberOf(this.platform, personId), 'card_missing');
  }

  private async record(merchantId: number, { encounterId }: PcareVisitRow): Promise<VisitRecordRow | undefined> {
    const row = await readRow(this.database, merchantId, visitRecordView, String(encounterId));
    return row as VisitRecordRow | undefined;
  }
}
