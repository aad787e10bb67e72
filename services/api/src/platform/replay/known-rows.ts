import type { RowChange, StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';
import type { PastRows, Wanted } from './past-rows.js';

/** Index of rows by their values in some columns. */
class ColumnIndex {
  private readonly keys = new Map<string, Set<string>>();

  constructor(private readonly names: readonly string[]) {}

  of(columns: Row): Iterable<string> {
    return this.keys.get(this.valuesOf(columns)) ?? [];
  }

  add({ key, row }: StoredRow): void {
    const values = this.valuesOf(row);
    const keys = this.keys.get(values);
    if (keys) keys.add(key);
    else this.keys.set(values, new Set([key]));
  }

  remove({ key, row }: StoredRow): void {
    this.keys.get(this.valuesOf(row))?.delete(key);
  }

  private valuesOf(row: Row): string {
    return JSON.stringify(this.names.map(name => row[name]));
  }
}

/**
 * Rows of one table that a fold keeps in memory: as they were at its beginning, with later changes. They are indexed by
 * key and by equal columns, because a day has as many lookups as rows and a scan each time would be slow.
 */
export class KnownRows {
  private readonly rows = new Map<string, StoredRow>();
  /** Keys that were looked up, also of rows that do not exist or are deleted, so that they are not looked up again. */
  private readonly met = new Set<string>();
  /** Indexes by the column names that events looked rows up by. */
  private readonly indexes = new Map<string, ColumnIndex>();

  constructor(
    private readonly table: AnyTable,
    private readonly past: PastRows,
  ) {}

  get size(): number {
    return this.met.size;
  }

  async load({ keys, columns }: Wanted): Promise<void> {
    const unknown = keys.filter(key => !this.met.has(key));
    if (unknown.length === 0 && columns.length === 0) return;
    for (const row of await this.past.read(this.table, { keys: unknown, columns }))
      if (!this.met.has(row.key)) this.put(row.key, row);
    for (const key of unknown) this.met.add(key);
  }

  /** The rows that an append concerns. */
  of({ keys, columns }: Wanted): StoredRow[] {
    const found = new Map<string, StoredRow>();
    const find = (key: string) => {
      const row = this.rows.get(key);
      if (row) found.set(key, row);
    };
    for (const key of keys) find(key);
    for (const each of columns) for (const key of this.index(each).of(each)) find(key);
    return [...found.values()];
  }

  apply(changes: readonly RowChange[]): void {
    for (const { merchantId, key, position, after } of changes)
      this.put(key, after === null ? undefined : { merchantId, key, position, row: after });
  }

  private put(key: string, row: StoredRow | undefined): void {
    this.met.add(key);
    const before = this.rows.get(key);
    for (const index of this.indexes.values()) {
      if (before) index.remove(before);
      if (row) index.add(row);
    }
    if (row) this.rows.set(key, row);
    else this.rows.delete(key);
  }

  private index(columns: Row): ColumnIndex {
    const names = Object.keys(columns).toSorted();
    const known = this.indexes.get(names.join());
    if (known) return known;
    const made = new ColumnIndex(names);
    for (const row of this.rows.values()) made.add(row);
    this.indexes.set(names.join(), made);
    return made;
  }
}
