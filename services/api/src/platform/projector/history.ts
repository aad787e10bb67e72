import type { Seen } from '@alur/domain/kernel/event';
import { foldView, needsOf, type StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, AnyView, Row } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { keyframesHolding } from './history-tables.js';
import type { TableChanges } from './projection.js';
import { tableName } from './row-table.js';
import type { Writes } from './writes.js';

/** A row as it was at the beginning of the facility's day whose first event is at `until`. */
interface Keyframe extends StoredRow {
  table: AnyTable;
  until: bigint;
}

interface LogDay {
  day: string;
  from: bigint;
}

/**
 * Stores the rows that a replay begins with. A facility's day begins at the first event whose `localDate` is later than
 * all before, so that days stay in order also when a clock is set back or the facility changes its zone. When a day
 * first changes a row, the row's state at the day's beginning is stored as a keyframe; a row that no later day changes
 * needs none.
 */
export class History {
  private readonly days = new Map<number, LogDay>();
  private readonly names: ReadonlySet<string>;

  constructor(
    private readonly keyframe: readonly AnyTable[],
    private readonly erasing: ReadonlySet<string>,
    /** Whether the log is folded from its beginning, so that days noted earlier are ignored. */
    private readonly fromBeginning = false,
  ) {
    this.names = new Set(keyframe.map(tableName));
  }

  /**
   * Splits the events into turns in which each facility's events belong to one day; usually there is one turn. The
   * order between facilities may change, because they share no rows.
   */
  async turnsOf(client: pg.Client, events: readonly Seen[]): Promise<Seen[][]> {
    await this.recall(client, events);
    const turns: Seen[][] = [];
    const reached = new Map<number, { day: string; turn: number }>();
    for (const event of events) {
      const { merchantId, localDate } = event.meta;
      const at = reached.get(merchantId) ?? { day: this.days.get(merchantId)?.day ?? '', turn: -1 };
      if (localDate > at.day || at.turn < 0)
        reached.set(merchantId, { day: localDate > at.day ? localDate : at.day, turn: at.turn + 1 });
      const { turn } = reached.get(merchantId) ?? at;
      (turns[turn] ??= []).push(event);
    }
    return turns;
  }

  /** Writes the days that begin in the turn, and keyframes of the rows that it changed. */
  write(writes: Writes, turn: readonly Seen[], changed: readonly TableChanges[]): void {
    const begun = this.begin(turn);
    const keyframes = changed.flatMap(change => this.keyframesOf(change, turn));
    if (begun.length > 0) writeDays(writes, begun);
    if (keyframes.length > 0) writeKeyframes(writes, keyframes);
  }

  /** Whether one of these events erases a person, and so changes keyframes. */
  forgets(events: readonly Seen[]): boolean {
    return events.some(({ type }) => this.erasing.has(type));
  }

  /** Applies the turn's erasing events to the earlier keyframes. */
  async forget(client: pg.Client, turn: readonly Seen[]): Promise<void> {
    for (const event of turn) if (this.erasing.has(event.type)) await forgetInKeyframes(client, this.keyframe, event);
  }

  private async recall(client: pg.Client, events: readonly Seen[]): Promise<void> {
    if (this.fromBeginning) return;
    const unknown = new Set(events.map(({ meta }) => meta.merchantId).filter(id => !this.days.has(id)));
    if (unknown.size === 0) return;
    const { rows } = await client.query<{ merchant_id: number; day: string; from_position: string }>({
      name: 'last days',
      text: `select last.* from unnest($1::int[]) wanted (id) cross join lateral (
               select merchant_id, day, from_position::text from rows.log_day d
               where d.merchant_id = wanted.id order by d.from_position desc limit 1) last`,
      values: [[...unknown]],
    });
    for (const { merchant_id, day, from_position } of rows)
      this.days.set(merchant_id, { day, from: BigInt(from_position) });
  }

  private begin(turn: readonly Seen[]): (LogDay & { merchantId: number })[] {
    return turn.flatMap(({ position, meta: { merchantId, localDate } }) => {
      if (localDate <= (this.days.get(merchantId)?.day ?? '')) return [];
      const begun = { day: localDate, from: BigInt(position) };
      this.days.set(merchantId, begun);
      return [{ ...begun, merchantId }];
    });
  }

