import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { mentions } from '@/ui/mentions';

export type BoardFilter = 'all' | 'cito' | 'late' | 'critical';

/** Since when the oldest critical finding of an order waits to be told. */
export const criticalSinceOf = ({ lines }: Pick<RadiologyOrderRow, 'lines'>): string | null =>
  lines
    .flatMap(({ criticalSince }) => criticalSince ?? [])
    .toSorted()
    .at(0) ?? null;

/** Whether the order has exceeded its turnaround goal. */
export const isLate = ({ dueAt }: Pick<RadiologyOrderRow, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) < now;

const rank = (row: RadiologyOrderRow, now: number): number => {
  if (criticalSinceOf(row) !== null) return 0;
  if (row.priority === 'cito') return isLate(row, now) ? 1 : 2;
  return isLate(row, now) ? 3 : 4;
};

/** Critical findings that nobody was told of come first, then urgent orders, then late ones; each by when it is due. */
export const boardOrder = <Row extends RadiologyOrderRow>(rows: readonly Row[], now: number): Row[] =>
  rows.toSorted(
    (one, other) =>
      rank(one, now) - rank(other, now) ||
      (one.dueAt ?? one.scheduledAt).localeCompare(other.dueAt ?? other.scheduledAt) ||
      one.id - other.id,
  );

export const isWanted = (
  row: RadiologyOrderRow,
  { show, search, now }: { show: BoardFilter; search: string; now: number },
): boolean => {
  if (show === 'cito' && row.priority !== 'cito') return false;
  if (show === 'late' && !isLate(row, now)) return false;
  if (show === 'critical' && criticalSinceOf(row) === null) return false;
  const said = row.lines.flatMap(({ examination, modality, accessionNumber }) => [
    ...[examination, modality, accessionNumber],
  ]);
  return mentions(search, row.patientName, row.recordNumber, row.requester, row.unitName, ...said);
};
