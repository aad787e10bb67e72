import type { ReplayAnswer } from '@alur/contracts/audit/replay';
import type { Seen } from '@alur/domain/kernel/event';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { Granted } from '../live/topic-registry.js';
import type { Log } from '../log/log.js';
import { epochOf } from '../projector/frame-log.js';
import type { FacilityZones } from '../clock/facility-zones.js';
import { zoneOfDay, type ZonedDay } from './zoned-day.js';
import { momentsOf, type Moment } from './moment.js';
import { wantedOf, type PastRows } from './past-rows.js';
import { TopicFold, type Seek } from './topic-fold.js';
import { ViewFold } from './view-fold.js';

/** A day of a facility's log. */
export interface Day extends ZonedDay {
  moments: readonly Moment[];
  /** The position before its first event; where nothing happened, the last before it. */
  before: string;
}

/** Any topic of any past day, folded from the log. */
export class Replays {
  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly zones: FacilityZones,
  ) {}

  async day(merchantId: number, day: string): Promise<Day> {
    return (await this.until(merchantId, day)).day;
  }

  async read(merchantId: number, topic: Granted, date: string, seek: Seek, limit: number): Promise<ReplayAnswer> {
    const { day, earlier } = await this.until(merchantId, date);
    const epoch = epochOf(await this.logId(merchantId), topic.table);
    const beginning = { merchantId, seq: day.before, at: day.startsAt, epoch };
    const fold = await TopicFold.begin(topic, beginning, pastOf(earlier));
    await fold.extend(day.moments);
    return fold.read(seek, limit);
  }

  /** The append that holds a position, whole; nothing when the facility has no event there. */
  async appendAt(merchantId: number, position: bigint): Promise<Seen[]> {
    const all: Seen[] = [];
    for (let after = 0n; ;) {
      const page = await this.log.readAll(after, { limit: 2_000, filter: { merchantId } });
      const last = page.at(-1);
      if (!last) break;
      all.push(...page);
      after = BigInt(last.position);
    }
    const found = all.find(event => event.position === position.toString());
    return all.filter(({ meta }) => meta.appendId === found?.meta.appendId);
  }

  private async until(merchantId: number, day: string): Promise<{ day: Day; earlier: Seen[] }> {
    const earlier: Seen[] = [];
    const events: Seen[] = [];
    for (let position = 0n; ;) {
      const page = await this.log.readAll(position, { limit: 2_000, filter: { merchantId } });
      const last = page.at(-1);
      if (!last) break;
      position = BigInt(last.position);
      for (const event of page)
        if (event.meta.localDate < day && events.length === 0) earlier.push(event);
        else if (event.meta.localDate <= day) events.push(event);
    }
    const zoned = zoneOfDay(
      day,
      await this.zones.zoneOf(merchantId),
      events[0]?.meta.offset,
      events.at(-1)?.meta.offset,
    );
    return { day: { ...zoned, moments: momentsOf(events), before: earlier.at(-1)?.position ?? '0' }, earlier };
  }

  private logId(merchantId: number): Promise<string> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ id: string }>`select id::text from alur.log_identity`.execute(trx);
      return rows[0]?.id ?? '';
    });
  }
}

const pastOf = (events: readonly Seen[]): PastRows => ({
  async read(table, wanted) {
    const none: PastRows = { read: async () => [] };
    const changes = (await new ViewFold(table, none).fold(events.map(event => [event]))).flat();
    const rows = new Map(changes.map(change => [change.key, change]));
    return wantedOf(
      [...rows.values()].flatMap(({ after, ...at }) => (after === null ? [] : [{ ...at, row: after }])),
      wanted,
    );
  },
});
