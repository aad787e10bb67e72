import { rowId, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import type { Row } from '@alur/domain/kernel/view';
import type { RowKeyOf } from './row-source.js';
import type { RowTable } from './row-table.js';

/** A row that is at hand; `row` null when it is deleted, which the table does not know yet. */
export interface Buffered {
  readonly merchantId: number;
  readonly key: string;
  readonly position: string;
  readonly row: Row | null;
  /** Whether the table has not yet what it is now. */
  readonly changed: boolean;
  /** Whether the table has it, or is about to, as it is or as it was. */
  written: boolean;
}

interface Index {
  columns: readonly string[];
  ids: Map<string, Set<string>>;
}

/**
 * Rows of one table that is being built: those at hand are newer than the table's, and found as in the table, by their
 * keys and by columns. Oldest change first.
 */
export class BuildingTable {
  private readonly rows = new Map<string, Buffered>();
  private readonly indexes = new Map<string, Index>();

  constructor(readonly table: RowTable) {}

  get size(): number {
    return this.rows.size;
  }

  get({ merchantId, key }: RowKeyOf): Buffered | undefined {
    return this.rows.get(rowId(merchantId, key));
  }

  where(merchantId: number, columns: Row): StoredRow[] {
    const ids = this.index(Object.keys(columns)).ids.get(valuesKey(merchantId, Object.values(columns)));
    return [...(ids ?? [])].flatMap(id => {
      const { row, ...place } = this.rows.get(id)!;
      return row === null ? [] : [{ ...place, row }];
    });
  }

  take({ merchantId, key, position, before, after: row }: RowChange): void {
    const id = rowId(merchantId, key);
    const was = this.rows.get(id);
    if (was) this.drop(id, was);
    // A row that was there when the events were folded, and is at hand no longer, has reached the table meanwhile.
    const written = was ? was.written : before !== null;
    // One that came and went between two writings never was.
    if (row !== null || written) this.put(id, { merchantId, key, position, row, changed: true, written });
  }

  /** A row as it was fetched from the table. */
  knowWritten({ merchantId, key, position, row }: StoredRow): void {
    const id = rowId(merchantId, key);
    if (!this.rows.has(id)) this.put(id, { merchantId, key, position, row, changed: false, written: true });
  }

  /** The rows that have not been changed for the longest. */
  oldest(count: number): Buffered[] {
    const found: Buffered[] = [];
    for (const row of this.rows.values()) {
      if (found.length === count) break;
      found.push(row);
    }
    return found;
  }

  /** The table now has these rows: those that have not changed since need not be at hand. */
  release(rows: readonly Buffered[]): void {
    for (const row of rows) {
      const id = rowId(row.merchantId, row.key);
      if (this.rows.get(id) === row) this.drop(id, row);
    }
  }

  private put(id: string, buffered: Buffered): void {
    this.rows.set(id, buffered);
    for (const index of this.indexes.values()) addTo(index, id, buffered);
  }

  private drop(id: string, buffered: Buffered): void {
    this.rows.delete(id);
    for (const { columns, ids } of this.indexes.values()) {
      const values = valuesOf(columns, buffered);
      const same = ids.get(values);
      same?.delete(id);
      if (same?.size === 0) ids.delete(values);
    }
  }

  /** Made when columns are first asked for, and kept from then on. */
  private index(columns: readonly string[]): Index {
    const name = columns.join(' ');
    let index = this.indexes.get(name);
    if (index) return index;
    index = { columns, ids: new Map() };
    this.indexes.set(name, index);
    for (const [id, buffered] of this.rows) addTo(index, id, buffered);
    return index;
  }
}

const addTo = ({ columns, ids }: Index, id: string, buffered: Buffered): void => {
  const values = valuesOf(columns, buffered);
  const same = ids.get(values);
  if (same) same.add(id);
  else ids.set(values, new Set([id]));
};

const valuesOf = (columns: readonly string[], { merchantId, row }: Buffered): string =>
  valuesKey(merchantId, row === null ? [] : columns.map(column => row[column]));

const valuesKey = (merchantId: number, values: readonly unknown[]): string => JSON.stringify([merchantId, ...values]);
