import { matches, type StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';

/** Rows of one table: by key, and by equal columns. */
export interface Wanted {
  keys: readonly string[];
  columns: readonly Row[];
}

/** A facility's rows as they stood at one position of the log. */
export interface PastRows {
  read(table: AnyTable, wanted: Wanted): Promise<StoredRow[]>;
}

/** The wanted ones of rows that are at hand. */
export const wantedOf = (rows: Iterable<StoredRow>, { keys, columns }: Wanted): StoredRow[] => {
  const named = new Set(keys);
  return [...rows].filter(({ key, row }) => named.has(key) || columns.some(each => matches(row, each)));
};
