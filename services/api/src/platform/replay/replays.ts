import type { ReplayAnswer } from '@alur/contracts/kernel/replay';
import type { Seen } from '@alur/domain/kernel/event';
import type { FacilityZones } from '../clock/facility-zones.js';
import { StreamLocks } from '../commands/stream-locks.js';
import type { Database } from '../db/database.js';
import type { Granted } from '../live/topic-registry.js';
import type { Log } from '../log/log.js';
import { epochOf } from '../projector/frame-log.js';
import { headName } from '../projector/frames.js';
import { DayMoments } from './day-moments.js';
import { headOf, HistoryRows, logIdOf, NOW } from './history-rows.js';
import { LogDays } from './log-days.js';
import type { Moment } from './moment.js';
import { TopicFold, type Seek } from './topic-fold.js';
import { WeighedCache } from './weighed-cache.js';
import { zoneOfDay, type ZonedDay } from './zoned-day.js';

/** Events cached in memory, over all days. */
const EVENTS_KEPT = 60_000;
/** Row states cached in memory, over all folds. */
const ROWS_KEPT = 200_000;

/** A day of a facility's log. */
export interface Day extends ZonedDay {
  moments: readonly Moment[];
}

/**
 * Replays any topic of any past day: its rows at the day's beginning, and the day's events folded over them by the same
 * views. Folds are cached, so that a seek within a day needs no query.
 */
export class Replays {
  private readonly logDays: LogDays;
  private readonly days = new WeighedCache<DayMoments>(EVENTS_KEPT);
  private readonly folds = new WeighedCache<TopicFold>(ROWS_KEPT);
  /** Locks by day and topic: one request reads or folds, and the next finds the result. */
  private readonly turns = new StreamLocks();
  private forgotten = 0;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly zones: FacilityZones,
  ) {
    this.logDays = new LogDays(database);
  }

  async day(merchantId: number, day: string): Promise<Day> {
    return this.zoned(merchantId, await this.momentsOf(merchantId, day));
  }

  async read(merchantId: number, topic: Granted, day: string, seek: Seek, limit: number): Promise<ReplayAnswer> {
    const moments = await this.momentsOf(merchantId, day);
    const id = `${merchantId}/${day}/${topic.key}`;
    const known = this.folds.get(id);
    if (known?.covers(moments.moments)) return known.read(seek, limit);
    return this.turns.hold([id], async () => (await this.fold(id, merchantId, topic, moments)).read(seek, limit));
  }

  /** All events of the append that contains a position; none when the facility has no event there. */
  async appendAt(merchantId: number, position: bigint): Promise<Seen[]> {
    const day = await this.logDays.dayAt(merchantId, position);
    return day === undefined ? [] : (await this.momentsOf(merchantId, day)).appendAt(position);
  }

  /** Clears all caches, which may show a person whose key was destroyed. */
  forget(): void {
    this.forgotten += 1;
    this.days.clear();
    this.folds.clear();
  }

  private async momentsOf(merchantId: number, day: string): Promise<DayMoments> {
    const id = `${merchantId}/${day}`;
    const known = this.days.get(id);
    if (known?.over) return known;
    return this.turns.hold([id], async () => {
      const { forgotten } = this;
      const moments = this.days.get(id) ?? new DayMoments(day, await this.logDays.rangeOf(merchantId, day));
      await moments.extend((after, limit) => this.log.readAll(after, { limit, filter: { merchantId } }));
      // An open day without events may still begin, so it is not cached.
      if (moments.before !== null && forgotten === this.forgotten) this.days.put(id, moments);
      return moments;
    });
  }

  private async fold(id: string, merchantId: number, topic: Granted, day: DayMoments): Promise<TopicFold> {
    const { forgotten } = this;
    const fold = this.folds.get(id) ?? (await this.begin(merchantId, topic, day));
    try {
      await fold.extend(day.moments);
    } catch (error) {
      this.folds.delete(id); // it is unknown how much of the day it has folded
      throw error;
    }
    if (day.before !== null && forgotten === this.forgotten) this.folds.put(id, fold);
    return fold;
  }

  private async begin(merchantId: number, topic: Granted, day: DayMoments): Promise<TopicFold> {
    const [{ startsAt }, logId, head] = await Promise.all([
      this.zoned(merchantId, day),
      this.database.tenant(merchantId, logIdOf),
      day.before ?? this.database.tenant(merchantId, trx => headOf(trx, merchantId, headName(topic.table, topic.key))),
    ]);
    const beginning = { merchantId, seq: head, at: startsAt, epoch: epochOf(logId, topic.table) };
    return TopicFold.begin(topic, beginning, new HistoryRows(this.database, merchantId, day.before ?? NOW));
  }

  private async zoned(merchantId: number, { day, moments }: DayMoments): Promise<Day> {
    const [first, last] = [moments[0], moments.at(-1)].map(moment => moment?.event.meta.offset);
    return { ...zoneOfDay(day, await this.zones.zoneOf(merchantId), first, last), moments };
  }
}
