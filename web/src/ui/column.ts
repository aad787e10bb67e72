import type { ReactNode } from 'react';

/**
 * The class of a column whose long names give way before the others do. It takes no more than two fifths, so that what the
 * others say stands in one line.
 */
export const GIVES_WAY = 'w-2/5 max-w-0 min-w-60';

/** Columns that give way where the table has less than 1024 or 1280 px, which is a window less its menu. */
export const NARROWER = { first: '@max-7xl:hidden', second: '@max-5xl:hidden' } as const;

/** What a cell says that has nothing to say; a card leaves it out. */
export const NONE = '–';

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
  /**
   * What it is where the row is a card: whom or what the row is of, what leads to it (a number, a time), its state, what
   * can be done. Any other column is a fact, told with its header's word.
   */
  card?: 'lead' | 'subject' | 'state' | 'action';
  /** Stays in sight at the right edge however narrow the screen: the column of what can be done. */
  pinned?: boolean;
}

/** Whether a table that scrolls in this shows its rows as cards: `--container-cards`, in pixels. */
export const isOfCards = (scroller: HTMLElement | null): boolean => scroller !== null && scroller.clientWidth < 736;
