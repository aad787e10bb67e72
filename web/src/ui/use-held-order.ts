import { atom, useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useReadOnly } from '@/access/read-only';

/** How many commands of this person are under way, or have effects that are not on the screen yet. */
export const ownCommandsAtom = atom(0);

export interface HeldOrder<Row> {
  /**
   * The rows to show: changed ones are updated in place, but while the order is frozen none moves and no new one is
   * inserted.
   */
  rows: Row[];
  /** How many new rows wait to be shown: "3 baru". */
  waiting: number;
  /** Lets the new ones in. */
  release: () => void;
  /** Spread on the element around the rows. */
  holdProps: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void };
}

/**
 * Keeps a live list still under the pointer and the focus against what others change: a hand on its way to a button must not
 * meet another patient's. What one asks for oneself is followed at once: another search or filter (`asked`), and what one's
 * own command brings. `rows` come in their right order, which is followed again when the hand leaves.
 */
export function useHeldOrder<Row>(rows: Row[], keyOf: (row: Row) => string, asked = ''): HeldOrder<Row> {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const [released, setReleased] = useState(0);
  const isOwn = useAtomValue(ownCommandsAtom) > 0;
  const readOnly = useReadOnly();
  const order = useRef<string[]>([]);
  const last = useRef<{ rows: Row[]; view: string }>({ rows: [], view: '' });
  const view = `${released} ${asked}`;
  // What is looked back at stands where it stood, and nothing can be pressed by mistake.
  const held = !readOnly && (pointer || focus) && order.current.length > 0 && last.current.view === view;
  const shown = useMemo(() => {
    if (!held) return rows;
    const before = new Set(last.current.rows);
    const own = isOwn ? rows.filter(row => !before.has(row)) : [];
    return inOrder(rows, keyOf, order.current, new Set(own.map(keyOf)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, held, view]);
  last.current = { rows, view };
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

/** Those of `order` where they stood, and those of `own` behind whom they follow by right. */
function inOrder<Row>(rows: Row[], keyOf: (row: Row) => string, order: string[], own: Set<string>): Row[] {
  const now = new Map(rows.map(row => [keyOf(row), row]));
  const keys = order.filter(key => now.has(key) && !own.has(key));
  let behind = -1;
  for (const row of rows) {
    const key = keyOf(row);
    if (own.has(key)) keys.splice(++behind, 0, key);
    else behind = Math.max(behind, keys.indexOf(key));
  }
  return keys.flatMap(key => now.get(key) ?? []);
}
