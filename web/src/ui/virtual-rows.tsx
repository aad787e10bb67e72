import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useMemo, type ReactNode, type Ref, type RefObject } from 'react';
import { WIDEST_OF_CARDS } from './column';
import { rowsInSteps } from './rows-in-steps';

/** The visible rows, and the heights of the spacers above and below them. */
export interface Slice {
  shown: number[];
  above: number;
  below: number;
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
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    rangeExtractor: rowsInSteps,
    // A frame need not wait for the rows that follow: some are drawn already.
    useFlushSync: false,
    getItemKey: rowKey,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: index => virtualizer.scrollToIndex(index) }));
  // Rows have the same height, but a card's depends on its content and is measured. The width is the one that was
  // observed: reading it from the element would have the browser lay the table out at once.
  useLayoutEffect(() => {
    if ((virtualizer.scrollRect?.width ?? 0) < WIDEST_OF_CARDS)
      scroller.current?.querySelectorAll<HTMLElement>('tr[data-index]').forEach(virtualizer.measureElement);
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const [from, to] = [first?.index ?? 0, (last?.index ?? -1) + 1];
  const [above, below] = [first?.start ?? 0, virtualizer.getTotalSize() - (last?.end ?? 0)];
  return useMemo(
    () => children({ shown: Array.from({ length: to - from }, (_, at) => from + at), above, below }),
    [children, from, to, above, below],
  );
}
