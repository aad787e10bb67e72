import type { TransactionStatus } from '@alur/contracts/transaction/enums';
import type { TransactionRow } from '@alur/contracts/transaction/rows';

/** The filter of SPEC section 4, in the order of the cashier's work. */
export const cashierStatuses = [
  'ONGOING',
  'WAITING',
  'DRAFT',
  'PAID',
  'VOID',
  'CANCELLED',
] as const satisfies readonly TransactionStatus[];
export type CashierFilter = 'ALL' | TransactionStatus;

/** Bills that wait for payment first, the longest waiting on top; then settled ones, the latest on top. */
export function cashierOrder<Row extends TransactionRow>(rows: readonly Row[]): Row[] {
  const since = (row: TransactionRow) => row.closedAt ?? row.openedAt;
  return [...rows].sort((a, b) => {
    const rank = cashierStatuses.indexOf(a.status) - cashierStatuses.indexOf(b.status);
    if (rank !== 0) return rank;
    if (a.status === 'PAID') return (b.paidAt ?? '').localeCompare(a.paidAt ?? '') || b.id - a.id;
    return since(a).localeCompare(since(b)) || a.id - b.id;
  });
}

export function countByStatus(rows: readonly TransactionRow[]): Record<CashierFilter, number> {
  const counts: Record<CashierFilter, number> = {
    ALL: rows.length,
    ONGOING: 0,
    WAITING: 0,
    DRAFT: 0,
    PAID: 0,
    VOID: 0,
    CANCELLED: 0,
  };
  for (const { status } of rows) counts[status]++;
  return counts;
}

export function matches(row: TransactionRow, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return (
    !wanted || [row.patientName, row.recordNumber, row.refNumber].some(text => text.toLowerCase().includes(wanted))
  );
}
