import { defaultRole } from '@alur/domain/identity/default-roles';
import { tzOffset } from '@date-fns/tz';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import type { PlainEvent } from '../../platform/log/log.js';
import { uniqueNameOf } from '@alur/domain/kernel/name';
import { Rejection } from '@alur/domain/kernel/rejection';
import { inOrder } from '../../parts.js';
import { daysAfter } from '../days-after.js';
import type { DemoLogin, DemoMade } from '../demo.js';
import { demos } from '../demos.gen.js';
import { seedDemonstration, seedRecent } from '../seed.js';
import { Agenda } from './agenda.js';
import { illnessFor } from './choice.js';
import { momentsOf, visitsOn } from './days.js';
import type { PastClinic, PastDay, PastPart, PastVisit } from './past.js';
import { seeded } from '@alur/contracts/kernel/seeded';
import { systemDoer, World, type Doer, type Prepared, type WorldOptions } from './world.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The doors open so many minutes after midnight. */
const OPEN = 7 * 60;
/** One step of those that make a facility takes so many seconds. */
const STEP_SECONDS = 15;

export interface StoryOptions extends Pick<WorldOptions, 'hash'> {
  /** The instant that it leads to, in milliseconds. */
  until: number;
  days: number;
}

/** What belongs together in the log. */
export interface Chapter {
  events: PlainEvent[];
  /** So much is told with it, from 0 to 1. */
  part: number;
}

/** Midnight of a facility's day, `yyyy-MM-dd`. */
const midnightOf = (date: string): number => {
  const utc = Date.parse(`${date}T00:00:00Z`);
  return utc - tzOffset(DEFAULT_ZONE, new Date(utc)) * MINUTE;
};

/** What makes somebody a patient. */
const registers = new Set(['patient/register', 'labour/register-newborn']);

/**
 * The past of the demonstration's clinic, told day by day up to half of the present one: the same for the same moment,
 * whatever the installation. Nothing here looks at a clock.
 */
export class Story {
  private readonly world: World;
  private readonly agenda = new Agenda();
  private readonly doers = new Map<string, Doer>();
  /** When each doctor has time for the next patient. */
  private readonly free = new Map<string, number>();
  private readonly random = seeded(20_260);
  private readonly numbers = new Map<number, number>();
  private unknown = 0;
  private parts: PastPart[] = [];
  private facility = 0;
  private made = {} as DemoMade;

  constructor(private readonly options: StoryOptions) {
    this.world = new World({
      hash: options.hash,
      prepare: (merchantId, name, body) => this.preparing(merchantId, name, body),
    });
  }

  /** The next record number of each facility. */
  get recordNumbers(): ReadonlyMap<number, number> {
    return this.numbers;
  }

  /** The facilities and their people, as the small demonstration has them, and who may log in. */
  async beginning(): Promise<
    Chapter & { facility: number; logins: (Omit<DemoLogin, 'password'> & { userId: number })[] }
  > {
    const { world } = this;
    world.now = this.midnight(this.options.days + 1) + 8 * 60 * MINUTE;
    const logins: (Omit<DemoLogin, 'password'> & { userId: number })[] = [];
    const made = (await seedDemonstration({
      step: async (_key, merchantId, name, id, body) => this.step(merchantId, name, id, body),
      today: this.dateOf(0),
      giveLogin: async (userId, login) => void logins.push({ userId, ...login }),
    })) as unknown as DemoMade;
    this.facility = made.facility;
    for (const { userId, email, role } of logins) {
      const name = made.staff.get(email)?.name ?? 'Operator';
      const rights = new Set<string>(defaultRole(role).rights);
      this.doers.set(email, { userId, name, role, rights });
    }
    this.made = made;
    this.parts = this.partsIn(this.clinic());
    return { events: world.take(), part: 0, facility: this.facility, logins };
  }

  /** Those who work there, by address. */
  get people(): ReadonlyMap<string, Doer> {
    return this.doers;
  }

  /** What the modules do in this clinic, which is the one that the story began with. */
  partsIn(clinic: PastClinic): PastPart[] {
    return inOrder(demos).flatMap(([, part]) =>
      'past' in part ? [(part.past as (clinic: PastClinic, made: DemoMade) => PastPart)(clinic, this.made)] : [],
    );
  }

