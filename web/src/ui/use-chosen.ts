import { useState, type ReactNode } from 'react';
import { useWide } from './use-media';

/**
 * The row that is shown beside a list. Without room for a detail, or without a function that draws it, the row opens on
 * its own page.
 */
export function useChosen<Row>({
  rows,
  keyOf,
  draw,
  onOpen,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  draw?: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
}) {
  const isBeside = useWide() && draw !== undefined;
  const [key, setKey] = useState<string | null>(null);
  const row = rows.find(one => keyOf(one) === key);
  return {
    detail: isBeside && row ? draw(row) : undefined,
    onOpen: isBeside ? (one: Row) => setKey(keyOf(one)) : onOpen,
    isChosen: (one: Row) => isBeside && keyOf(one) === key,
  };
}
