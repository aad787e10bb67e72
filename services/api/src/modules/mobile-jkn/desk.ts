import { cancelNumber, takeNumber } from '@alur/contracts/queue/commands';
import { isSessionOver } from '@alur/contracts/schedule/session';
import { booking } from '@alur/domain/booking/booking';
import { fold } from '../../integrations/fold.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { StreamLocks } from '../../platform/commands/stream-locks.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { refuse } from './answer.js';
import { hoursOf, numbersOf, remarkOf, sessionsOf, standing, type DayNumber, type Session } from './day.js';
import { People } from './people.js';
import type { Asked, Cancelled, NewPatient, Own, PoliDay } from './requests.js';
import { runnerFor } from './run.js';

const isOver = ({ status }: DayNumber): boolean => status === 'serving' || status === 'done';

/** What Mobile JKN asks of a facility's queue (DOMAIN-WIRES 4), done by the front office's own commands. */
export class MobileJknDesk {
  private readonly people: People;
  /** A patient who asks twice at once is answered one after the other, so that the second sees the first's number. */
  private readonly locks = new StreamLocks();

  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {
    this.people = new People(platform, database);
  }

  async take(merchantId: number, address: string, asked: Asked) {
    const now = await this.now(merchantId);
    if (asked.tanggalperiksa < now.today) return refuse('past');
    const session = sessionFor(await sessionsOf(this.database, merchantId, asked), asked);
    if (!session || isSessionOver(session, asked.tanggalperiksa, now)) return refuse('closed');
    const run = runnerFor(this.platform.runner, merchantId, address);
    return this.locks.hold([`${merchantId}/${asked.nomorkartu}`], async () => {
      const patientId = await this.people.named(merchantId, asked.nomorkartu, asked.nik, run);
      const before = await numbersOf(this.database, merchantId, asked);
      if (before.some(each => each.personId === patientId && each.status !== 'cancelled')) return refuse('once');
      const { id } = await run(takeNumber, 0, {
        ...{ patientId, scheduleId: session.id, date: asked.tanggalperiksa, payer: 'bpjs', source: 'mobile-jkn' },
        visitStatus: session.visitStatus,
      });
      return this.given(merchantId, id, session, asked);
    });
  }

  /** How each doctor's queue of a poli stands. */
  async status(merchantId: number, asked: PoliDay) {
    const sessions = await sessionsOf(this.database, merchantId, asked);
    if (sessions.length === 0) return refuse('closed');
    const numbers = await numbersOf(this.database, merchantId, asked);
    return sessions.map(session => ({
      ...{ namapoli: session.poliName, ...standing(numbers, session.id), kodedokter: codeOf(session.doctorCode) },
      ...{ namadokter: session.doctorName, jampraktek: hoursOf(session), keterangan: '' },
    }));
  }

  /** How many are before her. */
  async remaining(merchantId: number, asked: Own) {
    const numbers = await numbersOf(this.database, merchantId, asked);
    const own = (await this.ownOf(merchantId, asked, numbers)) ?? refuse('notFound');
    const sessions = await sessionsOf(this.database, merchantId, asked);
    const session = sessions.find(({ id }) => id === own.scheduleId);
    const { sisaantrean, antreanpanggil } = standing(numbers, own.scheduleId, own);
    return {
      ...{ nomorantrean: own.display, namapoli: session?.poliName ?? sessions[0]?.poliName ?? '' },
      ...{ sisaantrean, antreanpanggil, keterangan: remarkOf(session?.consultationMinutes ?? 0, sisaantrean) },
    };
  }

  async cancel(merchantId: number, address: string, asked: Cancelled): Promise<void> {
    const numbers = await numbersOf(this.database, merchantId, asked);
    const own = (await this.ownOf(merchantId, asked, numbers)) ?? refuse('notFound');
    if (isOver(own)) refuse('served');
    const reason = asked.keterangan.length < 3 ? 'Dibatalkan lewat Mobile JKN' : asked.keterangan;
    await runnerFor(this.platform.runner, merchantId, address)(cancelNumber, own.id, { reason });
  }

  async register(merchantId: number, address: string, asked: NewPatient) {
    const run = runnerFor(this.platform.runner, merchantId, address);
    return this.locks.hold([`${merchantId}/${asked.nomorkartu}`], async () => ({
      norm: await this.people.register(merchantId, asked, run),
    }));
  }

  private async now(merchantId: number) {
    return facilityTime(new Date(), await this.platform.zones.zoneOf(merchantId));
  }

  /** Her number of that day in the poli that BPJS pays, whoever gave it; the last, if another was cancelled. */
  private async ownOf(
    merchantId: number,
    { nomorkartu }: Own,
    numbers: readonly DayNumber[],
  ): Promise<DayNumber | undefined> {
    const patientId = await this.people.byCard(merchantId, nomorkartu);
    return numbers
      .filter(({ status }) => status !== 'cancelled' && status !== 'absent')
      .findLast(({ personId, payer }) => personId === patientId && payer === 'bpjs');
  }

  private async given(merchantId: number, encounterId: number, session: Session, asked: Asked) {
    const state = await fold(this.platform, booking, encounterId);
    const numbers = await numbersOf(this.database, merchantId, asked);
    const own = numbers.find(({ id }) => id === encounterId);
    const { sisaantrean, antreanpanggil } = standing(numbers, session.id, own);
    return {
      nomorantrean: state.status === 'none' ? '' : state.display,
      angkaantrean: state.status === 'none' ? 0 : state.number,
      ...{ namapoli: session.poliName, sisaantrean, antreanpanggil },
      keterangan: remarkOf(session.consultationMinutes, sisaantrean),
    };
  }
}

/** PCare's doctors are numbers there. */
const codeOf = (code: string | null): number | string =>
  code !== null && /^\d+$/.test(code) ? Number(code) : (code ?? '');

/** The doctor's schedule of those hours; without hours, the doctor's first of the day. */
const sessionFor = (sessions: readonly Session[], { kodedokter, jampraktek }: Asked): Session | undefined => {
  const hours = jampraktek.replaceAll(' ', '');
  return sessions.find(each => each.doctorCode === kodedokter && (hours === '' || hoursOf(each) === hours));
};
