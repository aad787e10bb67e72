import type { UnitSource } from '@alur/contracts/encounter/enums';
import { mentions } from '@/ui/mentions';

export type WorklistFilter = 'all' | 'cito' | 'late' | 'critical';

/** What is known of an order on a desk's list of work, of whichever desk. */
export interface WorklistRow {
  id: number;
  priority: 'routine' | 'cito';
  scheduledAt: string;
  /** Its turnaround goal; null without one. */
  dueAt: string | null;
  patientName: string;
  recordNumber: string;
  requester: string;
  unitName: string;
  unitSource: UnitSource | null;
}

/** What a desk knows of its orders beyond these. */
export interface Worklist<Row extends WorklistRow> {
  /** Since when the oldest critical result of the order waits to be communicated; null where none does. */
  criticalSince: (row: Row) => string | null;
  /** Further words by which the order is found. */
  words: (row: Row) => readonly string[];
}

/** Whether the order has exceeded its turnaround goal. */
export const isLate = ({ dueAt }: Pick<WorklistRow, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < now;

/**
 * Critical results that were not communicated come first, then urgent orders, then late ones; each by when it is due.
 */
export const worklistOrder = <Row extends WorklistRow, Shown extends Row>(
  { criticalSince }: Worklist<Row>,
  rows: readonly Shown[],
  now: number,
): Shown[] => {
  const rank = (row: Row): number => {
    if (criticalSince(row) !== null) return 0;
    if (row.priority === 'cito') return isLate(row, now) ? 1 : 2;
    return isLate(row, now) ? 3 : 4;
  };
  return rows.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.dueAt ?? one.scheduledAt).localeCompare(other.dueAt ?? other.scheduledAt) ||
      one.id - other.id,
  );
};

export const isWanted = <Row extends WorklistRow>(
  { criticalSince, words }: Worklist<Row>,
  row: Row,
  { show, search, now }: { show: WorklistFilter; search: string; now: number },
): boolean => {
  if (show === 'cito' && row.priority !== 'cito') return false;
  if (show === 'late' && !isLate(row, now)) return false;
  if (show === 'critical' && criticalSince(row) === null) return false;
  return mentions(search, row.patientName, row.recordNumber, row.requester, ...words(row));
};
