import type { Log } from '@alur/api/platform/log/log';
import { appendsOf, momentsOf } from '@alur/api/platform/replay/moment';
import type { Seen } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import { FIRST_ID } from '../clinic/grown-log.js';
import { MERCHANT } from '../clinic/played-day.js';

/** How far apart copies' ids lie: more than a played day uses. */
const APART = 1_000_000;
const FIRST_DAY = Date.parse('2020-01-01');
const DAY_MS = 86_400_000;
/** The facility is open from eight to four, at +07:00. */
const OPENS_MS = 3_600_000;
const OPEN_FOR_MS = 8 * 3_600_000;

/** What the facility that was played has in the log. */
export const eventsOf = async (log: Log): Promise<Seen[]> => {
  const events: Seen[] = [];
  for (let after = 0n; ;) {
    const page = await log.readAll(after, { filter: { merchantId: MERCHANT } });
    const last = page.at(-1);
    if (!last) return events;
    events.push(...page);
    after = BigInt(last.position);
  }
};

/** A day that was played, told in two parts: the facility's opening, once, and the visits, every day. */
interface Played {
  date: string;
  opening: Seen[][];
  visits: Seen[][];
  /** Ids from here on belong to the visits. */
  firstVisit: number;
}

const playedOf = (events: readonly Seen[]): Played => {
  const first = events.find(({ type }) => type === 'BookingMade');
  if (!first) throw new Error('no visit was played');
  const appends = appendsOf(momentsOf(events)).map(append => append.map(({ event }) => event));
  const at = appends.findIndex(append => append.some(({ meta }) => meta.appendId === first.meta.appendId));
  const [opening, visits] = [appends.slice(0, at), appends.slice(at)];
  return { date: first.meta.localDate, opening, visits, firstVisit: Number(first.data['bookingId']) };
};

/**
 * A log of many facilities and days made out of one that was played: each facility has its own patients, schedules and
 * stock, which stay, and each of its days its own visits. A day's appends are spread over its opening hours.
 */
export class ManyDays {
  private readonly played: Played;
  /** Of the streams that go on over days. */
  private readonly revisions = new Map<string, number>();

  constructor(
    private readonly log: Log,
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

  /** What an id of the facility that was played is in one of the copies. */
  idOf(merchant: number, id: number): number {
    return id + merchant * (this.days + 1) * APART;
  }

  merchantId(merchant: number): number {
    return merchant + 2;
  }

  /** Writes every day, all facilities at once, as they would. Answers the last position. */
  async write(): Promise<bigint> {
    let last = 0n;
    for (let day = 0; day < this.days; day++) {
      const ends = await Promise.all(
        Array.from({ length: this.merchants }, (_none, merchant) => this.writeDay(merchant, day)),
      );
      for (const end of ends) if (end > last) last = end;
    }
    return last;
  }

  private async writeDay(merchant: number, day: number): Promise<bigint> {
    const { opening, visits } = this.played;
    const appends = day === 0 ? [...opening, ...visits] : visits;
    const ofDay = new Map<string, number>();
    let last = 0n;
    for (const [nth, append] of appends.entries()) {
      const at = FIRST_DAY + day * DAY_MS + OPENS_MS + Math.floor((nth / appends.length) * OPEN_FOR_MS);
      last = await this.append(append, merchant, day, new Date(at).toISOString(), ofDay);
    }
    return last;
  }

  private async append(
    events: readonly Seen[],
    merchant: number,
    day: number,
    at: string,
    ofDay: Map<string, number>,
  ): Promise<bigint> {
    const moved = this.mover(merchant, day);
    const writes = [...Map.groupBy(events, event => event.stream)].map(([stream, own]) => {
      const name = moved.stream(stream);
      const revisions = moved.isOfDay(stream) ? ofDay : this.revisions;
      const last = revisions.get(name) ?? -1;
      revisions.set(name, last + own.length);
      return {
        stream: name,
        expected: last < 0 ? ('none' as const) : last,
        events: own.map(({ type, data }) => ({ type, data: moved.value(data) as Record<string, unknown> })),
      };
    });
    const { meta } = events[0]!;
    const ids = { merchantId: this.merchantId(merchant), commandId: randomUUID(), appendId: randomUUID() };
    const when = { at, localDate: this.dayOf(day), offset: '+07:00' };
    return (await this.log.append(writes, [], { ...meta, ...ids, ...when })).appended.position;
  }

  /** Moves ids, the day and the facility of what was played. */
  private mover(merchant: number, day: number) {
    const { date, firstVisit } = this.played;
    const to = this.dayOf(day);
    const id = (played: number) => this.idOf(merchant, played) + (played < firstVisit ? 0 : (day + 1) * APART);
    const value = (played: unknown, name = ''): unknown => {
      if (name === 'merchantId') return this.merchantId(merchant);
      if (typeof played === 'number') return played >= FIRST_ID ? id(played) : played;
      if (typeof played === 'string') return played.replaceAll(date, to);
      if (Array.isArray(played)) return played.map(item => value(item));
      if (played === null || typeof played !== 'object') return played;
      return Object.fromEntries(Object.entries(played).map(([field, item]) => [field, value(item, field)]));
    };
    const stream = (played: string): string => {
      const there = played.replaceAll(date, to).replace(/\d{10,}/g, text => String(id(Number(text))));
      return there === played ? `${played}.${merchant}` : there;
    };
    const isOfDay = (played: string) =>
      played.includes(date) || [...played.matchAll(/\d{10,}/g)].some(([text]) => Number(text) >= firstVisit);
    return { value, stream, isOfDay };
  }
}
