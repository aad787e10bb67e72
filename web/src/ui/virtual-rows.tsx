import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { isOfCards, WIDEST_OF_CARDS } from './column';
import { rowsInSteps } from './rows-in-steps';
import type { Spans } from './table-row';
import { useRush } from './use-rush';

/** The visible rows, and the heights of the spacers above and below them. */
export interface Slice {
  shown: number[];
  above: number;
  below: number;
  /** The rows that only pass by, all but those from the one index to before the other. */
  passing?: { except: readonly [number, number]; spans: Spans };
}

export interface ScrollHandle {
  scrollToIndex: (index: number) => void;
}

/** Draws only the visible rows. It is a chunk of its own, because few tables are that long. */
export default function VirtualRows({
  scroller,
  count,
  rowHeight,
  rowKey,
  ref,
  children,
}: {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: () => number;
  rowKey: (index: number) => string | number;
  ref?: Ref<ScrollHandle>;
  children: (slice: Slice) => ReactNode;
}) {
  const drawnHeight = useRef(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => drawnHeight.current || rowHeight(),
    rangeExtractor: rowsInSteps,
    // A frame need not wait for the rows that follow: some are drawn already.
    useFlushSync: false,
    getItemKey: rowKey,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: index => virtualizer.scrollToIndex(index) }));
  // A card's height depends on its content and is measured. The width is the one that was observed: reading it from the
  // element would have the browser lay the table out at once.
  const width = virtualizer.scrollRect?.width ?? 0;
  useLayoutEffect(() => {
    if (width < WIDEST_OF_CARDS)
      scroller.current?.querySelectorAll<HTMLElement>('tr[data-index]').forEach(virtualizer.measureElement);
  });
  // Rows of a table have the height that one of them was drawn with: a spacer of another height would move those that
  // stay whenever others come, and the browser would draw them anew.
  useLayoutEffect(() => {
    if (width < WIDEST_OF_CARDS) return;
    drawnHeight.current = scroller.current?.querySelector('tr[data-index]')?.getBoundingClientRect().height ?? 0;
    virtualizer.measure();
  }, [virtualizer, scroller, width]);
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const [from, to] = [first?.index ?? 0, (last?.index ?? -1) + 1];
  const [above, below] = [first?.start ?? 0, virtualizer.getTotalSize() - (last?.end ?? 0)];
  const spans = useRush(scroller, columnsOf);
  useLayoutEffect(() => (spans ? keepWidths(scroller.current, spans.widths) : undefined), [spans, scroller]);
  const rested = useRef<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    if (!spans) rested.current = [from, to];
  }, [spans, from, to]);
  return useMemo(
    () =>
      children({
        ...{ shown: Array.from({ length: to - from }, (_, at) => from + at), above, below },
        passing: spans ? { except: rested.current, spans } : undefined,
      }),
    [children, from, to, above, below, spans],
  );
}

interface Columns extends Spans {
  /** Of all columns, in pixels. */
  widths: number[];
}

/** The columns and the height of the rows as they are; null where rows are cards, or have no subject. */
function columnsOf(scroller: HTMLElement): Columns | null {
  const row = scroller.querySelector<HTMLTableRowElement>('tr[data-index]:has([data-card=subject])');
  if (!row || isOfCards(scroller)) return null;
  const visible = [...row.cells].filter(({ offsetWidth }) => offsetWidth > 0);
  const before = visible.findIndex(({ dataset }) => dataset['card'] === 'subject');
  const heads = [...scroller.querySelectorAll('th')];
  return {
    ...{ before, after: visible.length - before - 1, height: row.getBoundingClientRect().height },
    widths: heads.map(head => head.getBoundingClientRect().width),
  };
}

/**
 * Keeps the columns so wide, until the function that it returns is called: the browser need not look at every cell again
 * for each row that comes, and columns do not move under what passes.
 */
function keepWidths(scroller: HTMLElement | null, widths: number[]): (() => void) | undefined {
  const table = scroller?.querySelector('table');
  if (!table) return undefined;
  const heads = [...table.querySelectorAll('th')];
  const before = heads.map(({ style }) => style.width);
  heads.forEach(({ style }, at) => (style.width = `${widths[at]}px`));
  table.style.tableLayout = 'fixed';
  return () => {
    heads.forEach(({ style }, at) => (style.width = before[at]!));
    table.style.tableLayout = '';
  };
}
