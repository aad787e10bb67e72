import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { gunzippedLines } from '../transfer/gunzipped-lines.js';

/**
 * Tables of schema `alur` that a backup does not copy: an export of the log carries them in its own way, they are
 * rebuilt, or they belong to each database alone.
 */
const OTHERS = [
  ...['checkpoint', 'ledger_key', 'ledger_page'],
  'broken_row',
  ...['migration', 'key_check', 'log_identity', 'log_home'],
];

/** Few rows are read at a time, because uploaded files are rows too, and large. */
const ROWS_AT_ONCE = 25;
const INSERT_SIZE = 1_000_000;
/** Marks a line that is about a sequence, in the place of a table's name. */
const SEQUENCE = 'sequence';

/** A snapshot of the durable tables, which can be read at leisure while others go on writing. */
export class TablesSnapshot {
  private constructor(private readonly client: pg.PoolClient) {}

  static async take(owner: pg.Pool): Promise<TablesSnapshot> {
    const client = await owner.connect();
    await client.query('begin isolation level repeatable read read only');
    await client.query('select 1 from alur.migration limit 1'); // the first query fixes the snapshot
    return new TablesSnapshot(client);
  }

  /** Writes all rows into a file, as lines of a table's name, a tab and the row. Gives how many of each. */
  async write(file: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    const lines = Readable.from(this.lines(counts));
    await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
    return counts;
  }

  async release(): Promise<void> {
    await this.client.query('rollback');
    this.client.release();
  }

  private async *lines(counts: Record<string, number>): AsyncGenerator<string, void> {
    for (const table of await this.tables()) {
      counts[table] = 0;
      await this.client.query(
        `declare rows_of_it no scroll cursor for select to_jsonb(t)::text as row from alur."${table}" t`,
      );
      for (let rows = await this.fetch(); rows.length > 0; rows = await this.fetch()) {
        counts[table] += rows.length;
        yield rows.map(row => `${table}\t${row}\n`).join('');
      }
      await this.client.query('close rows_of_it');
    }
    // Sequences are not part of the snapshot: numbers drawn since then are drawn all the same.
    const { rows } = await this.client.query<{ row: string }>(
      `select jsonb_build_object('name', sequencename, 'last', last_value)::text as row
       from pg_sequences where schemaname = 'alur' and last_value is not null`,
    );
    yield rows.map(({ row }) => `${SEQUENCE}\t${row}\n`).join('');
  }

  private async tables(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'alur' and tablename <> all($1) order by 1`,
      [OTHERS],
    );
    return rows.map(({ name }) => name);
  }

  private async fetch(): Promise<string[]> {
    const { rows } = await this.client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows_of_it`);
    return rows.map(({ row }) => row);
  }
}

/** Puts the rows of such a file into a migrated database whose durable tables are empty. */
export async function restoreTables(owner: pg.Pool, file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table = '';
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(owner, table, rows);
    rows = [];
    size = 0;
  };
  for await (const line of gunzippedLines(file)) {
    const tab = line.indexOf('\t');
    const name = line.slice(0, tab);
    const row = line.slice(tab + 1);
    if (name === SEQUENCE) {
      await setSequence(owner, JSON.parse(row) as { name: string; last: number });
      continue;
    }
    if (name !== table || size + row.length > INSERT_SIZE) await flush();
    table = name;
    rows.push(row);
    size += row.length;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  await flush();
  return counts;
}

/** Inserts the columns that the rows have; a column that a later version added takes its default. */
async function insertRows(owner: pg.Pool, table: string, rows: readonly string[]): Promise<void> {
  const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as object)
    .map(column => pg.escapeIdentifier(column))
    .join(', ');
  const name = `alur.${pg.escapeIdentifier(table)}`;
  await owner.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

const setSequence = (owner: pg.Pool, { name, last }: { name: string; last: number }) =>
  owner.query('select setval($1::regclass, $2)', [`alur.${pg.escapeIdentifier(name)}`, last]);