  /** What came after: one chapter before the first day, one a day. */
  async *chapters(): AsyncGenerator<Chapter> {
    const { days } = this.options;
    this.world.now = this.midnight(days) + 7 * 60 * MINUTE;
    for (const part of this.parts) await part.begins?.();
    yield { events: this.world.take(), part: 1 / (days + 2) };
    for (let before = days - 1; before >= 0; before -= 1) {
      await this.play({ date: this.dateOf(before), before, isLast: before === 0 });
      yield { events: this.world.take(), part: (days - before + 1) / (days + 1) };
    }
  }

  private async play(day: PastDay): Promise<void> {
    const midnight = this.midnight(day.before);
    const opens = midnight + OPEN * MINUTE;
    const arrivals = momentsOf(visitsOn(day), seeded(day.before + 7));
    // Half of the last day has come when it ends; what is played of it is as long as what has passed of it.
    const halfway = midnight + (arrivals[Math.floor(arrivals.length / 2)] ?? OPEN) * MINUTE;
    const ends = day.isLast ? halfway : midnight + DAY;
    const clock = day.isLast ? this.lastDaysClock(midnight, opens, halfway) : (at: number) => at;
    this.free.clear();
    this.agenda.clear();
    this.agenda.at(opens, () => this.recent(day, daysBefore => daysBefore > 0));
    this.agenda.at(opens, () => this.each('opens', day));
    this.agenda.at(opens + (ends - opens) * 0.8, () => this.recent(day, daysBefore => daysBefore === 0));
    arrivals.forEach((minutes, nth) => this.plan(day, nth, opens, midnight + minutes * MINUTE));
    this.agenda.at(midnight + 21.5 * 60 * MINUTE, () => this.each('closes', day));
    for (let next = this.agenda.next(ends); next; next = this.agenda.next(ends)) {
      this.played = next.at;
      this.world.now = Math.max(this.world.now, clock(next.at));
      await this.happen(next.run);
    }
  }

