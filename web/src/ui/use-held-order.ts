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
  /** Inserts the waiting rows now. */
  release: () => void;
  /** Props of the element around the rows. */
  holdProps: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void };
}

/**
 * Freezes the order of a live list while the pointer or the focus is in it: a person who is about to click must not hit
 * another patient's button. What the person asks for is followed at once: another search or filter (`asked`), and the
 * effects of her own command. `rows` come in their right order, which is applied again when the pointer leaves.
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
  // A replay is never frozen, because nothing in it can be clicked by mistake.
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

/**
 * The rows of `order` in their old places, and the person's own changed ones behind the row that they follow by right.
 */
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
