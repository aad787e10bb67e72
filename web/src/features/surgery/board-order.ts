import type { UnitSource } from '@alur/contracts/encounter/enums';
import type { SurgeryPriority } from '@alur/contracts/surgery/enums';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { mentions } from '@/ui/mentions';

/** The board's tabs: what waits or is planned, what is under way, or both together. */
export type Stage = 'request' | 'ongoing' | 'all';

const urgency: Record<SurgeryPriority, number> = { emergency: 0, urgent: 1, elective: 2 };
/** The moment that counts: of its slot, else the day for which it is wished, else of its request. */
const dueAt = ({ scheduledAt, wantedOn, requestedAt }: SurgeryRow): string => scheduledAt ?? wantedOn ?? requestedAt;

/** The more urgent first, then by the time at which they are due. */
export const boardOrder = <Row extends SurgeryRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      urgency[one.priority] - urgency[other.priority] || dueAt(one).localeCompare(dueAt(other)) || one.id - other.id,
  );

export const isOn = ({ status }: SurgeryRow, stage: Stage): boolean =>
  stage === 'all' || (status === 'process') === (stage === 'ongoing');

/** The day on which it is to be: of its slot, or for which it is wished. */
const isOfDay = ({ firstDay, secondDay, wantedOn }: SurgeryRow, day: string): boolean =>
  firstDay === null ? wantedOn === day : firstDay === day || secondDay === day;

export interface BoardFilter {
  search: string;
  status: string;
  doctor: number | undefined;
  day: string | undefined;
  source: UnitSource | undefined;
}

/** Whether a row is asked for. What an earlier day left unfinished is shown on every day. */
export const isWanted = (
  row: SurgeryRow,
  { search, status, doctor, day, source }: BoardFilter,
  today: string,
): boolean => {
  const isLeft = row.firstDay !== null && row.firstDay < today;
  return (
    (status === 'ALL' || row.status === status) &&
    (doctor === undefined || row.doctorId === doctor) &&
    (source === undefined || row.unitSource === source) &&
    (day === undefined || isLeft || isOfDay(row, day)) &&
    mentions(search, row.patientName, row.recordNumber, row.name, row.doctorName ?? '', row.theatreName ?? '')
  );
};

/** The operators of these rows by name, each once. */
export const doctorsOf = (rows: readonly SurgeryRow[]): { id: number; name: string }[] =>
  [
    ...new Map(
      rows.flatMap(({ doctorId, doctorName }) =>
        doctorId === null || doctorName === null ? [] : [[doctorId, doctorName] as const],
      ),
    ),
  ]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
