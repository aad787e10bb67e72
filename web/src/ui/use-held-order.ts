import { useMemo, useRef, useState } from 'react';
import { useReadOnly } from '@/access/read-only';

export interface HeldOrder<Row> {
  /** The rows to show: changed ones in place, while held none moves and no new one comes between. */
  rows: Row[];
  /** How many new ones wait: "3 baru". */
  waiting: number;
  /** Lets the new ones in. */
  release: () => void;
  /** Spread on the element around the rows. */
  holdProps: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void };
}

/**
 * Keeps a live list still under the pointer and the focus: a hand on its way to a button must not
 * meet another patient's. `rows` come in their right order; it is followed again when the hand leaves.
 */
export function useHeldOrder<Row>(rows: Row[], keyOf: (row: Row) => string): HeldOrder<Row> {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const [released, setReleased] = useState(0);
  const readOnly = useReadOnly();
  const order = useRef<string[]>([]);
  const seen = useRef(0);
  // What is looked back at stands where it stood, and nothing can be pressed by mistake.
  const held = !readOnly && (pointer || focus) && order.current.length > 0 && seen.current === released;
  const shown = useMemo(() => {
    if (!held) return rows;
    const now = new Map(rows.map(row => [keyOf(row), row]));
    return order.current.flatMap(key => now.get(key) ?? []);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, held]);
  seen.current = released;
  order.current = shown.map(keyOf);
  return {
    rows: shown,
    waiting: rows.length - shown.length,
    release: () => setReleased(count => count + 1),
    holdProps: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
