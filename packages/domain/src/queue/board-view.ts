import { QueueBoardRow } from '@alur/contracts/queue/rows';
import { queueBoard, queueUnfinished } from '@alur/contracts/queue/topics';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { displayNumber } from '@alur/contracts/queue/display-number';
import { endOfDay } from './end-of-day.js';

const encounterId = (event: { data: { encounterId: number } }) => event.data.encounterId;

/** The row with one prescription more or fewer, if the order was a prescription. */
const prescribed = (row: QueueBoardRow, module: string, more: 1 | -1): QueueBoardRow =>
  module === 'prescription' ? { ...row, prescriptionCount: row.prescriptionCount + more } : row;

/** Waiting again, neither called nor inside. */
const backInLine = { status: 'waiting' as const, calls: 0, calledAt: null, servedAt: null };

const over: readonly QueueBoardRow['status'][] = ['done', 'absent', 'cancelled'];

/** Every number of every day, for the front office's board and the clinic's. */
export const queueBoardView = view({
  name: 'queue_board',
  version: 4,
  row: QueueBoardRow,
  indexes: [['date', 'scheduleId', 'status', 'payer'], ['unfinished'], ['patientId'], ['personId'], ['dueAt']],
  topics: [
    { topic: queueBoard, by: { scheduleId: 'scheduleId', date: 'date' } },
    { topic: queueUnfinished, by: { unfinished: 'unfinished' } },
  ],
  /** A present patient stays on the board until her visit is over. */
  derive: ({ attendance, status }) => ({
    unfinished: attendance === 'come' && !over.includes(status) ? ('yes' as const) : null,
  }),
  on: {
    NumberTaken: {
      key: encounterId,
      begins: 'encounter',
      first: ({ data, meta }) => {
        const { prefix, ...shown } = data;
        return {
          ...shown,
          id: data.encounterId,
          personId: data.patientId,
          display: displayNumber(prefix, data.number),
          ...backInLine,
          attendance: null,
          attendedAt: null,
          pcareNumber: null,
          vitalsTaken: false,
          prescriptionCount: 0,
          transactionId: 0,
          bookedAt: meta.at,
          finishedAt: null,
          dueAt: endOfDay(data.date, meta.offset),
          unfinished: null,
        };
      },
    },
    NumberMovedHere: {
      key: encounterId,
      next: (row, { data, meta }) => {
        const { prefix, ...shown } = data;
        return {
          ...row,
          ...shown,
          ...backInLine,
          display: displayNumber(prefix, data.number),
          attendedAt: data.attendance === 'come' ? row.attendedAt : null,
          dueAt: data.attendance === 'come' ? null : endOfDay(data.date, meta.offset),
        };
      },
    },
    NumberCalled: {
      key: encounterId,
      next: (row, { data, meta }) => ({ ...row, status: 'called' as const, calls: data.calls, calledAt: meta.at }),
    },
    NumberSkipped: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, status: 'skipped' as const, calls: 0, rank: data.rank }),
    },
    AttendanceConfirmed: {
      key: encounterId,
      next: (row, { data, meta }) => ({
        ...row,
        attendance: 'come' as const,
        attendedAt: meta.at,
        rank: data.rank,
        dueAt: null,
      }),
    },
    AbsenceRecorded: {
      key: encounterId,
      next: row => ({ ...row, status: 'absent' as const, attendance: 'not_come' as const, dueAt: null }),
    },
    AbsenceReversed: {
      key: encounterId,
      next: (row, { meta }) => ({
        ...row,
        ...backInLine,
        attendance: null,
        attendedAt: null,
        dueAt: endOfDay(row.date, meta.offset),
      }),
    },
    PriorityGiven: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, priority: data.reason, rank: data.rank }),
    },
    NumberCancelled: { key: encounterId, next: row => ({ ...row, status: 'cancelled' as const, dueAt: null }) },
    NumberServed: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'serving' as const, servedAt: meta.at, dueAt: null }),
    },
    NumberReturned: {
      key: encounterId,
      next: row => ({ ...row, ...backInLine, dueAt: null }),
    },
    /** Appended together with `NumberTaken`, which makes the row. */
    EncounterOpened: { key: encounterId, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    EncounterBillAssigned: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, transactionId: data.transactionId }),
    },
    EncounterPayerChanged: {
      key: encounterId,
      next: (row, { data }) => ({ ...row, payer: data.payer, insurer: data.insurer }),
    },
    PcareFilled: { key: encounterId, next: (row, { data }) => ({ ...row, pcareNumber: data.number }) },
    ObservationsRecorded: {
      key: encounterId,
      next: (row, { data: { category = 'vital_signs' } }) =>
        row.vitalsTaken || category !== 'vital_signs' ? row : { ...row, vitalsTaken: true },
    },
    OrderOpened: { key: encounterId, next: (row, { data }) => prescribed(row, data.module, 1) },
    OrderEnded: {
      key: encounterId,
      next: (row, { data }) => (data.outcome === 'cancelled' ? prescribed(row, data.module, -1) : row),
    },
    EncounterFinished: {
      key: encounterId,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, finishedAt: meta.at }),
    },
    EncounterReopened: {
      key: encounterId,
      next: row => ({ ...row, status: 'serving' as const, finishedAt: null }),
    },
    ...agedPatientLabels<QueueBoardRow>(),
  },
});