  /** What the clinic refuses does not happen, and the day goes on. */
  private async happen(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      this.refused.push(error.code);
    }
  }

  /** Codes of what was refused; there should be none. */
  readonly refused: string[] = [];

  /** The moment that is played, by the plan of the day. */
  private played = 0;

  /** Whatever the hour, the first half of the last day fits between its beginning and now. */
  private lastDaysClock(midnight: number, opens: number, halfway: number): (at: number) => number {
    const { until } = this.options;
    const from = until - opens > 30 * MINUTE ? opens : midnight;
    return at => Math.floor(from + ((at - opens) * (until - 1 - from)) / (halfway - opens));
  }

  private plan(day: PastDay, nth: number, opens: number, arrives: number): void {
    const { random } = this;
    const doctors = [...this.doers.values()].filter(({ role }) => role === 'doctor');
    const chance = random();
    const doctor =
      [...this.doers].find(([, each]) => each === doctors[chance < 0.62 ? 0 : chance < 0.78 ? 1 : 2])?.[0] ?? '';
    const begun = { day, nth, doctor, booked: random() < 0.4 };
    const willCome = random() > 0.06 || !begun.booked;
    const takesNumber = (at: number) =>
      this.agenda.at(at, async () => {
        const patient = await this.parts.find(part => part.finds)?.finds?.(begun);
        if (!patient) return;
        const visit: PastVisit = {
          ...begun,
          patient,
          illness: illnessFor(doctor, patient, random),
          encounterId: 0,
          gone: false,
        };
        await this.moment('takesNumber', visit);
        if (willCome) this.agenda.at(Math.max(arrives, at + MINUTE), () => this.arrive(visit));
        else this.agenda.at(arrives + 150 * MINUTE, () => this.moment('staysAway', visit));
      });
    takesNumber(begun.booked ? opens + nth * 4_000 : arrives);
  }

  private async arrive(visit: PastVisit): Promise<void> {
    const { agenda, played: now } = this;
    if (visit.gone) return;
    await this.moment('arrives', visit);
    agenda.at(now + 6 * MINUTE, () => this.moment('withTheNurse', visit));
    const isLate = visit.day.isLast && visit.doctor === this.lateDoctor();
    const calls = Math.max(now + 12 * MINUTE, this.free.get(visit.doctor) ?? 0, isLate ? now + 75 * MINUTE : 0);
    const length = (7 + this.random() * 6) * MINUTE;
    this.free.set(visit.doctor, calls + length + MINUTE);
    agenda.at(calls, () => this.moment('isCalled', visit));
    agenda.at(calls + MINUTE, () => this.moment('sitsDown', visit));
    agenda.at(calls + length * 0.7, () => this.moment('isExamined', visit));
    agenda.at(calls + length, () => this.moment('leavesTheDoctor', visit));
    agenda.at(calls + length + 5 * MINUTE, () => this.moment('atThePharmacy', visit));
    agenda.at(calls + length + 12 * MINUTE, () => this.moment('atTheCashier', visit));
    agenda.at(calls + length + 16 * MINUTE, () => this.moment('goesHome', visit));
  }

  /** Somebody has come late today. */
  private lateDoctor(): string {
    return [...this.doers].findLast(([, { role }]) => role === 'doctor')?.[0] ?? '';
  }

  private async moment(
    name: Exclude<keyof PastPart, 'begins' | 'opens' | 'finds' | 'closes'>,
    visit: PastVisit,
  ): Promise<void> {
    for (const part of this.parts) if (!visit.gone) await part[name]?.(visit);
  }

  /** What is under way at the end and begins on this day; a past that is shorter begins with it. */
  private async recent({ before }: PastDay, isMeant: (daysBefore: number) => boolean): Promise<void> {
    const first = this.options.days - 1;
    await seedRecent({ ...this.made }, each => isMeant(each) && Math.min(each, first) === before);
  }

  private async each(name: 'opens' | 'closes', day: PastDay): Promise<void> {
    for (const part of this.parts) await part[name]?.(day);
  }

  private clinic(): PastClinic {
    const { world, random, facility, agenda } = this;
    const { today } = facilityTime(new Date(this.options.until), DEFAULT_ZONE);
    return {
      ...{ facility, random, lastDay: today, days: this.options.days },
      get today() {
        return world.today;
      },
      does: async (email, command, id, body = {}) => {
        const doer = this.doers.get(email);
        if (!doer) throw new Error(`nobody is called ${email}`);
        return world.run(facility, doer, command, id, body);
      },
      step: async (merchantId, command, id, body, found) => this.step(merchantId, command, id, body, found),
      state: async (aggregate, id) => world.state(aggregate, id),
      holderOf: async (kind, name) => {
        const context = {
          merchantId: facility,
          hash: (of: string, value: string) => this.options.hash(facility, of, value),
        };
        const { aggregate, id } = uniqueNameOf(kind, name, context);
        return world.state(aggregate, id).holder;
      },
      later: (minutes, run) => agenda.at(this.played + minutes * MINUTE, run),
      pass: seconds => void (world.now += seconds * 1000),
    };
  }

  private step(merchantId: number, name: string, id: number, body: object, found?: Prepared): number {
    // Within a day the clock is the day's.
    if (this.played === 0) this.world.now += STEP_SECONDS * 1000;
    return this.world.run(merchantId, systemDoer, name, id, body, { found });
  }

  /** Who is new gets a record number, and who is unknown a number to be called by as well. */
  private preparing(merchantId: number, name: string, body: Readonly<Record<string, unknown>>): Prepared {
    const isUnknown = name === 'emergency/register' && body['unknown'] !== null;
    if (!registers.has(name) && !isUnknown) return {};
    const next = this.numbers.get(merchantId) ?? 1;
    this.numbers.set(merchantId, next + 1);
    const recordNumber = String(next).padStart(6, '0');
    if (!isUnknown) return { duplicates: [], recordNumber };
    return { recordNumber, unknownNumber: String((this.unknown += 1)) };
  }

  private midnight(before: number): number {
    return midnightOf(this.dateOf(before));
  }

  private dateOf(before: number): string {
    const { today } = facilityTime(new Date(this.options.until), DEFAULT_ZONE);
    return daysAfter(today, -before);
  }
}
