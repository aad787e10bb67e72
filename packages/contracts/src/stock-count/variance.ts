import { exact, lineAmount } from '../inventory/quantity.js';

interface Counted {
  /** What the books said when the count was opened, and what moved until the lot was counted. */
  readonly books: number;
  readonly moved: number;
  readonly counted: number | null;
  readonly unitCost: number;
}

/** What the books said when the lot was counted. */
export const expectedOf = ({ books, moved }: Pick<Counted, 'books' | 'moved'>): number => exact(books + moved);

/** Counted minus what the books said at that moment; null while it is not counted. */
export const varianceOf = ({ counted, ...line }: Counted): number | null =>
  counted === null ? null : exact(counted - expectedOf(line));

/** What the difference is worth at the lot's own cost; a shortage and a surplus of the same quantity are worth the same. */
export const varianceValueOf = (line: Counted): number | null => {
  const variance = varianceOf(line);
  if (variance === null) return null;
  const value = lineAmount(Math.abs(variance), line.unitCost);
  return variance < 0 && value > 0 ? -value : value;
};

export interface CountTotals {
  readonly lines: number;
  readonly differences: number;
  readonly surplus: number;
  readonly shortage: number;
}

/** How many lots differ, and what is too much and too little of them is worth. */
export const totalsOf = (lines: readonly Counted[]): CountTotals => {
  const values = lines.map(line => varianceValueOf(line) ?? 0);
  const sum = (sign: 1 | -1) => values.reduce((all, value) => all + Math.max(0, sign * value), 0);
  return {
    lines: lines.length,
    differences: lines.filter(line => (varianceOf(line) ?? 0) !== 0).length,
    ...{ surplus: sum(1), shortage: sum(-1) },
  };
};
