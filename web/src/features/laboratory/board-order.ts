import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { mentions } from '@/ui/mentions';

export type BoardFilter = 'all' | 'cito' | 'late' | 'critical';

/** Whether the order has exceeded its turnaround goal. */
export const isLate = ({ dueAt }: Pick<LaboratoryOrderRow, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < now;

const rank = (row: LaboratoryOrderRow, now: number): number => {
  if (row.criticalSince !== null) return 0;
  if (row.priority === 'cito') return isLate(row, now) ? 1 : 2;
  return isLate(row, now) ? 3 : 4;
};

/**
 * Critical results that were not communicated come first, then urgent orders, then late ones; each by when it is due.
 */
export const boardOrder = <Row extends LaboratoryOrderRow>(rows: readonly Row[], now: number): Row[] =>
  rows.toSorted(
    (one, other) =>
      rank(one, now) - rank(other, now) ||
      (one.dueAt ?? one.scheduledAt).localeCompare(other.dueAt ?? other.scheduledAt) ||
      one.id - other.id,
  );

export const isWanted = (
  row: LaboratoryOrderRow,
  { show, search, now }: { show: BoardFilter; search: string; now: number },
): boolean => {
  if (show === 'cito' && row.priority !== 'cito') return false;
  if (show === 'late' && !isLate(row, now)) return false;
  if (show === 'critical' && row.criticalSince === null) return false;
  const numbers = row.specimens.map(({ number }) => number ?? '');
  return mentions(search, row.patientName, row.recordNumber, row.requester, ...row.items, ...numbers);
};
