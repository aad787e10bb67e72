import { estimatedWaitSeconds } from '@alur/contracts/queue/estimate';
import { confirmAttendance } from '@alur/contracts/queue/commands';
import { isGone } from '@alur/contracts/queue/line';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { VclaimPoliRow } from '@alur/contracts/bpjs/vclaim';
import { vclaimPoliView } from '@alur/domain/bpjs/vclaim-directory-view';
import { Rejection } from '@alur/domain/kernel/rejection';
import { bookingCode, expectedAt, quotas } from '@alur/domain/mobile-jkn/antrean-rs-bodies';
import { patient } from '@alur/domain/patient/patient';
import { queueBoardView } from '@alur/domain/queue/board-view';
import { fold } from '../../integrations/fold.js';
import { readRow } from '../../platform/queries/list-query.js';
import { refuse } from './answer.js';
import { lineOf, remarkOf, lineFigures, type DayNumber, type Session } from './day.js';
import { QueueDesk, sessionFor } from './queue-desk.js';
import type { AskedOfHospital, Booked, BookedCancelled, DoctorDay } from './requests.js';

/** What Mobile JKN asks of a hospital's queue (DOMAIN-WIRES 3.2). */
export class HospitalDesk extends QueueDesk {
  async take(merchantId: number, address: string, asked: AskedOfHospital) {
    const reference = { kind: asked.jeniskunjungan, number: asked.nomorreferensi };
    const { encounterId, patientId, session } = await this.taken(merchantId, address, asked, reference);
    const [numbers, state, now] = await Promise.all([
      this.numbers(merchantId, asked),
      fold(this.platform, patient, patientId),
      this.now(merchantId),
    ]);
    const own = numbers.find(({ id }) => id === encounterId) ?? refuse('notFound');
    const { sisaantrean } = lineFigures(numbers, session.id, own);
    const waits = estimatedWaitSeconds(session.consultationMinutes, sisaantrean);
    const at = { date: asked.tanggalperiksa, startTime: session.startTime };
    return {
      ...{ nomorantrean: own.display, angkaantrean: own.number, kodebooking: bookingCode(encounterId) },
      ...{ norm: state.status === 'none' ? '' : state.recordNumber, namapoli: session.poliName },
      ...{ namadokter: session.doctorName, estimasidilayani: expectedAt(at, now, waits) },
      ...{ ...quotasIn(session, numbers), keterangan: remarkOf(session.consultationMinutes, sisaantrean) },
    };
  }

  /** How one doctor's queue stands. */
  async status(merchantId: number, asked: DoctorDay) {
    const session = sessionFor(await this.sessions(merchantId, asked), asked) ?? refuse('closed');
    const numbers = await this.numbers(merchantId, asked);
    return {
      ...{ namapoli: session.poliName, namadokter: session.doctorName, ...lineFigures(numbers, session.id) },
      ...{ ...quotasIn(session, numbers), keterangan: '' },
    };
  }

  /** How many are before her, and for how many seconds. */
  async remaining(merchantId: number, { kodebooking }: Booked) {
    const number = await this.booked(merchantId, kodebooking);
    if (isGone(number)) return refuse('notFound');
    const line = await lineOf(this.database, merchantId, number);
    const { sisaantrean, antreanpanggil } = lineFigures(line, number.scheduleId, number);
    const poli = await readRow(this.database, merchantId, vclaimPoliView, String(number.roomId));
    return {
      ...{ nomorantrean: number.display, namapoli: (poli as VclaimPoliRow | undefined)?.name ?? number.roomName },
      ...{ namadokter: number.doctorName, sisaantrean, antreanpanggil },
      ...{ waktutunggu: estimatedWaitSeconds(number.consultationMinutes, sisaantrean), keterangan: '' },
    };
  }

  async cancel(merchantId: number, address: string, { kodebooking, keterangan }: BookedCancelled): Promise<void> {
    await this.cancelled(merchantId, address, await this.booked(merchantId, kodebooking), keterangan);
  }

  /** She is there; saying so twice changes nothing. */
  async checkIn(merchantId: number, address: string, { kodebooking }: Booked): Promise<void> {
    const number = await this.booked(merchantId, kodebooking);
    try {
      await this.run(merchantId, address)(confirmAttendance, number.id, {});
    } catch (error) {
      if (!(error instanceof Rejection) || error.code !== 'queue.attendance-confirmed') throw error;
    }
  }

  private async booked(merchantId: number, id: number): Promise<QueueBoardRow> {
    const row = await readRow(this.database, merchantId, queueBoardView, String(id));
    return (row as QueueBoardRow | undefined) ?? refuse('notFound');
  }
}

/** The schedule's quota, by the numbers that were taken and not given back. */
const quotasIn = (session: Session, numbers: readonly DayNumber[]) =>
  quotas(session, numbers.filter(number => number.scheduleId === session.id && !isGone(number)).length);
