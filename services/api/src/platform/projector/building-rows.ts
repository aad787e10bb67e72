import type { StoredRow } from '@alur/domain/kernel/fold';
import type { Row } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { BuildingTable, type AtHand } from './building-table.js';
import { declaration } from './declare.js';
import type { TableChanges } from './projection.js';
import { Readers } from './readers.js';
import { copyRows } from './row-copy.js';
import type { RowKeyOf, RowSource } from './row-source.js';
import type { RowTable } from './row-table.js';

/** Rows at hand beyond which the oldest are written; twice as many may be while that goes on. */
const MOST = 8_000;
/** Rows in one statement. */
const AT_ONCE = 1_000;

/**
 * The rows of tables that are built from the log's beginning. They are kept at hand and written when they have not been
 * changed for a while: most rows are written once, all by COPY, and a young log is folded without a query. Writing goes
 * on beside the folding, on a connection of its own.
 */
export class BuildingRows implements RowSource {
  private readonly tables: Map<RowTable, BuildingTable>;
  /** Tables that have rows which are not at hand. */
  private readonly spilled = new Set<RowTable>();
  private readonly readers = new Readers();
  private writing: Promise<void> | undefined;

  constructor(
    tables: readonly RowTable[],
    /** Tables whose indexes are not made yet. */
    private readonly bare: Set<RowTable>,
    private readonly reader: pg.Client,
    private readonly writer: pg.Client,
    private readonly most = MOST,
  ) {
    this.tables = new Map(tables.map(table => [table, new BuildingTable(table)]));
  }

  async load(table: RowTable, keys: readonly RowKeyOf[]): Promise<StoredRow[]> {
    const building = this.of(table);
    const found: StoredRow[] = [];
    const missing: RowKeyOf[] = [];
    for (const wanted of keys) {
      const atHand = building.get(wanted);
      if (!atHand) missing.push(wanted);
      else if (atHand.row !== null) found.push({ ...atHand, row: atHand.row });
    }
    if (!this.spilled.has(table)) return found;
    return [...found, ...(await this.fetched(table, () => table.load(this.reader, missing)))];
  }

  async where(table: RowTable, merchantId: number, columns: Row): Promise<StoredRow[]> {
    // Without its indexes it would be read from end to end; they cost less the later they are made.
    if (this.spilled.has(table) && this.bare.delete(table)) await this.reader.query(declaration(table.declared));
    const found = this.of(table).where(merchantId, columns);
    if (!this.spilled.has(table)) return found;
    return [...found, ...(await this.fetched(table, () => table.loadWhere(this.reader, merchantId, columns)))];
  }

  /** Takes in what the events did to the rows, and has rows written when there are too many at hand. */
  async take(changed: readonly TableChanges[]): Promise<void> {
    for (const { table, changes } of changed) for (const change of changes) this.of(table).take(change);
    const size = this.size;
    if (size > 2 * this.most) await this.writing;
    if (size > this.most && !this.writing) this.write(size - this.most / 2);
  }

  /** Writes all that is not written. */
  async finish(): Promise<void> {
    await this.writing;
    this.write(this.size);
    await this.writing;
  }

  private get size(): number {
    return [...this.tables.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private of(table: RowTable): BuildingTable {
    const found = this.tables.get(table);
    if (!found) throw new Error(`${table.name} is not being built`);
    return found;
  }

  /**
   * Rows of the table, without those that are at hand: these are newer. What is at hand stays so while it is read: a row
   * that was written meanwhile may be read as it was.
   */
  private fetched(table: RowTable, read: () => Promise<StoredRow[]>): Promise<StoredRow[]> {
    return this.readers.read(async () => {
      const building = this.of(table);
      const fresh = (await read()).filter(row => !building.get(row));
      for (const row of fresh) building.knowWritten(row);
      return fresh;
    });
  }

  /** Begins to write about so many of the rows, of each table those that have not been changed for the longest. */
  private write(count: number): void {
    const part = count / Math.max(1, this.size);
    const leaving = [...this.tables.values()].map(building => leave(building, Math.ceil(building.size * part)));
    for (const { building, fresh } of leaving) if (fresh.length > 0) this.spilled.add(building.table);
    const work = async (all: readonly Leaving[]) => {
      for (const each of all) await this.writeTable(each);
      this.writing = undefined;
    };
    this.writing = work(leaving);
    this.writing.catch(() => {}); // whoever waits for it is told
  }

  private async writeTable({ building, rows, fresh, kept, gone }: Leaving): Promise<void> {
    const { table } = building;
    for (const some of parts(fresh)) await copyRows(this.writer, table, some);
    for (const some of [...parts(kept), ...parts(gone)])
      await Promise.all(table.write(this.writer, some.map(asChange)));
    await this.readers.whenNobodyReads(() => building.release(rows));
  }
}

/** Rows on their way into the table. Until they are there they are at hand as well. */
interface Leaving {
  building: BuildingTable;
  rows: AtHand[];
  /** Rows that the table does not have, rows that it has otherwise, and rows that it has no longer. */
  fresh: AtHand[];
  kept: AtHand[];
  gone: AtHand[];
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

const asChange = ({ merchantId, key, position, row }: AtHand) => ({
  ...{ merchantId, key, position, since: null },
  before: {},
  after: row,
});
