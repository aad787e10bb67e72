import type { Column } from './column';

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** Natural order: 2 before 10, capitals among small letters. */
const collator = new Intl.Collator('id', { numeric: true });

type Value = string | number | null;

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** The rows in this order; rows without a value come last in either direction. */
export function sortedBy<Row>(rows: Row[], columns: readonly Column<Row>[], sort: Sort | null): Row[] {
  const value = columns.find(({ id }) => id === sort?.by)?.sortBy;
  if (!sort || !value) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b);
  });
}

/**
 * The order after a click on a column's header: names from A, numbers from the greatest, then reversed, then the
 * original order.
 */
export function nextSort<Row>(
  now: Sort | null,
  { id, sortBy }: Column<Row>,
  rows: readonly Row[],
  removable: boolean,
): Sort | null {
  const first = typeof (rows[0] && sortBy?.(rows[0])) === 'string' ? 'asc' : 'desc';
  if (now?.by !== id) return { by: id, direction: first };
  if (now.direction !== first) return removable ? null : { by: id, direction: first };
  return { by: id, direction: first === 'asc' ? 'desc' : 'asc' };
}
