import { defaultRole } from '@alur/domain/identity/default-roles';
import { tzOffset } from '@date-fns/tz';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import type { PlainEvent } from '../../platform/log/log.js';
import { uniqueNameOf } from '@alur/domain/kernel/name';
import { Rejection } from '@alur/domain/kernel/rejection';
import { inOrder } from '../../parts.js';
import { daysAfter } from '../days-after.js';
import type { DemoLogin, DemoMade, Where } from '../demo.js';
import { demos } from '../demos.gen.js';
import { seedDemonstration, seedRecent } from '../seed.js';
import { Agenda } from './agenda.js';
import { momentsOf, visitsOn } from './days.js';
import type { PastClinic, PastDay, PastPart } from './past.js';
import { Place } from './place.js';
import { seeded } from '@alur/contracts/kernel/seeded';
import { systemDoer, World, type Doer, type Prepared, type WorldOptions } from './world.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Opening time, in minutes after midnight. */
const OPEN = 7 * 60;
/** Seconds between the steps that create a facility. */
const STEP_SECONDS = 15;

export interface StoryOptions extends Pick<WorldOptions, 'hash'> {
  /** The instant at which the story ends, in milliseconds. */
  until: number;
  days: number;
}

/** Events that are written into the log together. */
export interface Chapter {
  events: PlainEvent[];
  /** Progress of the story after this chapter, from 0 to 1. */
  part: number;
}

/** Midnight of a facility's day, `yyyy-MM-dd`. */
const midnightOf = (date: string): number => {
  const utc = Date.parse(`${date}T00:00:00Z`);
  return utc - tzOffset(DEFAULT_ZONE, new Date(utc)) * MINUTE;
};

/** Commands that register a patient. */
const registers = new Set(['patient/register', 'labour/register-newborn']);

const partsOf = (where: Where, clinic: PastClinic, made: DemoMade): PastPart[] =>
  inOrder(demos).flatMap(([, part]) =>
    'past' in part && (part.where === where || part.where === 'both')
      ? [(part.past as (clinic: PastClinic, made: DemoMade) => PastPart)(clinic, made)]
      : [],
  );

/** What commands would find in the modules' rows in such a facility, by the command's name; a history has no rows. */
const toldIn = (where: Where, made: DemoMade): Readonly<Record<string, Prepared>> =>
  Object.assign(
    {},
    ...inOrder(demos).map(([, part]) =>
      'told' in part && part.told && (part.where === where || part.where === 'both') ? part.told(made as never) : {},
    ),
  ) as Readonly<Record<string, Prepared>>;

const peopleOf = ({ staff }: DemoMade, logins: Beginning['logins']): ReadonlyMap<string, Doer> => {
  const roles = new Map(logins.map(({ userId, role }) => [userId, role]));
  return new Map(
    [...staff].map(([email, { userId, name }]) => {
      const role = roles.get(userId) ?? '';
      return [email, { userId, name, role, rights: new Set<string>(defaultRole(role).rights) }];
    }),
  );
};

/** Addresses of the doctors among them. */
export const doctorsOf = (people: ReadonlyMap<string, Doer>): string[] =>
  [...people].flatMap(([email, { role }]) => (role === 'doctor' ? [email] : []));

/** Number of the clinic's visits relative to the hospital's. */
const CLINIC_SIZE = 0.2;

interface Beginning extends Chapter {
  /** The hospital first. */
  facilities: number[];
  logins: (Omit<DemoLogin, 'password'> & { userId: number })[];
}

/** A facility of the story, for whoever goes on with it. */
export interface StoryFacility {
  facility: number;
  /** Number of visits relative to the hospital's. */
  size: number;
  /** Those who work there, by address. */
  people: ReadonlyMap<string, Doer>;
  /** What the modules made in it. */
  made: DemoMade;
  /** What the modules do in this clinic, which is that facility. */
  partsIn: (clinic: PastClinic) => PastPart[];
}

interface Site extends StoryFacility {
  where: Exclude<Where, 'both'>;
}

/**
 * Simulates the history of the demonstration's hospital and clinic day by day, up to half of the current day. It is the
 * same for the same moment, whatever the installation, because nothing here reads a clock.
 */
