import type { Seen } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import { appendsIn, FIRST_ID } from '../clinic/grown-log.js';
import type { LogFiller, PlainEvent } from '../clinic/log-filler.js';

/** Distance between copies' ids, larger than the number of ids that a played day uses. */
const APART = 1_000_000;
const FIRST_DAY = Date.parse('2020-01-01');
const DAY_MS = 86_400_000;
/** The facility is open from eight to four, at +07:00. */
const OPENS_MS = 3_600_000;
const OPEN_FOR_MS = 8 * 3_600_000;

/** A played day in two parts: the facility's opening, copied once, and the visits, copied for every day. */
interface Played {
  date: string;
  opening: Seen[][];
  visits: Seen[][];
  /** Ids from here on belong to the visits. */
  firstVisit: number;
}

const playedOf = (events: readonly Seen[]): Played => {
  const first = events.find(({ type }) => type === 'EncounterOpened');
  if (!first) throw new Error('no visit was played');
  const appends = appendsIn(events);
  const at = appends.findIndex(append => append.some(({ meta }) => meta.appendId === first.meta.appendId));
  const [opening, visits] = [appends.slice(0, at), appends.slice(at)];
  return { date: first.meta.localDate, opening, visits, firstVisit: Number(first.data['encounterId']) };
};

/**
 * A log of many facilities and days, copied from one played day: each facility has its own patients, schedules and
 * stock, which persist, and each day its own visits. A day's appends are spread over its opening hours.
 */
export class ManyDays {
  private readonly played: Played;
  /** Last revisions of the streams that continue over days. */
  private readonly revisions = new Map<string, number>();

  constructor(
    events: readonly Seen[],
    readonly merchants: number,
    upTo: number,
  ) {
    this.played = playedOf(events);
    this.days = Math.max(1, Math.ceil(upTo / (merchants * this.eventsADay)));
  }

  readonly days: number;

  get eventsADay(): number {
    return this.played.visits.flat().length;
  }

  dayOf(nth: number): string {
    return new Date(FIRST_DAY + nth * DAY_MS).toISOString().slice(0, 10);
  }

  /** The id in a copy, given the played facility's id. */
  idOf(merchant: number, id: number): number {
    return id + merchant * (this.days + 1) * APART;
  }

  merchantId(merchant: number): number {
    return merchant + 2;
  }

  /** Writes day by day, with all facilities' events interleaved, as in reality. */
  async write(filler: LogFiller): Promise<void> {
    for (let day = 0; day < this.days; day++) {
      const { opening, visits } = this.played;
      const appends = day === 0 ? [...opening, ...visits] : visits;
      const movers = Array.from({ length: this.merchants }, (_none, merchant) => this.mover(merchant, day));
      for (const [nth, append] of appends.entries()) {
        const at = FIRST_DAY + day * DAY_MS + OPENS_MS + Math.floor((nth / appends.length) * OPEN_FOR_MS);
        for (const mover of movers) await filler.add(this.moved(append, mover, new Date(at).toISOString(), day));
      }
    }
  }

  private moved(append: readonly Seen[], mover: Mover, at: string, day: number): PlainEvent[] {
    const ids = { merchantId: mover.merchantId, commandId: randomUUID(), appendId: randomUUID() };
    const when = { at, localDate: this.dayOf(day), offset: '+07:00' };
    return append.map(({ type, stream, revision, data, meta }) => ({
      type,
      ...mover.place(stream, revision),
      data: mover.value(data) as Record<string, unknown>,
      meta: { ...meta, ...ids, ...when },
    }));
  }

  /** Shifts the played events' ids, date and facility. */
  private mover(merchant: number, day: number): Mover {
    const { date, firstVisit } = this.played;
    const to = this.dayOf(day);
    const merchantId = this.merchantId(merchant);
    const id = (played: number) => this.idOf(merchant, played) + (played < firstVisit ? 0 : (day + 1) * APART);
    const value = (played: unknown, name = ''): unknown => {
      // The main store's id is the facility's id.
      if (name === 'merchantId' || name === 'storeId') return merchantId;
      if (typeof played === 'number') return played >= FIRST_ID ? id(played) : played;
      if (typeof played === 'string') return played.includes(date) ? played.replaceAll(date, to) : played;
      if (Array.isArray(played)) return played.map(item => value(item));
      if (played === null || typeof played !== 'object') return played;
      return Object.fromEntries(Object.entries(played).map(([field, item]) => [field, value(item, field)]));
    };
    const named = (played: string): string => {
      const there = played.replaceAll(date, to).replace(/\d{10,}/g, text => String(id(Number(text))));
      return there === played ? `${played}.${merchant}` : there;
    };
    const isOfDay = (played: string) =>
      played.includes(date) || [...played.matchAll(/\d{10,}/g)].some(([text]) => Number(text) >= firstVisit);
    const streams = new Map<string, { stream: string; ofDay: boolean }>();
    const place = (played: string, revision: number) => {
      const known = streams.get(played) ?? { stream: named(played), ofDay: isOfDay(played) };
      streams.set(played, known);
      const { stream, ofDay } = known;
      return { stream, revision: ofDay ? revision : this.next(stream) };
    };
    return { merchantId, value, place };
  }

  /** The next revision of a stream that continues over days. */
  private next(stream: string): number {
    const next = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, next);
    return next;
  }
}

interface Mover {
  merchantId: number;
  value: (played: unknown) => unknown;
  place: (stream: string, revision: number) => { stream: string; revision: number };
}
