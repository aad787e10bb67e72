import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the open tab into view, because a phone has room for only some of them. */
export function useOpenTabInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current=page], [data-state=active]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return row;
}
