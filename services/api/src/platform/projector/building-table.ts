import { rowId, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import type { Row } from '@alur/domain/kernel/view';
import type { RowKeyOf } from './row-source.js';
import type { RowTable } from './row-table.js';

/** A row in memory; `row` is null when it was deleted but the table still has it. */
export interface Buffered {
  readonly merchantId: number;
  readonly key: string;
  readonly position: string;
  readonly row: Row | null;
  /** Whether the table still lacks the row's current state. */
  readonly changed: boolean;
  /** Whether the table has the row, or is about to, in its current state or an older one. */
  written: boolean;
}

interface Index {
  columns: readonly string[];
  ids: Map<string, Set<string>>;
}

/**
 * The rows in memory of a table that is being built. They are newer than the table's, found by key and by columns as
 * there, and ordered by their last change.
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
    // A row that existed when the events were folded, but is no longer in memory, has reached the table meanwhile.
    const written = was ? was.written : before !== null;
    // A row that was created and deleted between two writes is dropped.
    if (row !== null || written) this.put(id, { merchantId, key, position, row, changed: true, written });
  }

  /** Caches a row that was read from the table. */
  knowWritten({ merchantId, key, position, row }: StoredRow): void {
    const id = rowId(merchantId, key);
    if (!this.rows.has(id)) this.put(id, { merchantId, key, position, row, changed: false, written: true });
  }

  /** The rows unchanged for the longest. */
  oldest(count: number): Buffered[] {
    const found: Buffered[] = [];
    for (const row of this.rows.values()) {
      if (found.length === count) break;
      found.push(row);
    }
    return found;
  }

  /** The table now has these rows, so those unchanged since are dropped from memory. */
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

  /** The index over these columns, created on first use. */
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