export class Story {
  private readonly world: World;
  private readonly agenda = new Agenda();
  private readonly random = seeded(20_260);
  private readonly numbers = new Map<number, number>();
  private unknown = 0;
  private readonly told = new Map<number, Readonly<Record<string, Prepared>>>();
  private sites: readonly Site[] = [];
  private places: Place[] = [];

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
  async beginning(): Promise<Beginning> {
    const { world } = this;
    world.now = this.midnight(this.options.days + 1) + 8 * 60 * MINUTE;
    const logins: Beginning['logins'] = [];
    const seeds = (await seedDemonstration({
      step: async (_key, merchantId, name, id, body) => this.step(merchantId, name, id, body),
      today: this.dateOf(0),
      giveLogin: async (userId, login) => void logins.push({ userId, ...login }),
    })) as unknown as Record<'hospital' | 'clinic', DemoMade>;
    this.sites = (['hospital', 'clinic'] as const).map(where => {
      const made = seeds[where];
      return {
        ...{ where, made, people: peopleOf(made, logins) },
        facility: made.facility,
        size: where === 'hospital' ? 1 : CLINIC_SIZE,
        partsIn: clinic => partsOf(where, clinic, made),
      };
    });
    for (const { where, facility, made } of this.sites) this.told.set(facility, toldIn(where, made));
    this.places = this.sites.map(site => this.place(site));
    return { events: world.take(), part: 0, facilities: this.sites.map(({ facility }) => facility), logins };
  }

  /** The facilities that the story began with, the hospital first. */
  get facilities(): readonly StoryFacility[] {
    return this.sites;
  }

  private place(site: Site): Place {
    const clinic = this.clinic(site);
    const doctors = doctorsOf(site.people);
    const late = site.where === 'hospital' ? doctors.at(-1) : undefined;
    return new Place({
      ...{ clinic, doctors, late, agenda: this.agenda, played: () => this.played },
      parts: site.partsIn(clinic),
    });
  }

  /** The simulated days: one chapter before the first day, then one per day. */
  async *chapters(): AsyncGenerator<Chapter> {
    const { days } = this.options;
    this.world.now = this.midnight(days) + 7 * 60 * MINUTE;
    for (const place of this.places) await place.begins();
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
    // The story ends when half of the last day's visits have come; the simulated part of that day lasts as long as the
    // real one so far.
    const halfway = midnight + (arrivals[Math.floor(arrivals.length / 2)] ?? OPEN) * MINUTE;
    const ends = day.isLast ? halfway : midnight + DAY;
    const clock = day.isLast ? this.lastDaysClock(midnight, opens, halfway) : (at: number) => at;
    this.agenda.clear();
    this.agenda.at(opens, () => this.recent(day, daysBefore => daysBefore > 0));
    for (const place of this.places) this.agenda.at(opens, () => place.opens(day));
    this.agenda.at(opens + (ends - opens) * 0.8, () => this.recent(day, daysBefore => daysBefore === 0));
    for (const [at, place] of this.places.entries()) {
      const visits = Math.round(place.size * visitsOn(day));
      const moments = at === 0 ? arrivals : momentsOf(visits, seeded(1_000 * at + day.before));
      place.plan(
        day,
        opens,
        moments.map(minutes => midnight + minutes * MINUTE),
      );
      this.agenda.at(midnight + 21.5 * 60 * MINUTE, () => place.closes(day));
    }
    for (let next = this.agenda.next(ends); next; next = this.agenda.next(ends)) {
      this.played = next.at;
      this.world.now = Math.max(this.world.now, clock(next.at));
      await this.happen(next.run);
    }
  }

  /** Runs a step; a refused one is skipped, and the day goes on. */
  private async happen(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      this.refused.push(error.code);
    }
  }

  /** Codes of refused steps; there should be none. */
  readonly refused: string[] = [];

  /** The current moment, in the day's plan. */
  private played = 0;

  /** Maps the first half of the last day into the time between its beginning and now, whatever the hour. */
  private lastDaysClock(midnight: number, opens: number, halfway: number): (at: number) => number {
    const { until } = this.options;
    const from = until - opens > 30 * MINUTE ? opens : midnight;
    return at => Math.floor(from + ((at - opens) * (until - 1 - from)) / (halfway - opens));
  }

  /**
   * Starts what is still going on at the end and begins on this day; in a shorter history it starts on the first day.
   */
  private async recent({ before }: PastDay, isMeant: (daysBefore: number) => boolean): Promise<void> {
    const first = this.options.days - 1;
    await seedRecent({ ...this.sites[0]?.made }, each => isMeant(each) && Math.min(each, first) === before);
  }

  private clinic({ people, facility, size }: Site): PastClinic {
    const { world, random, agenda } = this;
    const { today } = facilityTime(new Date(this.options.until), DEFAULT_ZONE);
    return {
      ...{ facility, size, random, lastDay: today, days: this.options.days },
      get today() {
        return world.today;
      },
      does: async (email, command, id, body = {}) => {
        const doer = people.get(email);
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

  /**
   * What a command would otherwise look up or reserve beforehand: modules say the answers of their rows, and new patients
   * get a record number, unidentified ones also a number to be called by.
   */
  private preparing(merchantId: number, name: string, body: Readonly<Record<string, unknown>>): Prepared {
    const isUnknown = name === 'emergency/register' && body['unknown'] !== null;
    if (!registers.has(name) && !isUnknown) return this.told.get(merchantId)?.[name] ?? {};
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
