import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of tabs so that the open one is seen: on a phone only some have room. */
export function useOpenTabInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current=page], [data-state=active]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return row;
}
