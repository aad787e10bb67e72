import type { ReactNode } from 'react';

/** The class of a column that takes what the others leave; a long name gives way before they do. */
export const GIVES_WAY = 'w-full max-w-0 min-w-60';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  /** Never empty: a column of buttons is named for those who do not see it, `<span className="sr-only">…</span>`. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers right, text left. */
  align?: 'left' | 'right';
  /** In pixels; without one the column shares what is left. */
  width?: number;
  /** Sorts here by this value; with `onSort`, its presence says that the server can. */
  sortBy?: (row: Row) => string | number | null;
  className?: string;
  /** Stays in sight at the right edge however narrow the screen: the column of what can be done. */
  pinned?: boolean;
}
