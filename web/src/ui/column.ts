import type { ReactNode } from 'react';

/**
 * The class of a column that truncates long texts before the others do. It takes at most two fifths, so that the
 * others' texts fit in one line.
 */
export const GIVES_WAY = 'w-2/5 max-w-0 min-w-60';

/** Columns that are hidden where the table is narrower than 1280 or 1024 px, which is the window without its menu. */
export const NARROWER = { first: '@max-7xl:hidden', second: '@max-5xl:hidden' } as const;

/** The text of a cell without a value; a card leaves it out. */
export const NONE = '–';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  /** Never empty: a column of buttons is named for screen readers, `<span className="sr-only">…</span>`. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned right, texts left. */
  align?: 'left' | 'right';
  /** In pixels; a column without a width shares the remaining space. */
  width?: number;
  /** The value by which the table sorts; with `onSort`, its presence says that the server can sort by it. */
  sortBy?: (row: Row) => string | number | null;
  className?: string;
  /**
   * The column's place where a row is drawn as a card: its subject, what leads to it (a number, a time), its state, its
   * actions. Any other column becomes a fact with the header as its name.
   */
  card?: 'lead' | 'subject' | 'state' | 'action';
  /** The column stays visible at the right edge however narrow the screen is: used for actions. */
  pinned?: boolean;
}

/** `--container-cards` in pixels: a table in a narrower scrolling element shows its rows as cards. */
export const WIDEST_OF_CARDS = 736;

/** Whether a table inside this scrolling element shows its rows as cards. */
export const isOfCards = (scroller: HTMLElement | null): boolean =>
  scroller !== null && scroller.clientWidth < WIDEST_OF_CARDS;
