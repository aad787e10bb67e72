import type { PrescriptionRow, PrescriptionStatus } from '@alur/contracts/prescription/rows';
import { mentions } from '@/ui/mentions';

/** The statuses of the pharmacy's filter. `written` is missing, since the doctor can still change it. */
export const pharmacyStatuses = [
  'queue',
  'approve',
  'done',
  'returned',
  'cancelled',
] as const satisfies readonly PrescriptionStatus[];
export type PharmacyFilter = 'ALL' | (typeof pharmacyStatuses)[number];

/** The pharmacy's prescriptions: unfinished ones first, in the order of their arrival. */
export function pharmacyOrder<Row extends PrescriptionRow>(rows: readonly Row[]): Row[] {
  const rank = (row: PrescriptionRow) => pharmacyStatuses.indexOf(row.status as (typeof pharmacyStatuses)[number]);
  return rows
    .filter(row => row.status !== 'written')
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (a.submittedAt ?? a.writtenAt).localeCompare(b.submittedAt ?? b.writtenAt) || a.id - b.id,
    );
}

export function countByStatus(rows: readonly PrescriptionRow[]): Record<PharmacyFilter, number> {
  const counts: Record<PharmacyFilter, number> = {
    ALL: rows.length,
    queue: 0,
    approve: 0,
    done: 0,
    returned: 0,
    cancelled: 0,
  };
  for (const { status } of rows) if (status !== 'written' && status !== 'stopped') counts[status]++;
  return counts;
}

/** Whether the typed text occurs in the patient's name, a number or the doctor's name. */
export const matches = (row: PrescriptionRow, query: string): boolean =>
  mentions(query, row.patientName, row.recordNumber, row.queueNumber ?? '', row.doctorName);
