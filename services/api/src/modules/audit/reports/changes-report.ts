import type { ChangeCount, ChangeKind, ChangesQuery, ChangeTime, ReportedChange } from '@alur/contracts/audit/reports';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { Seen } from '@alur/domain/kernel/event';
import { sql, type RawBuilder } from 'kysely';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { actorsOf } from '../actors.js';
import { withoutErased } from '../changes.js';
import { whereFrom } from '../opened-events.js';
import { storiesOf } from '../patient-events.js';
import { aggregateOf, changesIn } from '../stream-story.js';

/** The needed columns of a row of the view. */
interface Line {
  eventId: string;
  type: string;
  kind: ChangeKind;
  stream: string;
  at: string;
  localDate: string;
  actorId: number;
  position: string;
  own: boolean;
}

/** Events read from their streams at a time. */
const BATCH = 200;

type Asked = Omit<ChangesQuery, 'page' | 'limit'>;

/** Report of changes, undone steps and repricing: found by rows, described from the log's events. */
export class ChangesReport {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** One page, with totals per kind and person, and per kind and hour. */
  async page(merchantId: number, query: ChangesQuery) {
    const lines = await this.lines(merchantId, query);
    const from = (query.page - 1) * query.limit;
    const zone = await this.platform.zones.zoneOf(merchantId);
    const [rows, counts] = await Promise.all([
      this.withActors(lines.slice(from, from + query.limit)),
      this.counted(lines),
    ]);
    return { rows, counts, times: timesOf(lines, zone), total: lines.length };
  }

  /** All changes, read in batches; `check` may first refuse by their number. */
  async all(merchantId: number, query: Asked, check: (rows: number) => void): Promise<ReportedChange[]> {
    const lines = await this.lines(merchantId, query);
    check(lines.length);
    const rows: ReportedChange[] = [];
    for (let from = 0; from < lines.length; from += BATCH)
      rows.push(...(await this.withActors(lines.slice(from, from + BATCH))));
    return rows;
  }

  /** The facility's own, and of the operator's area what concerns its roles and the logins of its staff, in the log's order. */
  private async lines(merchantId: number, query: Asked): Promise<Line[]> {
    const table = sql.table(tableName(this.platform.table('audited_change')));
    const staff = sql.table(tableName(this.platform.table('user_role')));
    // A removed role has no row any more, so its facility is known only from its definition.
    const ofFacility = sql`(c."facilityId" = ${merchantId} or c."roleId" in (
      select d."roleId" from ${table} d where d.merchant_id = ${CHANNEL} and d.type = 'RoleDefined' and d."facilityId" = ${merchantId})
      or (c."facilityId" is null and c."roleId" is null and c.stream in (
      select 'user-' || held."userId" from ${staff} held
      where held.merchant_id = ${CHANNEL} and held."facilityId" = ${merchantId})))`;
    const [own, roles] = await Promise.all([
      this.from(merchantId, query, sql`true`),
      merchantId === CHANNEL ? [] : this.from(CHANNEL, query, ofFacility),
    ]);
    const all = [...own.map(line => ({ ...line, own: true })), ...roles.map(line => ({ ...line, own: false }))];
    const up = query.sort_by === 'asc' ? 1 : -1;
    return all.toSorted((one, other) => (BigInt(one.position) < BigInt(other.position) ? -up : up));
  }

  private from(merchantId: number, query: Asked, which: RawBuilder<unknown>): Promise<Omit<Line, 'own'>[]> {
    const { from, to, kind, actorId } = query;
    const conditions = [
      sql`c.merchant_id = ${merchantId} and c."localDate" between ${from} and ${to}`,
      which,
      ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
      ...(actorId === undefined ? [] : [sql`c."actorId" = ${actorId}`]),
    ];
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<Omit<Line, 'own'>>`
        select distinct on (c.position) c."eventId", c.type, c.kind, c.stream, c.at, c."localDate", c."actorId"::int,
          c.position::text as position
        from ${sql.table(tableName(this.platform.table('audited_change')))} c
        where ${sql.join(conditions, sql` and `)} order by c.position`.execute(trx);
      return rows;
    });
  }

  private async withActors(lines: readonly Line[]): Promise<ReportedChange[]> {
    const { aggregates, events } = this.platform;
    const stories = await storiesOf(this.platform, lines);
    const wanted = new Set(lines.map(({ eventId }) => eventId));
    const isWanted = ({ id }: Seen) => wanted.has(id);
    const found = new Map<string, Seen>();
    const changes = new Map<string, ReportedChange['changes']>();
    for (const [stream, story] of stories) {
      for (const event of story.filter(isWanted)) found.set(event.id, event);
      for (const [id, each] of changesIn(aggregateOf(aggregates, stream), story, isWanted)) changes.set(id, each);
    }
    const actorOf = await this.actors([...found.values()]);
    return lines.flatMap(({ eventId, kind, own }) => {
      const event = found.get(eventId);
      if (!event) return [];
      const { patientId } = event.data;
      const { origin: _origin, occurredAt: _occurredAt, ...where } = whereFrom(event);
      return [
        {
          ...where,
          own,
          kind,
          module: events.get(event.type).module,
          actor: actorOf(event),
          patientId: typeof patientId === 'number' ? patientId : null,
          reason: reasonIn(event),
          changes: changes.get(eventId) ?? [],
        },
      ];
    });
  }

  private async counted(lines: readonly Line[]): Promise<ChangeCount[]> {
    const counts = new Map<string, { kind: ChangeKind; actorId: number; count: number }>();
    for (const { kind, actorId } of lines) {
      const key = `${kind} ${actorId}`;
      const before = counts.get(key) ?? { kind, actorId, count: 0 };
      counts.set(key, { ...before, count: before.count + 1 });
    }
    const all = [...counts.values()].toSorted((one, other) => other.count - one.count);
    const named = await this.actors(all.map(({ actorId }) => ({ meta: { actorId } }) as Seen));
    return all.map(({ kind, actorId, count }) => ({ kind, count, actor: named({ meta: { actorId } } as Seen) }));
  }

  private actors(events: readonly Seen[]) {
    return actorsOf(this.database, this.platform.table('user_account'), events);
  }
}

/** How many of each kind in each hour, in the facility's time. */
const timesOf = (lines: readonly Line[], zone: string): ChangeTime[] => {
  const times = new Map<string, ChangeTime>();
  for (const { at, kind } of lines) {
    const { today: day, clock } = facilityTime(new Date(at), zone);
    const hour = Number(clock.slice(0, 2));
    const key = `${day} ${hour} ${kind}`;
    times.set(key, { day, hour, kind, count: (times.get(key)?.count ?? 0) + 1 });
  }
  return [...times.values()];
};

/** The reason that the user entered. */
const reasonIn = ({ data }: Seen): ReportedChange['reason'] => {
  const given = data['reason'] ?? data['note'] ?? null;
  return withoutErased(given) as ReportedChange['reason'];
};
