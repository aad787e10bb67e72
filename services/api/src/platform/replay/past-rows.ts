import type { StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';

/** Rows of one table: by key, and by equal columns. */
export interface Wanted {
  keys: readonly string[];
  columns: readonly Row[];
}

/** A facility's rows as of one position of the log. */
export interface PastRows {
  read(table: AnyTable, wanted: Wanted): Promise<StoredRow[]>;
}
