import type { Seen } from '@alur/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import { appendsIn, FIRST_ID } from '../clinic/grown-log.js';
import type { LogFiller, PlainEvent } from '../clinic/log-filler.js';

/** Days over which completed orders are spread. */
const DAYS = 1_000;
const DAY_MS = 86_400_000;
/** Ids of the copies begin beyond those of the played day, and those of the people beyond all others. */
const FIRST_COPY = FIRST_ID + 1_000_000;
const FIRST_PERSON = FIRST_ID + 1_000_000_000;
const DATE = /\d{4}-\d{2}-\d{2}/g;

interface Played {
  appends: Seen[][];
  orderId: number;
  encounterId: number;
  patientId: number;
  /** Tests with a result. */
  results: number;
  /** Its tube's number and its document's verification code, which are unique per order. */
  names: string[];
  /** Dates on which it happened, local and in UTC. */
  dates: ReadonlySet<string>;
}

interface Place {
  nth: number;
  daysAgo: number;
}

const namesIn = (events: readonly Seen[]): string[] =>
  events.flatMap(({ type, data }) => {
    if (type === 'LaboratorySpecimenReceived') return [String(data['number'])];
    const { verification } = data as { verification?: { code: string } };
    return type === 'LaboratoryResultValidated' && verification ? [verification.code] : [];
  });

const playedIn = (events: readonly Seen[]): Played[] => {
  const orders = Map.groupBy(
    events.filter(({ stream }) => /^laboratory-\d+$/.test(stream)),
    ({ stream }) => stream,
  );
  return [...orders.values()].map(its => {
    const { orderId, encounterId, patientId } = its[0]!.data as Record<'orderId' | 'encounterId' | 'patientId', number>;
    return {
      ...{ appends: appendsIn(its), orderId, encounterId, patientId, names: namesIn(its) },
      results: its.filter(({ type }) => type === 'LaboratoryResultEntered').length,
      dates: new Set(its.flatMap(({ meta }) => [meta.localDate, meta.at.slice(0, 10)])),
    };
  });
};

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** Many orders copied from two played ones, one completed and one waiting for its results, in visits of their own. */
export class ManyOrders {
  private readonly waiting: Played;
  private readonly done: Played;

  constructor(
    events: readonly Seen[],
    private readonly people: number,
  ) {
    const played = playedIn(events);
    const [waiting, done] = [played.find(({ results }) => results === 0), played.find(({ results }) => results > 0)];
    if (!waiting || !done) throw new Error('no order waits, or none is done');
    this.waiting = waiting;
    this.done = done;
  }

  /** Parameters measured in every order. */
  get parameterIds(): number[] {
    return this.done.appends
      .flat()
      .flatMap(({ type, data }) => (type === 'LaboratoryResultEntered' ? [Number(data['parameterId'])] : []));
  }

  personOf(nth: number): number {
    return FIRST_PERSON + (nth % this.people);
  }

  orderOf(nth: number): number {
    return FIRST_COPY + 2 * nth;
  }

  /** Writes the completed orders from the oldest on, then the waiting ones. Returns the number of orders. */
  async write(filler: LogFiller, open: number, results: number): Promise<number> {
    const done = Math.ceil(results / this.done.results);
    for (let nth = 0; nth < done; nth++) {
      const daysAgo = 1 + Math.floor(((done - 1 - nth) * DAYS) / done);
      await this.copy(filler, this.done, { nth, daysAgo });
    }
    for (let nth = done; nth < done + open; nth++) await this.copy(filler, this.waiting, { nth, daysAgo: 0 });
    return done + open;
  }

  private async copy(filler: LogFiller, played: Played, place: Place): Promise<void> {
    const value = this.mover(played, place);
    for (const append of played.appends) {
      const ids = { commandId: randomUUID(), appendId: randomUUID() };
      await filler.add(
        append.map(({ type, revision, data, meta }): PlainEvent => ({
          ...{ type, revision, stream: `laboratory-${this.orderOf(place.nth)}` },
          data: value(data) as Record<string, unknown>,
          meta: { ...(value(meta) as typeof meta), ...ids },
        })),
      );
    }
  }

  /** Shifts an order's ids, visit, date and patient. */
  private mover({ orderId, encounterId, patientId, names, dates }: Played, { nth, daysAgo }: Place) {
    const id = this.orderOf(nth);
    const ids = new Map([
      [orderId, id],
      [encounterId, id + 1],
      [patientId, this.personOf(nth)],
    ]);
    const text = (played: string): string =>
      names.includes(played)
        ? `${played}.${nth}`
        : played.replaceAll(DATE, date => (dates.has(date) ? daysBefore(date, daysAgo) : date));
    const value = (played: unknown): unknown => {
      if (typeof played === 'number') return ids.get(played) ?? played;
      if (typeof played === 'string') return text(played);
      if (Array.isArray(played)) return played.map(value);
      if (played === null || typeof played !== 'object') return played;
      return Object.fromEntries(Object.entries(played).map(([name, each]) => [name, value(each)]));
    };
    return value;
  }
}
