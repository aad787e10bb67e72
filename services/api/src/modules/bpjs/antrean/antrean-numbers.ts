import type { PcareDoctorRow, PcarePoliRow } from '@alur/contracts/bpjs/rows';
import type { AntreanStepEntry } from '@alur/contracts/mobile-jkn/rows';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { poliKey } from '@alur/domain/bpjs/directory';
import { pcareDoctorView, pcarePoliView } from '@alur/domain/bpjs/membership-view';
import type { AnyTable } from '@alur/domain/kernel/view';
import { addedBody, calledBody, cancelledBody } from '@alur/domain/mobile-jkn/antrean-bodies';
import { patient } from '@alur/domain/patient/patient';
import { queueBoardView } from '@alur/domain/queue/board-view';
import { schedule } from '@alur/domain/schedule/schedule';
import { fold } from '../../../integrations/fold.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { required } from '../missing-part.js';
import type { AntreanClient } from './antrean-client.js';

/** Tells BPJS a step of a number as it stands when it is sent. */
export class AntreanNumbers {
  constructor(
    private readonly platform: Pick<Platform, 'streams'>,
    private readonly database: Database,
  ) {}

  /** @throws MissingPart, BpjsError */
  async tell(merchantId: number, encounterId: number, told: AntreanStepEntry, antrean: AntreanClient): Promise<void> {
    const number = await this.row<QueueBoardRow>(merchantId, queueBoardView, String(encounterId));
    if (!number) throw new Error(`no number of visit ${encounterId}`);
    const state = await fold(this.platform, patient, number.personId);
    const identity = state.status === 'active' ? state.identity : null;
    const cardNumber = required(identity?.bpjsNo, 'card_missing');
    const unitId = told.step === 'moved' && told.place ? told.place.unitId : number.roomId;
    const place = poliKey({ unitId, visitStatus: number.visitStatus });
    const poli = required(await this.row<PcarePoliRow>(merchantId, pcarePoliView, place), 'poli_missing');
    const known = { cardNumber, poliCode: poli.code };
    switch (told.step) {
      case 'added': {
        const [doctor, hours] = await Promise.all([
          this.row<PcareDoctorRow>(merchantId, pcareDoctorView, String(number.doctorId)),
          this.hours(number.scheduleId),
        ]);
        const { code: doctorCode } = required(doctor, 'doctor_missing');
        const of = { ...known, poliName: poli.name, doctorCode, doctorName: number.doctorName, hours };
        return antrean.add(
          addedBody(number, { ...of, nik: identity?.idCardNumber ?? null, phone: identity?.phone ?? null }),
        );
      }
      case 'present':
      case 'absent':
        return antrean.call(calledBody(number, known, told.step === 'present', told.happenedAt));
      case 'cancelled':
        return antrean.cancel(cancelledBody(number, known));
      case 'moved':
        return antrean.takeBack(cancelledBody(told.place ?? number, known));
      default:
        throw new Error(`${told.step} is told by hospitals alone`);
    }
  }

  private async hours(scheduleId: number): Promise<string> {
    const state = await fold(this.platform, schedule, scheduleId);
    return state.status === 'none' ? '' : `${state.startTime}-${state.endTime}`;
  }

  private async row<Row>(merchantId: number, view: AnyTable, key: string): Promise<Row | undefined> {
    return (await readRow(this.database, merchantId, view, key)) as Row | undefined;
  }
}
