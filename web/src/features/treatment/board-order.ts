import type { TreatmentOrderRow, TreatmentStatus } from '@alur/contracts/treatment/rows';
import { mentions } from '@/ui/mentions';

/** The statuses in the order of the work. */
export const statuses = ['ordered', 'begun', 'done', 'not_done', 'cancelled'] as const satisfies TreatmentStatus[];

/** When it is to be done. */
export const dueAt = ({ wantedAt, orderedAt }: TreatmentOrderRow): string => wantedAt ?? orderedAt;

const rank = ({ status, priority }: TreatmentOrderRow): number =>
  (status === 'ordered' || status === 'begun' ? 0 : 2) + (priority === 'cito' ? 0 : 1);

/** Unfinished ones first, urgent before routine, then by the time for which they are wanted. */
export const boardOrder = <Row extends TreatmentOrderRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => rank(one) - rank(other) || dueAt(one).localeCompare(dueAt(other)) || one.id - other.id);

/** Whether the typed text occurs in the patient's name or number, the treatment, or the place. */
export const matches = (row: TreatmentOrderRow, query: string): boolean =>
  mentions(query, row.patientName, row.recordNumber, row.name, row.unitName, row.bedName ?? '');

/** The units of these rows by name, each once. */
export const unitsOf = (rows: readonly TreatmentOrderRow[]): { id: number; name: string }[] =>
  [...new Map(rows.map(({ unitId, unitName }) => [unitId, unitName]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
