import { comparisonOf } from '@alur/contracts/kernel/filters';
import { ListQuery, type ListAnswer, type ListSpec } from '@alur/contracts/kernel/list';
import { patternOf } from '@alur/contracts/kernel/spelling';
import type { AnyTable } from '@alur/domain/kernel/view';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.js';
import { Failure } from '../errors/failure.js';
import { shaped } from '../errors/shaped.js';
import { columnsOf } from '../projector/row-columns.js';
import { containing } from './containing.js';
import { ensureKnownFields } from './known-fields.js';
import { queryValues } from './query-values.js';
import { tableName } from '../projector/row-table.js';

/** Case-insensitive "contains". */
const contains = (column: string, text: string): RawBuilder<unknown> =>
  sql`t.${sql.ref(column)} ilike ${containing(text)}`;

/** What of a list's columns is compared with the text as it was typed, and as the other language spells it. */
const found = ({ searchIn, spelledIn = [] }: ListSpec, text: string): RawBuilder<unknown>[] => {
  const pattern = patternOf(text);
  return [
    ...searchIn.map(column => contains(column, text)),
    ...(pattern === null ? [] : spelledIn.map(column => sql`t.${sql.ref(column)} ~* ${pattern}`)),
  ];
};

/** The SQL condition of a filter on table `t`. */
export const conditionOf = (filter: string, value: unknown): RawBuilder<unknown> => {
  const { column, by } = comparisonOf(filter);
  const of = sql`t.${sql.ref(column)}`;
  switch (by) {
    case 'from':
      return sql`${of} >= ${value}`;
    case 'to':
      return sql`${of} <= ${value}`;
    case 'filled':
      return value ? sql`${of} is not null` : sql`${of} is null`;
    case 'code':
      return sql`${of} @> ${JSON.stringify([{ code: value }])}::jsonb`;
    case 'equal':
      return Array.isArray(value) ? sql`${of} = any(${value})` : sql`${of} = ${value}`;
  }
};

/** Columns that the list is searched by but does not return. */
export const hiddenIn = ({ spec, table }: { spec: ListSpec; table: AnyTable }): string[] => {
  const shown = new Set(columnsOf(spec.row).map(column => column.name));
  return columnsOf(table.row)
    .map(column => column.name)
    .filter(name => !shown.has(name));
};

/**
 * Refuses to look inside the lists of all rows, because under row-level security no index can serve that: the request
 * must also say from which day on, or which one thing's rows.
 */
const ensureBounded = (filters: Readonly<Record<string, unknown>>): void => {
  const asked = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, ...comparisonOf(name) }));
  const within = asked.find(({ by }) => by === 'code');
  if (!within || asked.some(({ by, value }) => by === 'from' || (by === 'equal' && !Array.isArray(value)))) return;
  throw new Failure(400, 'shape.invalid', {}, [{ path: within.name, code: 'shape.unbounded' }]);
};

/**
 * Reads one page of a declared list, of these ids alone where some are given. Rows, total and position come from one
 * snapshot.
 */
export const readList = async (
  database: Database,
  merchantId: number,
  { spec, table }: { spec: ListSpec; table: AnyTable },
  given: Record<string, unknown>,
  among?: readonly number[],
): Promise<ListAnswer<Record<string, unknown>>> => {
  ensureKnownFields(
    [ListQuery, spec.filters].flatMap(columnsOf).map(({ name }) => name),
    given,
  );
  const { page, limit, order_by, sort_by, search } = shaped(ListQuery, given);
  const filters = shaped(spec.filters, queryValues(spec.filters, given)) as Record<string, unknown>;
  ensureBounded(filters);
  const columns = new Set(columnsOf(spec.row).map(column => column.name));
  const order = order_by === 'id' ? (spec.order ?? 'id') : order_by;
  if (!columns.has(order))
    throw new Failure(400, 'shape.invalid', {}, [{ path: 'order_by', code: 'shape.not-a-choice' }]);

  const conditions: RawBuilder<unknown>[] = [sql`t.merchant_id = ${merchantId}`];
  if (among) conditions.push(conditionOf('id', among));
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) conditions.push(conditionOf(name, value));
  // A list that names no columns to search in is not searched.
  if (search && spec.searchIn.length > 0) conditions.push(sql`(${sql.join(found(spec, search), sql` or `)})`);
  const where = sql.join(conditions, sql` and `);

  return database.tenant(merchantId, async trx => {
    const from = sql`from ${sql.table(tableName(table))} t where ${where}`;
    const direction = sql.raw(sort_by);
    // Rows that are alike in the ordered column are in the order of their ids. A key is its id as text, and in every index.
    const tie = sql.raw(order === 'id' ? '' : `length(t.key) ${sort_by},`);
    const sorted = sql`order by t.${sql.ref(order)} ${direction}, ${tie} t.key ${direction}`;
    // Selects the page's keys first: in a single step every preceding row would be sorted with all its columns and
    // converted to JSON.
    const rows = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - 'merchant_id' - ${hiddenIn({ spec, table })}::text[] || jsonb_build_object('position', t.position::text) as row
      from (select t.key ${from} ${sorted} limit ${limit} offset ${(page - 1) * limit}) page
      join ${sql.table(tableName(table))} t on t.merchant_id = ${merchantId} and t.key = page.key ${sorted}`.execute(
      trx,
    );
    const counted = await sql<{ total: number; position: string }>`
      select (select count(*)::int ${from}) as total, (select coalesce(max(position), 0)::text from alur.checkpoint where name like 'projector:%') as position`.execute(
      trx,
    );
    return {
      data: rows.rows.map(({ row }) => row),
      meta: { page, limit, total: counted.rows[0]?.total ?? 0, position: counted.rows[0]?.position ?? '0' },
    };
  });
};

/** One row by its key; undefined if it does not exist or belongs to another facility. */
export const readRow = (
  database: Database,
  merchantId: number,
  table: AnyTable,
  key: string,
  hidden: readonly string[] = [],
): Promise<Record<string, unknown> | undefined> =>
  database.tenant(merchantId, async trx => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - 'merchant_id' - ${hidden}::text[] || jsonb_build_object('position', t.position::text) as row
      from ${sql.table(tableName(table))} t where t.merchant_id = ${merchantId} and t.key = ${key}`.execute(trx);
    return rows[0]?.row;
  });
