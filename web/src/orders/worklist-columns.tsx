import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { formatDate, formatTime } from '@/ui/format';
import { PatientOfDay, type PatientOfDayRow } from '@/ui/patient-of-day';
import { PatientSubject } from '@/ui/patient-subject';
import { SourceUnit } from './source-filter';
import { isLate, type WorklistRow } from './worklist-order';

export const patientOfDay = <Row extends PatientOfDayRow>(header: string): Column<Row> => ({
  ...{ id: 'patient', header, card: 'subject', className: GIVES_WAY },
  cell: row => <PatientOfDay of={row} />,
});

export const patient = <Row extends { patientName: string; recordNumber: string }>(header: string): Column<Row> => ({
  ...{ id: 'patient', header, card: 'subject', className: GIVES_WAY },
  cell: row => <PatientSubject of={row} />,
});

/** The unit and the person that the order comes from. */
export const orderedFrom = <Row extends Pick<WorklistRow, 'unitName' | 'unitSource' | 'requester'>>(
  header: string,
): Column<Row> => ({
  ...{ id: 'unit', header, className: NARROWER.first },
  cell: row => (
    <span className="block max-w-40 truncate wide:max-w-72">
      <SourceUnit of={row} /> · {row.requester}
    </span>
  ),
});

export const due = <Row extends Pick<WorklistRow, 'dueAt'>>(header: string, now: number): Column<Row> => ({
  ...{ id: 'due', header, align: 'right', width: 76 },
  cell: row =>
    row.dueAt === null ? (
      '–'
    ) : (
      <time dateTime={row.dueAt} className={isLate(row, now) ? 'font-medium text-danger-text' : undefined}>
        {formatTime(row.dueAt)}
      </time>
    ),
});

export const orderedAt = <Row extends { date: string; orderedAt: string }>(header: string): Column<Row> => ({
  ...{ id: 'date', header, className: 'whitespace-nowrap' },
  cell: row => `${formatDate(row.date)} ${formatTime(row.orderedAt)}`,
});
