import { useEffect, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The keys of rows whose mark has just changed, for a second. The first rows that arrive do not flash. */
export function useFlash<Row>(
  rows: Row[],
  keyOf: (row: Row) => string,
  markOf: ((row: Row) => string) | undefined,
): ReadonlySet<string> {
  const marks = useRef<Map<string, string> | null>(null);
  const [flashing, setFlashing] = useState(none);
  useEffect(() => {
    if (!markOf) return;
    const before = marks.current;
    const now = new Map(rows.map(row => [keyOf(row), markOf(row)]));
    marks.current = rows.length > 0 || before ? now : null;
    if (!before) return;
    const changed = [...now].filter(([key, mark]) => before.get(key) !== mark).map(([key]) => key);
    if (changed.length === 0) return;
    setFlashing(new Set(changed));
    const timer = setTimeout(() => setFlashing(none), 1000);
    return () => clearTimeout(timer);
    // The functions are created anew at each render, so the effect depends on the rows alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);
  return flashing;
}
