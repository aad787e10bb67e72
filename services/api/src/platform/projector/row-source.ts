import { rowId, type StoredRow } from '@alur/domain/kernel/fold';
import type pg from 'pg';
import type { RowCache } from './row-cache.js';
import type { ColumnsOf, RowTable } from './row-table.js';

export interface RowKeyOf {
  merchantId: number;
  key: string;
}

/** Source of the rows that events are folded over. */
export interface RowSource {
  /** Those of these rows that exist. `begun` (`rowId`): rows whose stream just began, which only memory can have. */
  load(table: RowTable, keys: readonly RowKeyOf[], begun?: ReadonlySet<string>): Promise<StoredRow[]>;
  /** The merchants' rows with these columns. */
  where(table: RowTable, wanted: readonly ColumnsOf[]): Promise<StoredRow[]>;
}

/** Rows from the cache, else from the database. */
export const cachedRows = (client: pg.Client, cache: RowCache): RowSource => ({
  async load(table, keys, begun) {
    const rows: StoredRow[] = [];
    const missing: RowKeyOf[] = [];
    for (const wanted of keys) {
      const cached = cache.get(table.name, wanted.merchantId, wanted.key);
      if (cached) rows.push(cached);
      else if (!begun?.has(rowId(wanted.merchantId, wanted.key))) missing.push(wanted);
    }
    return missing.length === 0 ? rows : [...rows, ...(await table.load(client, missing))];
  },
  where: (table, wanted) => table.loadWhere(client, wanted),
});
