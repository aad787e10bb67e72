import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A table under its full name, and the SQL that makes it and what belongs to it, where it is not there yet. */
export interface Declared {
  name: string;
  sql: string;
}

/** Advisory lock, an arbitrary number shared by our processes: two may not declare tables at once. */
const DECLARING = 7_201_304;

/**
 * Creates tables that are missing or whose declaration changed, which each table's comment records. A table that
 * matches its declaration is not touched, since DDL would lock it while others write.
 */
export const declare = async (client: pg.ClientBase, all: readonly Declared[]): Promise<void> => {
  await client.query('select pg_advisory_lock($1, 0)', [DECLARING]);
  const { rows } = await client.query<{ name: string; made: string | null }>(
    `select name, obj_description(to_regclass(name), 'pg_class') as made from unnest($1::text[]) name`,
    [all.map(({ name }) => name)],
  );
  const made = new Map(rows.map(row => [row.name, row.made]));
  for (const each of all) if (made.get(each.name) !== markOf(each)) await client.query(declaration(each));
  await client.query('select pg_advisory_unlock($1, 0)', [DECLARING]);
};

/** The SQL that creates the table and records its declaration in its comment. */
export const declaration = (declared: Declared): string =>
  `${declared.sql}; comment on table ${declared.name} is '${markOf(declared)}';`;

/** Clears the recorded declaration, so that the table is declared again. */
export const undeclare = (name: string): string => `comment on table ${name} is null;`;

const markOf = ({ sql }: Declared): string => createHash('sha256').update(sql).digest('hex').slice(0, 32);
