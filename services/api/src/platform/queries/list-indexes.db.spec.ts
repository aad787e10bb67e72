import { visitHistory } from '@alur/contracts/consultation/lists';
import { comparisonOf } from '@alur/contracts/kernel/filters';
import { modules } from '@alur/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepares } from '../../prepares.gen.js';
import { columnsOf, type Column } from '../projector/row-columns.js';
import { tableName } from '../projector/row-table.js';
import { testPlatform } from '../testing/platform.js';
import { conditionOf } from './list-query.js';
import { ListRegistry } from './list-registry.js';

const ROWS = 900;
/** A column's value in row `i`, and two values so near the ends that `to` the least or `from` the most finds few rows. */
const spread: Readonly<Record<Column['type'], { each: string; least: unknown; most: unknown } | null>> = {
  text: { each: `'v' || lpad(i::text, 4, '0')`, least: 'v0007', most: 'v0887' },
  bigint: { each: 'i', least: 7, most: 887 },
  'double precision': { each: 'i', least: 7, most: 887 },
  // A yes or no is the same in too many rows for an index to be worth its reading.
  boolean: null,
  jsonb: null,
};

const lists = new ListRegistry(modules).all();
/** What each list can be filtered by; what is inside a row's list has no index (`ensureBounded`). */
const filters = lists.flatMap(({ spec, table }) =>
  columnsOf(spec.filters).flatMap(({ name, type }) => {
    const { column, by } = comparisonOf(name);
    const held = columnsOf(table.row).find(each => each.name === column)?.type ?? 'jsonb';
    const values = spread[held];
    if (by === 'code' || values === null) return [];
    const one = by === 'from' ? values.most : values.least;
    // A filter of several values is declared as a list of them.
    const value = by === 'filled' ? true : type === 'jsonb' ? [one] : one;
    return [{ path: spec.path, filter: name, column, value, table }];
  }),
);

interface Plan {
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}
interface Explained {
  'QUERY PLAN': { Plan: Plan }[];
}
/** What the planner says of the indexes that it reads. */
const ofIndexes = (plan: Plan, what: 'Index Cond' | 'Index Name'): string[] => [
  ...(plan[what] === undefined ? [] : [plan[what]]),
  ...(plan.Plans ?? []).flatMap(each => ofIndexes(each, what)),
];

describe('a list', () => {
  let it_: Awaited<ReturnType<typeof testPlatform>>;
  beforeAll(async () => {
    it_ = await testPlatform({ modules, processes: [], dues: [], prepares });
    await it_.platform.startWorkers();
    for (const [table, asked] of Map.groupBy(filters, each => each.table)) {
      const columns = [...new Set<string>(asked.map(({ column }) => column))].map(name => ({
        name: `"${name}"`,
        // Most rows have no value, as a column that is asked for being filled is in practice.
        each: `case when i % 20 = 7 then ${spread[columnsOf(table.row).find(each => each.name === name)!.type]!.each} end`,
      }));
      await it_.database.worker.query(
        `insert into ${tableName(table)} (merchant_id, key, position, ${columns.map(({ name }) => name).join(', ')})
         select i % 3 + 1, i::text, i, ${columns.map(({ each }) => each).join(', ')}
         from generate_series(1, ${ROWS}) i;
         analyze ${tableName(table)}`,
      );
    }
  });
  afterAll(() => it_.end());

  const planOf = ({ filter, value, table }: (typeof filters)[number]): Promise<Plan> =>
    it_.database.tenant(1, async trx => {
      // A few rows are read as they lie, however they are indexed.
      await sql`set local enable_seqscan = off`.execute(trx);
      const asked = sql<Explained>`explain (format json) select t.key from ${sql.table(tableName(table))} t
        where t.merchant_id = 1 and ${conditionOf(filter, value)}`;
      return (await asked.execute(trx)).rows[0]!['QUERY PLAN'][0]!.Plan;
    });

  it.each(filters)('$path finds what $filter asks for by an index', async asked =>
    expect(ofIndexes(await planOf(asked), 'Index Cond').join(' ')).toContain(asked.column),
  );

  // Asked for without a day, as a doctor's visits are, an index that begins with the day is read from end to end.
  it.each(
    filters.filter(({ path, filter }) => path === visitHistory.path && ['personId', 'doctorId'].includes(filter)),
  )('$path has an index that begins with $filter', async asked =>
    expect(ofIndexes(await planOf(asked), 'Index Name').join(' ')).toContain(`_${asked.column}_date`),
  );

  it('is filtered by something in most modules', () =>
    expect(new Set(filters.map(({ path }) => path.split('/')[0])).size).toBeGreaterThan(20));
});
