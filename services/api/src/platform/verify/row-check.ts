import type { StoredRow } from '@alur/domain/kernel/fold';
import { rowId } from '@alur/domain/kernel/fold';
import type { AnyTable } from '@alur/domain/kernel/view';
import canonicalize from 'canonicalize';
import type pg from 'pg';
import type { Log } from '../log/log.js';
import { BuildingTable } from '../projector/building-table.js';
import { Projection, type TableChanges } from '../projector/projection.js';
import type { RowKeyOf, RowSource } from '../projector/row-source.js';
import { RowTable, type ColumnsOf } from '../projector/row-table.js';

export interface RowCheck {
  log: Log;
  /** In one snapshot, as the owner. */
  client: pg.ClientBase;
  tables: readonly AnyTable[];
  /** Merchants with events. */
  merchants: ReadonlySet<number>;
  progress: (part: number) => void;
}

const BATCH = 500;
const ROWS_AT_ONCE = 1_000;

/**
 * Folds the log again, facility by facility, and compares the result with the rows that users see. Returns the first
 * difference in one sentence.
 */
export async function checkRows({ log, client, tables, progress, ...given }: RowCheck): Promise<string | undefined> {
  const projectors = await readProjectors(client);
  const all = tables.map(table => new RowTable(table));
  for (const { name } of all)
    if (!(await isThere(client, name))) return `${name} is not there, which this version shows`;
  const stopped = await readStopped(client);
  const merchants = await readMerchants(client, all, given.merchants);
  for (const [nth, merchantId] of merchants.entries()) {
    const upTo = projectors.positions[merchantId % projectors.of] ?? 0n;
    const rows = await folded(log, all, merchantId, upTo);
    for (const table of all) {
      const finding = await compared(client, table, merchantId, rows.of(table), stopped);
      if (finding) return finding;
    }
    progress((nth + 1) / merchants.length);
  }
  return undefined;
}

/** Whether there are rows; after an import or a restore there are none until the next start builds them. */
export async function hasRows(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from alur.checkpoint where name like 'projector:%' limit 1`);
  return (rowCount ?? 0) > 0;
}

/** The projector's position in each partition. */
async function readProjectors(client: pg.ClientBase): Promise<{ of: number; positions: bigint[] }> {
  const { rows } = await client.query<{ name: string; position: string }>(
    `select name, position::text from alur.checkpoint where name like 'projector:%'`,
  );
  const positions: bigint[] = [];
  let of = 0;
  for (const { name, position } of rows) {
    const [, index, count] = /^projector:(\d+)\/(\d+)$/.exec(name) ?? [];
    of = Number(count);
    positions[Number(index)] = BigInt(position);
  }
  return { of: Math.max(1, of), positions };
}

const isThere = async (client: pg.ClientBase, name: string): Promise<boolean> =>
  (await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])).rows[0]?.there ===
  true;

/** Stopped rows: they are known to be outdated, and are shown as such. */
async function readStopped(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ table_name: string; merchant_id: number; key: string }>(
    'select table_name, merchant_id, key from alur.broken_row',
  );
  return new Set(rows.map(row => `${row.table_name} ${rowId(row.merchant_id, row.key)}`));
}

/** Merchants with events, and merchants with rows but no events. */
async function readMerchants(
  client: pg.ClientBase,
  tables: readonly RowTable[],
  merchants: ReadonlySet<number>,
): Promise<number[]> {
  const found = new Set(merchants);
  for (const { name } of tables) {
    const { rows } = await client.query<{ id: number }>(`select distinct merchant_id as id from ${name}`);
    for (const { id } of rows) found.add(id);
  }
  return [...found].toSorted((one, other) => one - other);
}

async function folded(log: Log, tables: readonly RowTable[], merchantId: number, upTo: bigint): Promise<FoldedRows> {
  const rows = new FoldedRows(tables);
  const stopped = new Map<string, Set<string>>();
  const projection = new Projection(tables, stopped);
  for (let after = 0n; ;) {
    const read = await log.readAll(after, { limit: BATCH, filter: { merchantId } });
    const batch = read.filter(({ position }) => BigInt(position) <= upTo);
    const { changed, broken } = await projection.fold(rows, batch);
    rows.take(changed);
    for (const { table, broken: some } of broken) {
      const ids = stopped.get(table.name) ?? new Set();
      stopped.set(table.name, ids);
      for (const one of some) ids.add(rowId(one.merchantId, one.key));
    }
    if (batch.length < read.length || read.length === 0) return rows;
    after = BigInt(read.at(-1)!.position);
  }
}

/** The rows of one facility, all in memory. */
class FoldedRows implements RowSource {
  private readonly tables: Map<RowTable, BuildingTable>;

  constructor(tables: readonly RowTable[]) {
    this.tables = new Map(tables.map(table => [table, new BuildingTable(table)]));
  }

  async load(table: RowTable, keys: readonly RowKeyOf[]): Promise<StoredRow[]> {
    return keys.flatMap(key => {
      const found = this.tables.get(table)?.get(key);
      return found && found.row !== null ? [{ ...found, row: found.row }] : [];
    });
  }

  async where(table: RowTable, wanted: readonly ColumnsOf[]): Promise<StoredRow[]> {
    return wanted.flatMap(({ merchantId, columns }) => this.tables.get(table)?.where(merchantId, columns) ?? []);
  }

  take(changed: readonly TableChanges[]): void {
    for (const { table, changes } of changed) for (const change of changes) this.tables.get(table)?.take(change);
  }

  /** The rows as canonical text, by key. */
  of(table: RowTable): Map<string, string> {
    const rows = this.tables.get(table)?.oldest(Number.POSITIVE_INFINITY) ?? [];
    return new Map(
      rows.flatMap(({ key, position, row }) => (row === null ? [] : [[key, textOf(table, position, row)]])),
    );
  }
}

/**
 * Serialises a row; an empty column reads as null. A sum is compared without its position: a row that counted into it and
 * does so no longer has touched it, unless both happened within one batch.
 */
const textOf = ({ table }: RowTable, position: string, row: object): string =>
  canonicalize([
    table.kind === 'rollup' ? null : position,
    Object.fromEntries(Object.entries(row).filter(([, value]) => (value ?? null) !== null)),
  ]) ?? '';

async function compared(
  client: pg.ClientBase,
  table: RowTable,
  merchantId: number,
  expected: Map<string, string>,
  stopped: ReadonlySet<string>,
): Promise<string | undefined> {
  const { name } = table;
  const isStopped = (key: string) => stopped.has(`${name} ${rowId(merchantId, key)}`);
  await client.query(
    `declare rows_of_it no scroll cursor for
     select key, position::text, to_jsonb(t) - '{merchant_id,key,position}'::text[] as row
     from ${name} t where merchant_id = ${merchantId}`,
  );
  const where = `of facility ${merchantId} in ${name}`;
  for (;;) {
    const { rows } = await client.query<{ key: string; position: string; row: object }>(
      `fetch ${ROWS_AT_ONCE} from rows_of_it`,
    );
    for (const { key, position, row } of rows) {
      const own = expected.get(key);
      expected.delete(key);
      if (isStopped(key) || own === textOf(table, position, row)) continue;
      return own === undefined
        ? `row ${key} ${where} does not follow from the log`
        : `row ${key} ${where} is not what follows from the log`;
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close rows_of_it');
  const missing = [...expected.keys()].find(key => !isStopped(key));
  return missing === undefined ? undefined : `row ${missing} ${where} is missing, which follows from the log`;
}
