import type { VclaimDoctorRow, VclaimPoliRow } from '@alur/contracts/bpjs/vclaim';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import type { AntreanStepEntry, AntreanVisitRow } from '@alur/contracts/mobile-jkn/rows';
import { estimatedWaitSeconds } from '@alur/contracts/queue/estimate';
import { isGone, remainingOf } from '@alur/contracts/queue/line';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { VisitReference } from '@alur/contracts/queue/visit-reference';
import { booking } from '@alur/domain/booking/booking';
import { vclaimDoctorView, vclaimPoliView } from '@alur/domain/bpjs/vclaim-directory-view';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import type { AnyTable } from '@alur/domain/kernel/view';
import {
  addedInHospitalBody,
  cancelledInHospitalBody,
  expectedAt,
  isTask,
  quotas,
  taskBody,
  type Medicines,
} from '@alur/domain/mobile-jkn/antrean-rs-bodies';
import { patient } from '@alur/domain/patient/patient';
import { prescriptionView } from '@alur/domain/prescription/prescription-view';
import { queueBoardView } from '@alur/domain/queue/board-view';
import { schedule } from '@alur/domain/schedule/schedule';
import { sql } from 'kysely';
import { fold } from '../../../integrations/fold.js';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { required } from '../missing-part.js';
import type { AntreanRsClient } from './antrean-rs-client.js';

/** Tells BPJS a step of a hospital's number as it stands when it is sent. */
export class HospitalNumbers {
  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'zones'>,
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** @throws MissingPart, BpjsError */
  async tell(
    merchantId: number,
    { encounterId, steps }: Pick<AntreanVisitRow, 'encounterId' | 'steps'>,
    { step }: AntreanStepEntry,
    antrean: AntreanRsClient,
  ): Promise<void> {
    if (step === 'added') return antrean.add(await this.added(merchantId, encounterId));
    if (!isTask(step)) return antrean.cancel(cancelledInHospitalBody(encounterId));
    const medicines = step === 'finished' ? await this.medicines(merchantId, encounterId) : null;
    return antrean.task(taskBody(encounterId, steps, step, medicines));
  }

  private async added(merchantId: number, encounterId: number) {
    const number = await this.row<QueueBoardRow>(merchantId, queueBoardView, String(encounterId));
    if (!number) throw new Error(`no number of visit ${encounterId}`);
    const [person, clinic, poli, doctor, ahead, zone] = await Promise.all([
      fold(this.platform, patient, number.personId),
      fold(this.platform, schedule, number.scheduleId),
      this.row<VclaimPoliRow>(merchantId, vclaimPoliView, String(number.roomId)),
      this.row<VclaimDoctorRow>(merchantId, vclaimDoctorView, String(number.doctorId)),
      this.countsOf(merchantId, number),
      this.platform.zones.zoneOf(merchantId),
    ]);
    const isInsured = number.payer === 'bpjs';
    const identity = person.status === 'active' ? person.identity : null;
    const hours = clinic.status === 'none' ? { startTime: '00:00', endTime: '00:00', quota: null } : clinic;
    const waits = estimatedWaitSeconds(number.consultationMinutes, ahead.waiting);
    const now = facilityTime(new Date(this.now()), zone);
    return addedInHospitalBody(number, {
      payer: number.payer,
      cardNumber: isInsured ? required(identity?.bpjsNo, 'card_missing') : '',
      reference: isInsured ? required(await this.reference(merchantId, encounterId), 'reference_missing') : null,
      ...{ nik: identity?.idCardNumber ?? null, phone: identity?.phone ?? null },
      ...{ poli: required(poli, 'poli_missing'), doctor: required(doctor, 'doctor_missing') },
      hours: `${hours.startTime}-${hours.endTime}`,
      expectedAt: expectedAt({ date: number.date, startTime: hours.startTime }, now, waits),
      quotas: quotas({ ...hours, consultationMinutes: number.consultationMinutes }, ahead.taken),
    });
  }

  /** The document that was given with the number, else the referral of the visit's letter. */
  private async reference(merchantId: number, encounterId: number): Promise<VisitReference | null> {
    const state = await fold(this.platform, booking, encounterId);
    if (state.status !== 'none' && state.reference) return state.reference;
    const visit = await this.row<CasemixVisitRow>(merchantId, casemixVisitView, String(encounterId));
    const referral = visit?.letter?.referral;
    if (!referral) return null;
    return { kind: referral.origin === 'fktp' ? 'primary_referral' : 'hospital_referral', number: referral.number };
  }

  /** How many numbers of her queue's day are taken, and how many of them wait up to her own. */
  private countsOf(merchantId: number, own: QueueBoardRow) {
    return this.database.tenant(merchantId, async trx => {
      const { rows: line } = await sql<Pick<QueueBoardRow, 'status' | 'rank' | 'number'>>`
        select q.status, q.rank::float8, q.number::int
        from ${sql.table(tableName(queueBoardView))} q
        where q.merchant_id = ${merchantId} and q.date = ${own.date} and q."scheduleId" = ${own.scheduleId}`.execute(
        trx,
      );
      return { taken: line.filter(each => !isGone(each)).length, waiting: remainingOf(line, own) };
    });
  }

  private medicines(merchantId: number, encounterId: number): Promise<Medicines> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ hasCompound: boolean }>`
        select coalesce(bool_or(p."hasCompound"), false) as "hasCompound"
        from ${sql.table(tableName(prescriptionView))} p
        where p.merchant_id = ${merchantId} and p."encounterId" = ${encounterId} and p.status <> 'cancelled'
        having count(*) > 0`.execute(trx);
      return rows[0] === undefined ? 'Tidak ada' : rows[0].hasCompound ? 'Racikan' : 'Non racikan';
    });
  }

  private async row<Row>(merchantId: number, view: AnyTable, key: string): Promise<Row | undefined> {
    return (await readRow(this.database, merchantId, view, key)) as Row | undefined;
  }
}
