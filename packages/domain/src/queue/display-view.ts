import { QueueDisplayRow } from '@alur/contracts/queue/rows';
import { queueDisplay } from '@alur/contracts/queue/topics';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { maskName } from '../kernel/mask-name.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;
const backInLine = { status: 'waiting' as const, calls: 0, calledAt: null };

/** The number in the line where it stands, and where it is called to. */
const numbered = (
  data: Pick<
    QueueDisplayRow,
    'scheduleId' | 'scheduleName' | 'date' | 'prefix' | 'number' | 'rank' | 'roomName' | 'doctorName'
  >,
) => {
  const { scheduleId, scheduleName, date, prefix, number, rank, roomName, doctorName } = data;
  const display = displayNumber(prefix, number);
  return { scheduleId, scheduleName, date, display, prefix, number, rank, roomName, doctorName };
};

/** The waiting room's display has a table of its own, so that no readable name can ever reach it. */
export const queueDisplayView = view({
  name: 'queue_display',
  version: 1,
  row: QueueDisplayRow,
  indexes: [['date', 'scheduleId'], ['patientId'], ['personId']],
  topics: [{ topic: queueDisplay, by: { scheduleId: 'scheduleId', date: 'date' } }],
  on: {
    NumberTaken: {
      key: encounterId,
      begins: 'encounter',
      first: ({ data }) => ({
        id: data.encounterId,
        encounterId: data.encounterId,
        patientId: data.patientId,
        personId: data.patientId,
        ...numbered(data),
        ...backInLine,
        present: false,
        maskedName: maskName(data.patientName),
      }),
    },
    NumberMovedHere: {
      key: encounterId,
      next: (row, { data }) => ({
        ...row,
        ...backInLine,
        ...numbered(data),
        present: data.attendance === 'come',
      }),
    },
    NumberCalled: {
      key: encounterId,
      next: (row, { data, meta }) => ({
        ...row,
        status: 'called' as const,
        calls: data.calls,
        calledAt: meta.at,
        roomName: data.roomName,
      }),
    },
    NumberSkipped: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, status: 'skipped' as const, calls: 0, rank: data.rank }),
    },
    AttendanceConfirmed: { key: encounterId, next: (row, { data }) => ({ ...row, present: true, rank: data.rank }) },
    AbsenceRecorded: { key: encounterId, next: row => ({ ...row, status: 'absent' as const, present: false }) },
    AbsenceReversed: { key: encounterId, next: row => ({ ...row, ...backInLine, present: false }) },
    PriorityGiven: { key: encounterId, next: (row, { data }) => ({ ...row, rank: data.rank }) },
    NumberCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const }) },
    NumberServed: { key: encounterId, next: row => ({ ...row, status: 'serving' as const }) },
    NumberReturned: { key: encounterId, next: row => ({ ...row, ...backInLine }) },
    EncounterFinished: { key: encounterId, next: row => ({ ...row, status: 'done' as const }) },
    EncounterReopened: { key: encounterId, next: row => ({ ...row, status: 'serving' as const }) },
    ...labelledBy<QueueDisplayRow>(
      (row, { name }) => ({ ...row, maskedName: maskName(name) }),
      row => ({ ...row, maskedName: maskName(ERASED) }),
    ),
  },
});
