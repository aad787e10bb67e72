import type { Seen } from '@alur/domain/kernel/event';
import {
  foldRollup,
  foldView,
  needsOf,
  rollupNeedsOf,
  rowId,
  type BrokenRow,
  type RowChange,
  type StoredRow,
} from '@alur/domain/kernel/fold';
import type { AnyRollup, AnyView } from '@alur/domain/kernel/view';
import type pg from 'pg';
import type { RowCache } from './row-cache.js';
import { tableName, type RowTable } from './row-table.js';

export interface TableChanges {
  table: RowTable;
  changes: RowChange[];
}

export interface BrokenRows {
  table: RowTable;
  broken: BrokenRow[];
}

/** What a batch does to every table: views first, then the sums over them. Reads rows, writes none. */
export class Projection {
  private readonly views: RowTable[];
  private readonly rollups: RowTable[];

  constructor(
    tables: readonly RowTable[],
    private readonly cache: RowCache,
    /** Rows that are stopped, per table. */
    private readonly stopped: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.views = tables.filter(({ table }) => table.kind === 'view');
    this.rollups = tables.filter(({ table }) => table.kind === 'rollup');
  }

  async fold(client: pg.Client, events: readonly Seen[]): Promise<{ changed: TableChanges[]; broken: BrokenRows[] }> {
    const concerned = this.views.filter(({ table }) => events.some(event => event.type in (table as AnyView).on));
    const folded = await Promise.all(concerned.map(table => this.foldOne(client, table, events)));
    const changed = folded.filter(({ changes }) => changes.length > 0);
    const sums = await Promise.all(this.rollups.map(table => this.sum(client, table, changed)));
    return {
      changed: [...changed, ...sums.filter(({ changes }) => changes.length > 0)],
      broken: folded.filter(({ broken }) => broken.length > 0),
    };
  }

  private async foldOne(
    client: pg.Client,
    table: RowTable,
    events: readonly Seen[],
  ): Promise<TableChanges & BrokenRows> {
    const view = table.table as AnyView;
    const needs = needsOf(view, events);
    const loads = needs.wheres.map(({ merchantId, columns }) => table.loadWhere(client, merchantId, columns));
    const byKey = view.once ? [] : await this.load(client, table, [...needs.keys.values()]);
    const byColumns = (await Promise.all(loads)).flat();
    const loaded = new Map<string, StoredRow>();
    for (const row of [...byColumns, ...byKey]) loaded.set(rowId(row.merchantId, row.key), row);
    return { table, ...foldView(view, events, loaded.values(), this.stopped.get(table.name)) };
  }

  private async sum(client: pg.Client, table: RowTable, changed: readonly TableChanges[]): Promise<TableChanges> {
    const rollup = table.table as AnyRollup;
    const base =
      changed.find(({ table: { table: view } }) => tableName(view) === tableName(rollup.over))?.changes ?? [];
    const needs = rollupNeedsOf(rollup, base);
    return { table, changes: foldRollup(rollup, base, await this.load(client, table, [...needs.values()])) };
  }

  private async load(
    client: pg.Client,
    table: RowTable,
    keys: { merchantId: number; key: string }[],
  ): Promise<StoredRow[]> {
    const rows: StoredRow[] = [];
    const missing: { merchantId: number; key: string }[] = [];
    for (const wanted of keys) {
      const cached = this.cache.get(table.name, wanted.merchantId, wanted.key);
      if (cached) rows.push(cached);
      else missing.push(wanted);
    }
    return missing.length === 0 ? rows : [...rows, ...(await table.load(client, missing))];
  }
}
