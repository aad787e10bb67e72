import { useEffect, useEffectEvent, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The keys of rows whose mark has just changed, for a second. The first rows that arrive do not flash. */
export function useFlash<Row>(
  rows: Row[],
  keyOf: (row: Row) => string,
  markOf: ((row: Row) => string) | undefined,
): ReadonlySet<string> {
  const marks = useRef<Map<string, string> | null>(null);
  const [flashing, setFlashing] = useState(none);
  // The functions are created anew at each render, so the effect depends on the rows alone.
  const marksOf = useEffectEvent((all: Row[]) => markOf && new Map(all.map(row => [keyOf(row), markOf(row)])));
  useEffect(() => {
    const now = marksOf(rows);
    if (!now) return;
    const before = marks.current;
    marks.current = rows.length > 0 || before ? now : null;
    if (!before) return;
    const changed = [...now].filter(([key, mark]) => before.get(key) !== mark).map(([key]) => key);
    if (changed.length === 0) return;
    setFlashing(new Set(changed));
    const timer = setTimeout(() => setFlashing(none), 1000);
    return () => clearTimeout(timer);
  }, [rows]);
  return flashing;
}
