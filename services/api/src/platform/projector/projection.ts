import type { Seen } from '@alur/domain/kernel/event';
import {
  begunIn,
  foldRollup,
  foldView,
  needsOf,
  rollupNeedsOf,
  rowId,
  type BrokenRow,
  type Needs,
  type RowChange,
  type StoredRow,
} from '@alur/domain/kernel/fold';
import type { AnyRollup, AnyView } from '@alur/domain/kernel/view';
import type { RowSource } from './row-source.js';
import { tableName, type RowTable } from './row-table.js';

export interface TableChanges {
  table: RowTable;
  changes: RowChange[];
}

export interface BrokenRows {
  table: RowTable;
  broken: BrokenRow[];
}

/** Computes a batch's changes of every table: views first, then the sums over them. It reads rows and writes none. */
export class Projection {
  /** Views by the event types that concern them. */
  private readonly views = new Map<string, RowTable[]>();
  private readonly rollups: RowTable[];

  constructor(
    tables: readonly RowTable[],
    /** Stopped rows, per table. */
    private readonly stopped: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    for (const table of tables)
      if (table.table.kind === 'view')
        for (const type of Object.keys(table.table.on)) this.views.set(type, [...(this.views.get(type) ?? []), table]);
    this.rollups = tables.filter(({ table }) => table.kind === 'rollup');
  }

  /** `sure`: rows of streams that just began are not looked up (see `RowTable.write`). */
  async fold(
    rows: RowSource,
    events: readonly Seen[],
    { sure = false } = {},
  ): Promise<{ changed: TableChanges[]; broken: BrokenRows[] }> {
    const concerned = new Map<RowTable, Seen[]>();
    for (const event of events)
      for (const table of this.views.get(event.type) ?? []) {
        const its = concerned.get(table);
        if (its) its.push(event);
        else concerned.set(table, [event]);
      }
    const begun = sure ? begunIn(events) : undefined;
    const folded = await Promise.all([...concerned].map(([table, its]) => this.foldOne(rows, table, its, begun)));
    const changed = folded.filter(({ changes }) => changes.length > 0);
    const sums = await Promise.all(this.rollups.map(table => this.sum(rows, table, changed)));
    return {
      changed: [...changed, ...sums.filter(({ changes }) => changes.length > 0)],
      broken: folded.filter(({ broken }) => broken.length > 0),
    };
  }

  private async foldOne(
    rows: RowSource,
    table: RowTable,
    events: readonly Seen[],
    begun: ReadonlySet<string> | undefined,
  ): Promise<TableChanges & BrokenRows> {
    const view = table.table as AnyView;
    const loaded = view.once ? [] : await this.concerned(rows, table, needsOf(view, events, begun));
    return { table, ...foldView(view, events, loaded, this.stopped.get(table.name)) };
  }

  private async concerned(rows: RowSource, table: RowTable, { keys, begun, wheres }: Needs): Promise<StoredRow[]> {
    const [byColumns, byKey] = await Promise.all([
      wheres.length === 0 ? [] : rows.where(table, wheres),
      rows.load(table, [...keys.values()], begun),
    ]);
    const loaded = new Map<string, StoredRow>();
    for (const row of [...byColumns, ...byKey]) loaded.set(rowId(row.merchantId, row.key), row);
    return [...loaded.values()];
  }

  private async sum(rows: RowSource, table: RowTable, changed: readonly TableChanges[]): Promise<TableChanges> {
    const rollup = table.table as AnyRollup;
    const base =
      changed.find(({ table: { table: view } }) => tableName(view) === tableName(rollup.over))?.changes ?? [];
    const needs = rollupNeedsOf(rollup, base);
    return { table, changes: foldRollup(rollup, base, await rows.load(table, [...needs.values()])) };
  }
}
