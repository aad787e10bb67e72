import type { Range } from '@tanstack/react-virtual';

/** Rows beyond the visible ones that are drawn on either side, at least. */
export const BEYOND = 12;
/** Rows come and go so many at a time, since even one of them costs a layout of the whole table. */
const STEP = 12;

/** The rows to draw where these are visible. */
export const rowsInSteps = ({ startIndex, endIndex, count }: Omit<Range, 'overscan'>): number[] => {
  const from = Math.max(0, Math.floor((startIndex - BEYOND) / STEP) * STEP);
  // Counted from its beginning, so that both ends change at once.
  const length = Math.ceil((endIndex - startIndex + 1 + 2 * BEYOND + STEP) / STEP) * STEP;
  return Array.from({ length: Math.min(count - from, length) }, (_, at) => from + at);
};
