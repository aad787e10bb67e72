import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, type ReactNode, type Ref, type RefObject } from 'react';
import { isOfCards } from './column';

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
    overscan: 12,
    getItemKey: rowKey,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: index => virtualizer.scrollToIndex(index) }));
  // Rows have the same height, but a card's depends on its content and is measured.
  useLayoutEffect(() => {
    if (isOfCards(scroller.current))
      scroller.current?.querySelectorAll<HTMLElement>('tr[data-index]').forEach(virtualizer.measureElement);
  });
  const items = virtualizer.getVirtualItems();
  return children({
    shown: items.map(item => item.index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  });
}
