import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Row } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Column } from './row-columns.js';
import type { RowTable } from './row-table.js';

/** A row for a table that does not have it. */
export interface CopiedRow {
  merchantId: number;
  key: string;
  position: string;
  row: Row | null;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const SPECIAL = /[\\\t\n\r]/;

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, sign => ESCAPES[sign] ?? sign) : text;

/** A value as COPY's text format has it. */
const copied = (value: unknown, { type }: Column): string => {
  if (value === null || value === undefined) return '\\N';
  if (type === 'jsonb') return escaped(JSON.stringify(value));
  return typeof value === 'string' ? escaped(value) : String(value as number | boolean);
};

/** Adds rows that the table does not have: for a third of what it costs to add or change them. */
export const copyRows = async (client: pg.Client, table: RowTable, rows: readonly CopiedRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const lines = rows.map(
    ({ merchantId, key, position, row }) =>
      `${merchantId}\t${escaped(key)}\t${position}${table.columns.map(column => `\t${copied(row?.[column.name], column)}`).join('')}\n`,
  );
  // The stream ends with the copy; the client takes the next query a moment later.
  const ready = once(client, 'drain');
  await Promise.all([pipeline([lines.join('')], client.query(from(`copy ${table.name} from stdin`))), ready]);
};
