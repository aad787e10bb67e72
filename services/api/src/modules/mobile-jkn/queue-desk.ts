import { cancelNumber, takeNumber } from '@alur/contracts/queue/commands';
import { isGone } from '@alur/contracts/queue/line';
import type { VisitReference } from '@alur/contracts/queue/visit-reference';
import { isSessionOver } from '@alur/contracts/schedule/session';
import { facilityTime, type FacilityTime } from '../../platform/clock/facility-clock.js';
import { StreamLocks } from '../../platform/commands/stream-locks.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { refuse } from './answer.js';
import { hoursOf, numbersOf, sessionsOf, type Care, type DayNumber, type Session } from './day.js';
import { People } from './people.js';
import type { Asked, NewPatient } from './requests.js';
import { runnerFor, type Run } from './run.js';

const isOver = ({ status }: Pick<DayNumber, 'status'>): boolean => status === 'serving' || status === 'done';

/** What Mobile JKN asks of a facility's queue, done by the front office's own commands. */
export abstract class QueueDesk {
  protected readonly people: People;
  /** A patient who asks twice at once is answered one after the other, so that the second sees the first's number. */
  private readonly locks = new StreamLocks();

  constructor(
    protected readonly platform: Platform,
    protected readonly database: Database,
    private readonly care: Care,
  ) {
    this.people = new People(platform, database);
  }

  async register(merchantId: number, address: string, asked: NewPatient) {
    return this.locks.hold([`${merchantId}/${asked.nomorkartu}`], async () => ({
      norm: await this.people.register(merchantId, asked, this.run(merchantId, address)),
    }));
  }

  /** Takes a number in the doctor's schedule of those hours. @throws Refusal */
  protected async taken(merchantId: number, address: string, asked: Asked, reference: VisitReference | null = null) {
    const now = await this.now(merchantId);
    if (asked.tanggalperiksa < now.today) return refuse('past');
    const session = sessionFor(await this.sessions(merchantId, asked), asked);
    if (!session || isSessionOver(session, asked.tanggalperiksa, now)) return refuse('closed');
    const run = this.run(merchantId, address);
    return this.locks.hold([`${merchantId}/${asked.nomorkartu}`], async () => {
      const patientId = await this.people.named(merchantId, asked.nomorkartu, asked.nik, run);
      const before = await this.numbers(merchantId, asked);
      if (before.some(each => each.personId === patientId && each.status !== 'cancelled')) return refuse('once');
      const { id } = await run(takeNumber, 0, {
        ...{ patientId, scheduleId: session.id, date: asked.tanggalperiksa, payer: 'bpjs', source: 'mobile-jkn' },
        ...{ visitStatus: session.visitStatus, reference },
      });
      return { encounterId: id, patientId, session };
    });
  }

  /** @throws Refusal when the doctor has begun, or the number is no more */
  protected async cancelled(
    merchantId: number,
    address: string,
    number: Pick<DayNumber, 'id' | 'status'>,
    said: string,
  ): Promise<void> {
    if (isGone(number)) return refuse('notFound');
    if (isOver(number)) return refuse('served');
    const reason = said.length < 3 ? 'Dibatalkan lewat Mobile JKN' : said;
    await this.run(merchantId, address)(cancelNumber, number.id, { reason });
  }

  protected sessions(merchantId: number, asked: { kodepoli: string; tanggalperiksa: string }): Promise<Session[]> {
    return sessionsOf(this.database, merchantId, this.care, asked);
  }

  protected numbers(merchantId: number, asked: { kodepoli: string; tanggalperiksa: string }): Promise<DayNumber[]> {
    return numbersOf(this.database, merchantId, this.care, asked);
  }

  protected async now(merchantId: number): Promise<FacilityTime> {
    return facilityTime(new Date(), await this.platform.zones.zoneOf(merchantId));
  }

  protected run(merchantId: number, address: string): Run {
    return runnerFor(this.platform.runner, merchantId, address);
  }
}

/** The doctor's schedule of those hours; without hours, the doctor's first of the day. */
export const sessionFor = (
  sessions: readonly Session[],
  { kodedokter, jampraktek }: Pick<Asked, 'kodedokter' | 'jampraktek'>,
): Session | undefined => {
  const hours = jampraktek.replaceAll(' ', '');
  return sessions.find(each => each.doctorCode === kodedokter && (hours === '' || hoursOf(each) === hours));
};
