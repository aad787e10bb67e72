import type { Seen } from '@alur/domain/kernel/event';
import type { Recorded } from '@alur/eventing';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { pageOfLog } from './page-of-log.js';
import { inLogOrder, namedEvents, storiesOf } from './patient-events.js';

/** Search conditions, all of which must hold. */
export interface Search {
  day?: string | undefined;
  types?: string[] | undefined;
  stream?: string | undefined;
  actorId?: number | undefined;
  patientId?: number | undefined;
}

export interface Found {
  data: Seen[];
  /** The position to continue from; null at the end. */
  next: string | null;
  /** How far the search has come, if it ended before all was searched; null if everything was. */
  reached: Reached | null;
}

export interface Reached {
  position: string;
  /** When the event there was recorded. */
  at: string;
}

const PAGE = 2_000;
/**
 * Events scanned per answer if nothing narrows the search; an answer with fewer results than asked for can be
 * continued. The limit is here and not in the store, which would scan ten million events for a rare type before it
 * answers.
 */
const SCANNED = 20_000;

/** Finds events of a facility, in order: from a day, a stream or a patient's timeline where one is named. */
export class LogSearch {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  async page(merchantId: number, search: Search, after: bigint, limit: number): Promise<Found> {
    if (Object.values(search).every(value => value === undefined)) {
      const data = await pageOfLog(this.platform.log, after, limit, merchantId);
      return { data, next: data.length < limit ? null : (data.at(-1)?.position ?? null), reached: null };
    }
    const { day, stream, patientId } = search;
    if (day === undefined && stream === undefined && patientId === undefined)
      return this.scan(merchantId, search, after, limit);
    const fits = await this.test(merchantId, search);
    const found = (await this.narrowed(merchantId, search)).filter(
      event => fits(event) && BigInt(event.position) > after,
    );
    const data = found.slice(0, limit);
    return { data, next: found.length > limit ? (data.at(-1)?.position ?? null) : null, reached: null };
  }

  private async test(merchantId: number, search: Search): Promise<(event: Seen) => boolean> {
    const { types, stream, actorId, patientId } = search;
    const named =
      patientId === undefined
        ? undefined
        : new Set((await namedEvents(this.platform, this.database, merchantId, patientId)).map(each => each.eventId));
    return event =>
      event.meta.merchantId === merchantId &&
      (!types || types.includes(event.type)) &&
      (stream === undefined || event.stream === stream) &&
      (actorId === undefined || event.meta.actorId === actorId) &&
      (!named || named.has(event.id));
  }

  /** The sets of events that the results must belong to, in order. */
  private async narrowed(merchantId: number, { day, stream, patientId }: Search): Promise<Seen[]> {
    const { log, replays } = this.platform;
    if (day !== undefined) return (await replays.day(merchantId, day)).moments.map(({ event }) => event);
    if (stream !== undefined) return (await log.readMany([{ stream, from: 0 }])).get(stream) ?? [];
    const named = await namedEvents(this.platform, this.database, merchantId, Number(patientId));
    return [...(await storiesOf(this.platform, named)).values()].flat().toSorted(inLogOrder);
  }

  private async scan(merchantId: number, { types, actorId }: Search, after: bigint, limit: number): Promise<Found> {
    const { log } = this.platform;
    const found: Recorded[] = [];
    let last: Recorded | undefined;
    // Events are filtered while sealed; only the results are unsealed.
    for (let scanned = 0; scanned < SCANNED && found.length < limit;) {
      const page = await log.store.readAll(last?.position ?? after, { limit: PAGE, filter: { merchantId } });
      if (page.length === 0) return { data: await log.open(found), next: null, reached: reachedAt(last) };
      scanned += page.length;
      for (const event of page) {
        if (found.length === limit) break;
        last = event;
        const fits =
          (!types || types.includes(event.type)) && (actorId === undefined || event.meta.actorId === actorId);
        if (fits) found.push(event);
      }
    }
    return { data: await log.open(found), next: String(last?.position ?? after), reached: reachedAt(last) };
  }
}

const reachedAt = (last: Recorded | undefined): Reached | null =>
  last ? { position: last.position.toString(), at: last.meta.at } : null;
