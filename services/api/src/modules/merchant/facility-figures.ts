import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { Snapshot } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import {
  facilityDays,
  facilityFigures,
  type FacilityDayRow,
  type FacilityFiguresRow,
} from '@alur/contracts/merchant/topics';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { TopicRegistry } from '../../platform/live/topic-registry.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

const sums = ['day_visits', 'day_registrations', 'day_revenue'] as const;
const shown = new Set<string>(['merchant', ...sums]);
const MONTH_DAYS = 30;

interface Found<Row> {
  rows: Row[];
  seq: string;
  log: string;
}

/** The position of the rows when they are read. */
const LOG_STATE = `
  (select coalesce(sum(position), 0)::text from alur.checkpoint where name like 'projector:%') as seq,
  (select left(id::text, 8) from alur.log_identity) as log`;

/**
 * All facilities in numbers, and day by day: sums of each facility's own sums. Watchers reload when one of them has
 * changed.
 */
@Injectable()
export class FacilityFigures implements OnApplicationShutdown {
  private readonly forget: () => void;

  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(LiveRooms) rooms: LiveRooms,
    @Inject(TopicRegistry) topics: TopicRegistry,
  ) {
    const key = topicKey(facilityFigures.name, {});
    topics.declare({ spec: facilityFigures, snapshot: () => this.snapshot() });
    topics.declare({ spec: facilityDays, snapshot: ({ facilityId }) => this.days(Number(facilityId)) });
    this.forget = platform.onProjected(changed => {
      if (!changed.some(({ name }) => shown.has(name))) return;
      rooms.missed(CHANNEL, key);
      rooms.missedTopic(CHANNEL, facilityDays.name);
    });
  }

  onApplicationShutdown(): void {
    this.forget();
  }

  private async snapshot(): Promise<Snapshot> {
    const { rows, seq, log } = await this.read();
    // A sum has no position of its own, so each row gets the position of the read.
    const data = rows.map(row => ({ ...row, key: String(row.id), position: seq }));
    return { data, meta: { epoch: `figures.${log}`, seq } };
  }

  private async days(facilityId: number): Promise<Snapshot> {
    const { rows, seq, log } = await this.readDays(facilityId);
    return { data: rows.map(row => ({ ...row, key: row.date, position: seq })), meta: { epoch: `days.${log}`, seq } };
  }

  private tables() {
    const table = (name: string) => tableName(this.platform.table(name));
    const [visits, registrations, revenue] = sums.map(table);
    return { merchant: table('merchant'), visits, registrations, revenue };
  }

  /** A day without a row counts as zero; over several facilities, up to the day that is latest anywhere. */
  private async readDays(facilityId: number): Promise<Found<FacilityDayRow>> {
    const { merchant, visits, registrations, revenue } = this.tables();
    const sumOf = (column: string, table: string | undefined) =>
      `select date::date as date, sum(${column}) as sum from ${table}, latest
       where merchant_id in (select id from facility) and date::date > latest.day - ${MONTH_DAYS} group by 1`;
    const { rows } = await this.database.worker.query<Found<FacilityDayRow>>(
      `with facility as (
         select id, (now() at time zone timezone)::date as today from ${merchant}
         where merchant_id = ${CHANNEL} and (id = $1::bigint or $1::bigint = ${CHANNEL})),
       latest as (select max(today) as day from facility),
       visits as (${sumOf('bookings', visits)}),
       patients as (${sumOf('registered', registrations)}),
       revenue as (${sumOf('total', revenue)}),
       days as (
         select date::text as date, coalesce(visits.sum, 0)::int as visits, coalesce(patients.sum, 0)::int as patients,
           coalesce(revenue.sum, 0)::float8 as revenue
         from (select day - back as date from latest, generate_series(0, ${MONTH_DAYS - 1}) back where day is not null) each
         left join visits using (date) left join patients using (date) left join revenue using (date))
       select coalesce((select jsonb_agg(to_jsonb(days) order by date) from days), '[]') as rows, ${LOG_STATE}`,
      [facilityId],
    );
    return rows[0] as Found<FacilityDayRow>;
  }

  private async read(): Promise<Found<FacilityFiguresRow>> {
    const { merchant, visits, registrations, revenue } = this.tables();
    const { rows } = await this.database.worker.query<Found<FacilityFiguresRow>>(
      `with facility as (
         select id, name, status, timezone, position, (now() at time zone timezone)::date as today from ${merchant}
         where merchant_id = ${CHANNEL}),
       figures as (
         select f.id::float8 as id, f.name, f.status, f.timezone, f.position::text as "changedBy",
           coalesce(v.today, 0)::int as visits, coalesce(v.month, 0)::int as "monthVisits",
           coalesce(p.today, 0)::int as patients, coalesce(p.month, 0)::int as "monthPatients",
           coalesce(r.today, 0)::float8 as revenue, coalesce(r.month, 0)::float8 as "monthRevenue",
           v.last::text as "lastVisitDay"
         from facility f
         left join lateral (
           select sum(bookings) filter (where date::date = f.today) as today,
             sum(bookings) filter (where date::date > f.today - ${MONTH_DAYS} and date::date <= f.today) as month,
             max(date::date) filter (where bookings > 0 and date::date <= f.today) as last
           from ${visits} where merchant_id = f.id) v on true
         left join lateral (
           select sum(registered) filter (where date::date = f.today) as today,
             sum(registered) filter (where date::date > f.today - ${MONTH_DAYS}) as month
           from ${registrations} where merchant_id = f.id) p on true
         left join lateral (
           select sum(total) filter (where date::date = f.today) as today,
             sum(total) filter (where date::date > f.today - ${MONTH_DAYS}) as month
           from ${revenue} where merchant_id = f.id) r on true)
       select coalesce((select jsonb_agg(to_jsonb(figures) order by name) from figures), '[]') as rows, ${LOG_STATE}`,
    );
    return rows[0] as Found<FacilityFiguresRow>;
  }
}