  private keyframesOf({ table: { table }, changes }: TableChanges, turn: readonly Seen[]): Keyframe[] {
    if (!this.names.has(tableName(table))) return [];
    return changes.flatMap(({ merchantId, key, before, since }) => {
      const until = this.days.get(merchantId)?.from;
      if (before === null || since === null || until === undefined || BigInt(since) >= until) return [];
      const row = this.erased(table, { merchantId, key, position: since, row: before }, turn);
      return row === null ? [] : [{ table, merchantId, key, position: since, until, row }];
    });
  }

  /** The row after the turn's erasing events; null when nothing of it is left. */
  private erased(table: AnyTable, stored: StoredRow, turn: readonly Seen[]): Row | null {
    const erasing = turn.filter(({ type }) => this.erasing.has(type));
    if (erasing.length === 0 || table.kind === 'rollup') return stored.row;
    const change = foldView(table, erasing, [stored]).changes.find(({ key }) => key === stored.key);
    return change ? change.after : stored.row;
  }
}

const writeDays = (writes: Writes, days: readonly (LogDay & { merchantId: number })[]): void =>
  writes.call(
    'rows.write_log_days',
    days.map(({ merchantId }) => merchantId),
    days.map(({ day }) => day),
    days.map(({ from }) => from),
  );

const writeKeyframes = (writes: Writes, keyframes: readonly Keyframe[]): void =>
  writes.call(
    'rows.write_keyframes',
    keyframes.map(({ merchantId }) => merchantId),
    keyframes.map(({ table }) => tableName(table)),
    keyframes.map(({ key }) => key),
    keyframes.map(({ position }) => position),
    keyframes.map(({ until }) => until),
    keyframes.map(({ row }) => JSON.stringify(row)),
  );

/** Applies an erasing event to the keyframes as to current rows, so that no replay shows the person again. */
export const forgetInKeyframes = async (client: pg.Client, tables: readonly AnyTable[], event: Seen): Promise<void> => {
  for (const table of tables) if (table.kind === 'view') await forgetIn(client, table, event);
};

const forgetIn = async (client: pg.Client, view: AnyView, event: Seen): Promise<void> => {
  const { merchantId } = event.meta;
  const table = tableName(view);
  for (const { key, position, until, row } of await concerned(client, view, event))
    for (const { after } of foldView(view, [event], [{ merchantId, key, position, row }]).changes)
      await client.query(
        after === null
          ? 'delete from rows.keyframe where merchant_id = $1 and table_name = $2 and key = $3 and until = $4'
          : 'update rows.keyframe set row = $5 where merchant_id = $1 and table_name = $2 and key = $3 and until = $4',
        [merchantId, table, key, until, ...(after === null ? [] : [JSON.stringify(after)])],
      );
};

interface StoredKeyframe {
  key: string;
  position: string;
  until: string;
  row: Row;
}

/** The keyframes that an event concerns, by key or by equal columns. */
const concerned = async (client: pg.Client, view: AnyView, event: Seen): Promise<StoredKeyframe[]> => {
  const { keys, wheres } = needsOf(view, [event]);
  const { merchantId } = event.meta;
  const select = 'select key, position::text, until::text, row from rows.keyframe k where';
  const found = new Map<string, StoredKeyframe>();
  const add = async (condition: string, parameters: unknown[]) => {
    for (const keyframe of (await client.query<StoredKeyframe>(`${select} ${condition}`, parameters)).rows)
      found.set(`${keyframe.key} ${keyframe.until}`, keyframe);
  };
  if (keys.size > 0)
    await add('merchant_id = $1 and table_name = $2 and key = any($3)', [
      merchantId,
      tableName(view),
      [...keys.values()].map(({ key }) => key),
    ]);
  for (const { columns } of wheres) {
    const { condition, parameter } = keyframesHolding(merchantId, tableName(view), columns);
    await add(condition, [parameter]);
  }
  return [...found.values()];
};
