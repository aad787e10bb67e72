import { useEffect, useState, type RefObject } from 'react';

/** Pixels a millisecond from which nobody reads what passes: about forty rows a second. */
const RUSH = 1.5;
/** The span over which the speed is measured, and after which a list that no longer moves is at rest, in milliseconds. */
const SPAN_MS = 100;

/**
 * What `begin` has found, while an element is scrolled so fast that nobody reads what passes; null otherwise. `begin` is
 * called once for each rush, in the event that begins it.
 */
export function useRush<Found extends object>(
  scroller: RefObject<HTMLElement | null>,
  begin: (box: HTMLElement) => Found | null,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let since = { top: box.scrollTop, at: 0 };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const measure = ({ timeStamp }: Event) => {
      const span = timeStamp - since.at;
      if (span >= SPAN_MS) {
        // After a pause the distance says nothing of the speed.
        const isFast = span < 2 * SPAN_MS && Math.abs(box.scrollTop - since.top) / span > RUSH;
        setFound(before => (isFast ? (before ?? begin(box)) : null));
        since = { top: box.scrollTop, at: timeStamp };
      }
      clearTimeout(rest);
      rest = setTimeout(() => setFound(null), SPAN_MS);
    };
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      clearTimeout(rest);
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, begin]);
  return found;
}
