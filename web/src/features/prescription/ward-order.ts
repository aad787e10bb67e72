import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { localDate } from '@/ui/format';
import { mentions } from '@/ui/mentions';

/** Whether the ward has received some of it today, which is enough for a medicine by dose and day until tomorrow. */
export const isSentToday = ({ supply, handedOverAt }: PrescriptionRow, today: string): boolean =>
  supply === 'unit_dose' && handedOverAt !== null && localDate(handedOverAt) === today;

/** Whether the pharmacy must do something for it now. */
export const isWaiting = (row: PrescriptionRow, today: string): boolean =>
  row.status === 'queue' || (row.status === 'approve' && !isSentToday(row, today));

const rankOf = (row: PrescriptionRow, today: string): number => {
  if (row.status === 'queue') return 0;
  if (isWaiting(row, today)) return 1;
  return row.status === 'returned' ? 2 : 3;
};

/** Reviews first, then what was not sent today, then what waits for its doctor or for tomorrow; the oldest first. */
export const wardOrder = <Row extends PrescriptionRow>(rows: readonly Row[], today: string): Row[] =>
  rows.toSorted((a, b) => rankOf(a, today) - rankOf(b, today) || a.writtenAt.localeCompare(b.writtenAt) || a.id - b.id);

export const matchesInWard = (row: PrescriptionRow, query: string): boolean =>
  mentions(query, row.patientName, row.recordNumber, row.roomName, row.doctorName);
