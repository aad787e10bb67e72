import { rowId, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import type pg from 'pg';
import { BuildingTable, type Buffered } from './building-table.js';
import type { TableChanges } from './projection.js';
import { Readers } from './readers.js';
import { CopiedRows, Parts } from './row-copy.js';
import type { RowKeyOf, RowSource } from './row-source.js';
import type { ColumnsOf, RowTable } from './row-table.js';
import { Writes } from './writes.js';

/** Rows in memory above which the oldest are written; there may be twice as many while that goes on. */
const MOST = 4_000;
/** Rows in one statement. */
const AT_ONCE = 1_000;

/**
 * The rows of tables that are built from the log's beginning. They stay in memory and are written once they have not
 * changed for a while: most rows are written once, all by COPY, and a short log is folded without a query. Rows that
 * never change after their creation are not cached. Writing runs beside the folding, on a connection of its own.
 */
export class BuildingRows implements RowSource {
  private readonly tables: Map<RowTable, BuildingTable>;
  /** Tables that have rows which are no longer in memory. */
  private readonly spilled = new Set<RowTable>();
  private readonly readers = new Readers();
  /** Indexes made so far on bare tables. */
  private readonly indexes = new Map<string, Promise<unknown>>();
  /** How many rows each table was given. */
  private readonly given = new Map<RowTable, number>();
  /** Rows that never change after their creation, waiting to be written. */
  private done = new Map<RowTable, CopiedRows>();
  private readonly parts = new Parts();
  private writing: Promise<void> | undefined;

  constructor(
    tables: readonly RowTable[],
    /** Tables whose keys and indexes are not made yet. */
    private readonly bare: Set<RowTable>,
    private readonly reader: pg.Client,
    private readonly writer: pg.Client,
    private readonly most = MOST,
  ) {
    this.tables = new Map(tables.map(table => [table, new BuildingTable(table)]));
  }

  async load(table: RowTable, keys: readonly RowKeyOf[], begun?: ReadonlySet<string>): Promise<StoredRow[]> {
    const building = this.of(table);
    const found: StoredRow[] = [];
    const missing: RowKeyOf[] = [];
    for (const wanted of keys) {
      const buffered = building.get(wanted);
      if (!buffered) {
        if (!begun?.has(rowId(wanted.merchantId, wanted.key))) missing.push(wanted);
      } else if (buffered.row !== null) found.push({ ...buffered, row: buffered.row });
    }
    if (missing.length === 0 || !this.spilled.has(table)) return found;
    await this.index(table, table.keyDdl());
    return [...found, ...(await this.fetched(table, () => table.load(this.reader, missing)))];
  }

  async where(table: RowTable, wanted: readonly ColumnsOf[]): Promise<StoredRow[]> {
    for (const names of new Set(wanted.map(({ columns }) => Object.keys(columns).join(' '))))
      await this.index(table, table.columnsDdl(names.split(' ')));
    const found = wanted.flatMap(({ merchantId, columns }) => this.of(table).where(merchantId, columns));
    if (!this.spilled.has(table)) return found;
    return [...found, ...(await this.fetched(table, () => table.loadWhere(this.reader, wanted)))];
  }

  /** Takes the events' changes of rows, and starts writing when too many are in memory. */
  async take(changed: readonly TableChanges[]): Promise<void> {
    for (const { table, changes } of changed) {
      if (isOnce(table)) this.takeDone(table, changes);
      else for (const change of changes) this.of(table).take(change);
    }
    const { size, doneSize } = this;
    if (size > 2 * this.most || doneSize > 4 * AT_ONCE) await this.writing;
    if (!this.writing && (size > this.most || doneSize > AT_ONCE))
      this.write(size > this.most ? size - this.most / 2 : 0);
  }

  /** Writes all remaining rows. */
  async finish(): Promise<void> {
    await this.writing;
    this.write(this.size);
    await this.writing;
  }

  /** How many rows the table was given. */
  givenTo(table: RowTable): number {
    return this.given.get(table) ?? 0;
  }

  /** Notes that the tables now have all their keys and indexes. */
  haveIndexes(): void {
    this.bare.clear();
  }

  private get size(): number {
    return [...this.tables.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private get doneSize(): number {
    return [...this.done.values()].reduce((sum, { count }) => sum + count, 0);
  }

  private takeDone(table: RowTable, changes: readonly RowChange[]): void {
    const done = this.done.get(table) ?? new CopiedRows(table, this.parts);
    this.done.set(table, done);
    for (const { merchantId, key, position, after: row } of changes)
      if (row !== null) done.add({ merchantId, key, position, row });
  }

  /** Creates an index only when it is first needed and there are rows: the later, the cheaper. */
  private async index(table: RowTable, ddl: string): Promise<void> {
    if (!this.spilled.has(table) || !this.bare.has(table)) return;
    if (!this.indexes.has(ddl)) await this.writing;
    await this.indexed(table, ddl);
  }

  /** Creates an index and analyzes the table, because the planner would keep the plan for an empty table. */
  private indexed(table: RowTable, ddl: string): Promise<unknown> | undefined {
    if (!this.bare.has(table) || ddl === '') return undefined;
    const made = this.indexes.get(ddl) ?? this.reader.query(`${ddl}; analyze ${table.name}`);
    this.indexes.set(ddl, made);
    return made;
  }

  private of(table: RowTable): BuildingTable {
    const found = this.tables.get(table);
    if (!found) throw new Error(`${table.name} is not being built`);
    return found;
  }

  /**
   * Reads rows of the table, without those in memory, which are newer. Rows in memory are not released during the read,
   * since one that is written meanwhile may be read in its old state.
   */
  private fetched(table: RowTable, read: () => Promise<StoredRow[]>): Promise<StoredRow[]> {
    return this.readers.read(async () => {
      const building = this.of(table);
      const fresh = (await read()).filter(row => !building.get(row));
      for (const row of fresh) building.knowWritten(row);
      return fresh;
    });
  }

  /** Starts writing about so many rows, of each table those unchanged for the longest. */
  private write(count: number): void {
    const part = count / Math.max(1, this.size);
    const leaving = [...this.tables.values()].map(building => leave(building, Math.ceil(building.size * part)));
    for (const { building, fresh } of leaving) if (fresh.length > 0) this.spilled.add(building.table);
    const { done } = this;
    this.done = new Map();
    const work = async () => {
      for (const rows of done.values()) await this.copy(rows);
      for (const each of leaving) await this.writeTable(each);
      this.writing = undefined;
    };
    this.writing = work();
    this.writing.catch(() => {}); // awaited later
  }

  private async writeTable({ building, rows, fresh, kept, gone }: Leaving): Promise<void> {
    const { table } = building;
    const copied = new CopiedRows(table, this.parts);
    for (const row of fresh) copied.add(row);
    await this.copy(copied);
    if (kept.length + gone.length > 0) await this.indexed(table, table.keyDdl());
    for (const some of [...parts(kept), ...parts(gone)]) {
      const writes = new Writes();
      table.write(writes, some.map(asChange));
      await writes.run(this.writer);
    }
    await this.readers.whenNobodyReads(() => building.release(rows));
  }

  /**
   * Analyzes a table as it grows, because with few rows the planner may choose a plan that reads the whole table later.
   */
  private async copy(rows: CopiedRows): Promise<void> {
    const { table, count } = rows;
    await rows.copyBy(this.writer);
    const before = this.givenTo(table);
    this.given.set(table, before + count);
    if (!isOnce(table) && magnitude(before + count) > magnitude(before))
      await this.writer.query(`analyze ${table.name}`);
  }
}

/** Order of magnitude of a number of rows; up to a thousand all are the same. */
const magnitude = (rows: number): number => Math.max(2, Math.floor(Math.log10(rows)));

const isOnce = ({ table }: RowTable): boolean => table.kind === 'view' && table.once === true;

/** Rows being written to the table; until that is done they stay in memory too. */
interface Leaving {
  building: BuildingTable;
  rows: Buffered[];
  /** New rows, changed rows, and deleted rows. */
  fresh: Buffered[];
  kept: Buffered[];
  gone: Buffered[];
}

const leave = (building: BuildingTable, count: number): Leaving => {
  const rows = building.oldest(count);
  const fresh = rows.filter(({ written }) => !written);
  const changed = rows.filter(row => row.written && row.changed);
  for (const row of fresh) row.written = true;
  const kept = changed.filter(({ row }) => row !== null);
  return { building, rows, fresh, kept, gone: changed.filter(({ row }) => row === null) };
};

const parts = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
};

const asChange = ({ merchantId, key, position, row }: Buffered) => ({
  ...{ merchantId, key, position, since: null },
  before: {},
  after: row,
});
