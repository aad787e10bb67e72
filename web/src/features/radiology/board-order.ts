import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { mentions } from '@/ui/mentions';

export type BoardFilter = 'all' | 'cito' | 'critical';

/** Since when the oldest critical finding of an order waits to be told. */
export const criticalSinceOf = ({ lines }: Pick<RadiologyOrderRow, 'lines'>): string | null =>
  lines
    .flatMap(({ criticalSince }) => criticalSince ?? [])
    .toSorted()
    .at(0) ?? null;

const rank = (row: RadiologyOrderRow): number => (criticalSinceOf(row) !== null ? 0 : row.priority === 'cito' ? 1 : 2);

/** Critical findings that nobody was told of come first, then urgent orders; each by when it is to be done. */
export const boardOrder = <Row extends RadiologyOrderRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) => rank(one) - rank(other) || one.scheduledAt.localeCompare(other.scheduledAt) || one.id - other.id,
  );

export const isWanted = (row: RadiologyOrderRow, { show, search }: { show: BoardFilter; search: string }): boolean => {
  if (show === 'cito' && row.priority !== 'cito') return false;
  if (show === 'critical' && criticalSinceOf(row) === null) return false;
  const said = row.lines.flatMap(({ examination, modality, accessionNumber }) => [
    ...[examination, modality, accessionNumber],
  ]);
  return mentions(search, row.patientName, row.recordNumber, row.requester, row.unitName, ...said);
};
