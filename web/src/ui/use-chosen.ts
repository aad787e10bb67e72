import { useState, type ReactNode } from 'react';
import { useWide } from './use-media';

/**
 * The row that one looks at beside a list. Without room for it, or where nothing draws it, a row opens as it does.
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
