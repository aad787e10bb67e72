import * as z from 'zod/mini';
import type { Logged } from './logged.js';
import type { Right } from './rights.js';
import type { LiveRow } from './topic.js';

/** SPEC 7: list calls default to page 1, limit 50, order_by id, sort_by asc. */
export const ListQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
  order_by: z._default(z.string(), 'id'),
  sort_by: z._default(z.enum(['asc', 'desc']), 'asc'),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** A paged list: `GET /v2/<path>?page&limit&order_by&sort_by&<filters>`. How a filter compares: see `filters.ts`. */
export interface ListSpec<
  Row extends z.core.$ZodType = z.core.$ZodType,
  Filters extends z.core.$ZodType = z.core.$ZodType,
  Key extends Right = Right,
> extends Logged {
  readonly path: string;
  /** Name of the view whose rows are listed. */
  readonly view: string;
  readonly row: Row;
  readonly filters: Filters;
  /** Columns in which `search` looks for the text, case-insensitively. */
  readonly searchIn: readonly string[];
  /** Columns of medical words, which `search` also finds in the other language's spelling (see `spelling.ts`). */
  readonly spelledIn?: readonly string[];
  /**
   * Columns of filters with which no index begins: they narrow what another filter finds (a day, a person, what is
   * required), or rows that are few in any facility.
   */
  readonly narrowing?: readonly string[];
  /** The column by which rows without an id are ordered by default. */
  readonly order?: string;
  readonly access: readonly Key[];
}

/** A row as the server sends it. */
export type ListRow<L extends ListSpec> = LiveRow & z.infer<L['row']>;

/** A filter of several values also accepts a single one. */
type Asked<Value> = Value extends readonly (infer One)[] ? One | readonly One[] : Value;

/** Parameters of a list: page, order, and its own filters, with their values before they become text. */
export type ListParams<L extends ListSpec> = Partial<ListQuery> & {
  [Name in keyof z.input<L['filters']> as string extends Name ? never : Name]: Name extends keyof z.infer<L['filters']>
    ? Asked<z.infer<L['filters']>[Name]>
    : never;
};

/** Declares a list that needs one of these rights. */
export const listOf =
  <Key extends Right>() =>
  <Row extends z.core.$ZodType, Filters extends z.core.$ZodType>(
    path: string,
    spec: Omit<ListSpec<Row, Filters, Key>, 'path' | 'searchIn'> & { searchIn?: readonly string[] },
  ): ListSpec<Row, Filters, Key> => ({ searchIn: [], ...spec, path });

export interface ListAnswer<Row> {
  data: Row[];
  meta: { page: number; limit: number; total: number; position: string };
}
