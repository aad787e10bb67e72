import { isGone } from '@alur/contracts/queue/line';
import { booking } from '@alur/domain/booking/booking';
import { fold } from '../../integrations/fold.js';
import { refuse } from './answer.js';
import { hoursOf, remarkOf, lineFigures, type DayNumber } from './day.js';
import { QueueDesk } from './queue-desk.js';
import type { Asked, Cancelled, Own, PoliDay } from './requests.js';

/** What Mobile JKN asks of the queue of a facility of primary care (DOMAIN-WIRES 4). */
export class PrimaryDesk extends QueueDesk {
  async take(merchantId: number, address: string, asked: Asked) {
    const { encounterId, session } = await this.taken(merchantId, address, asked);
    const state = await fold(this.platform, booking, encounterId);
    const numbers = await this.numbers(merchantId, asked);
    const own = numbers.find(({ id }) => id === encounterId);
    const { sisaantrean, antreanpanggil } = lineFigures(numbers, session.id, own);
    return {
      nomorantrean: state.status === 'none' ? '' : state.display,
      angkaantrean: state.status === 'none' ? 0 : state.number,
      ...{ namapoli: session.poliName, sisaantrean, antreanpanggil },
      keterangan: remarkOf(session.consultationMinutes, sisaantrean),
    };
  }

  /** How each doctor's queue of a poli stands. */
  async status(merchantId: number, asked: PoliDay) {
    const sessions = await this.sessions(merchantId, asked);
    if (sessions.length === 0) return refuse('closed');
    const numbers = await this.numbers(merchantId, asked);
    return sessions.map(session => ({
      ...{ namapoli: session.poliName, ...lineFigures(numbers, session.id), kodedokter: codeOf(session.doctorCode) },
      ...{ namadokter: session.doctorName, jampraktek: hoursOf(session), keterangan: '' },
    }));
  }

  /** How many are before her. */
  async remaining(merchantId: number, asked: Own) {
    const numbers = await this.numbers(merchantId, asked);
    const own = (await this.ownOf(merchantId, asked, numbers)) ?? refuse('notFound');
    const sessions = await this.sessions(merchantId, asked);
    const session = sessions.find(({ id }) => id === own.scheduleId);
    const { sisaantrean, antreanpanggil } = lineFigures(numbers, own.scheduleId, own);
    return {
      ...{ nomorantrean: own.display, namapoli: session?.poliName ?? sessions[0]?.poliName ?? '' },
      ...{ sisaantrean, antreanpanggil, keterangan: remarkOf(session?.consultationMinutes ?? 0, sisaantrean) },
    };
  }

  async cancel(merchantId: number, address: string, asked: Cancelled): Promise<void> {
    const numbers = await this.numbers(merchantId, asked);
    const own = (await this.ownOf(merchantId, asked, numbers)) ?? refuse('notFound');
    await this.cancelled(merchantId, address, own, asked.keterangan);
  }

  /** Her number of that day in the poli that BPJS pays, whoever gave it; the last, if another was cancelled. */
  private async ownOf(
    merchantId: number,
    { nomorkartu }: Own,
    numbers: readonly DayNumber[],
  ): Promise<DayNumber | undefined> {
    const patientId = await this.people.byCard(merchantId, nomorkartu);
    return numbers
      .filter(number => !isGone(number))
      .findLast(({ personId, payer }) => personId === patientId && payer === 'bpjs');
  }
}

/** PCare's doctors are numbers there. */
const codeOf = (code: string | null): number | string =>
  code !== null && /^\d+$/.test(code) ? Number(code) : (code ?? '');
