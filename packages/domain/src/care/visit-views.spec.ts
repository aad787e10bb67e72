import { moveSchedule } from '@alur/contracts/booking/commands';
import {
  finishConsultation,
  recordDiagnosis,
  recordVitals,
  reopenConsultation,
  signNote,
  startConsultation,
  undoStart,
} from '@alur/contracts/consultation/commands';
import type { ConsultationListRow, VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { correctPatient } from '@alur/contracts/patient/commands';
import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import {
  callNumber,
  cancelNumber,
  confirmAttendance,
  prioritise,
  recallNumber,
  recordAbsence,
  reverseAbsence,
  skipNumber,
} from '@alur/contracts/queue/commands';
import { QueueBoardRow, QueueDisplayRow } from '@alur/contracts/queue/rows';
import {
  ConsultationListRow as ConsultationListSchema,
  VisitRecordRow as VisitRecordSchema,
} from '@alur/contracts/consultation/rows';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { bookingModule } from '../booking/module.js';
import { monthDiagnoses } from '../consultation/month-diagnoses.js';
import { consultationListView } from '../consultation/consultation-list-view.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { timelineOf } from '../patient/timeline-view.js';
import { absenceDue } from '../queue/absence-due.js';
import { queueBoardView } from '../queue/board-view.js';
import { clinicVisits } from '../queue/clinic-visits.js';
import { dayVisits } from '../queue/day-visits.js';
import { queueDisplayView } from '../queue/display-view.js';
import { queueModule } from '../queue/module.js';
import { dayTransactions } from '../transaction/dashboard-rollups.js';
import { patientModule } from '../patient/module.js';
import type { Story } from '../kernel/testing/specification.js';
import { openClinic, OTHER, patientOf, TOMORROW } from './testing/open-clinic.js';

const rowsOf = ({ clinic }: Story, id: number) => ({
  board: clinic.rows<QueueBoardRow>(queueBoardView).find(row => row.encounterId === id),
  display: clinic.rows<QueueDisplayRow>(queueDisplayView).find(row => row.encounterId === id),
  list: clinic.rows<ConsultationListRow>(consultationListView).find(row => row.encounterId === id),
  record: clinic.rows<VisitRecordRow>(visitRecordView).find(row => row.encounterId === id),
});

/** A visit from number to end, with what each step shows. */
const steps: [CommandSpec, object, object][] = [
  [
    confirmAttendance,
    {},
    {
      board: { attendance: 'come', status: 'waiting' },
      list: { listDate: '2026-11-23', status: 'queue' },
      display: { present: true },
    },
  ],
  [
    recordVitals,
    { systolic: 120, complaint: 'batuk' },
    {
      board: { vitalsTaken: true },
      list: { vitalsTaken: true },
      record: { vitals: [{ systolic: 120, diastolic: null, complaint: 'batuk', actorId: 7 }] },
    },
  ],
  [callNumber, {}, { board: { status: 'called', calls: 1 }, display: { status: 'called', roomName: 'Poli Umum' } }],
  [recallNumber, {}, { board: { calls: 2 }, display: { calls: 2 } }],
  [skipNumber, {}, { board: { status: 'skipped', calls: 0 }, display: { status: 'skipped' } }],
  [prioritise, { reason: 'hamil' }, { board: { priority: 'hamil', rank: 1 - 1_000_000 }, list: { priority: 'hamil' } }],
  [
    startConsultation,
    {},
    { board: { status: 'serving', dueAt: null }, list: { status: 'ongoing' }, record: { status: 'ongoing' } },
  ],
  [
    undoStart,
    {},
    {
      board: { status: 'waiting', servedAt: null },
      list: { status: 'queue', startedAt: null },
      display: { status: 'waiting' },
    },
  ],
  [startConsultation, {}, { display: { status: 'serving' } }],
  [
    signNote,
    { subjective: 'batuk' },
    { list: { noteSigned: true }, record: { notes: [{ version: 1, subjective: 'batuk', signedBy: 'Sari' }] } },
  ],
  [
    recordDiagnosis,
    { code: 'J06.9', kind: 'primary' },
    { list: { primaryDiagnosis: 'J06.9' }, record: { diagnoses: [{ code: 'J06.9', kind: 'primary' }] } },
  ],
  [
    recordDiagnosis,
    { code: 'I10', kind: 'primary' },
    {
      list: { primaryDiagnosis: 'I10' },
      record: { diagnoses: [{ code: 'J06.9', kind: 'secondary' }, { code: 'I10' }] },
    },
  ],
  [
    finishConsultation,
    {},
    { board: { status: 'done' }, list: { status: 'done' }, record: { status: 'done' }, display: { status: 'done' } },
  ],
  [
    reopenConsultation,
    { reason: 'kurang' },
    { board: { status: 'serving', finishedAt: null }, list: { status: 'ongoing' }, record: { status: 'ongoing' } },
  ],
];

describe('a visit on the boards', () => {
  test('each step shows everywhere that it concerns, in rows of the declared shape', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    takes(1);
    expect(rowsOf(story, 1)).toMatchObject({
      board: {
        display: 'A-001',
        status: 'waiting',
        attendance: null,
        patientName: 'Budi Santoso',
        age: 'P34Y',
        dueAt: '2026-11-23T17:00:00.000Z',
      },
      display: { maskedName: 'B*** S.', present: false },
      list: { listDate: null },
      record: { status: 'queue', vitals: [] },
    });
    for (const [command, body, shown] of steps) {
      story.when(command, { id: 1, ...body });
      const { name } = command;
      const rows = rowsOf(story, 1);
      expect({ name, ...rows }).toMatchObject({ name, ...shown });
      z.parse(z.strictObject(QueueBoardRow.shape), rows.board);
      z.parse(z.strictObject(QueueDisplayRow.shape), rows.display);
      z.parse(z.strictObject(ConsultationListSchema.shape), rows.list);
      z.parse(z.strictObject(VisitRecordSchema.shape), rows.record);
    }
  });

  test('moved, it leaves the old queue for the new one', () => {
    const { story, opens, present } = openClinic();
    opens(OTHER, { prefix: 'B' });
    present(1)
      .when(recordVitals, { id: 1, pulse: 80 })
      .when(moveSchedule, { id: 1, scheduleId: OTHER, date: TOMORROW });
    expect(rowsOf(story, 1)).toMatchObject({
      board: { scheduleId: OTHER, date: TOMORROW, display: 'B-001', attendance: null, vitalsTaken: true },
      display: { scheduleId: OTHER, present: false },
      list: { listDate: null, display: 'B-001' },
      record: { date: TOMORROW, scheduleId: OTHER },
    });
    z.parse(z.strictObject(QueueBoardRow.shape), rowsOf(story, 1).board);
  });

  test('absent, reversed and cancelled', () => {
    const { story, present } = openClinic();
    present(1).when(recordAbsence, { id: 1 });
    expect(rowsOf(story, 1)).toMatchObject({ board: { status: 'absent', dueAt: null }, list: { listDate: null } });
    story.when(reverseAbsence, { id: 1 }, { ids: { transaction: 950 } });
    expect(rowsOf(story, 1)).toMatchObject({
      board: { status: 'waiting', attendance: null, transactionId: 950 },
      record: { transactionId: 950 },
    });
    story.when(cancelNumber, { id: 1, reason: 'pulang' });
    expect(rowsOf(story, 1)).toMatchObject({ board: { status: 'cancelled' }, record: { status: 'cancelled' } });
  });

  test('a number still waiting is due for absence when its day is over', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    takes(1);
    expect(rowsOf(story, 1).board).toMatchObject({ dueAt: '2026-11-23T17:00:00.000Z', unfinished: null });
    expect(absenceDue.react(rowsOf(story, 1).board ?? {})).toMatchObject([{ target: 1, body: {} }]);
  });

  test('who is present is due for nothing, and stays on the boards after her day until she is done with', () => {
    const { story, present } = openClinic();
    present(1);
    const shown = (board: object, list: object) =>
      expect(rowsOf(story, 1)).toMatchObject({ board: { dueAt: null, ...board }, list });
    shown({ unfinished: 'yes' }, { unfinished: null });
    story.when(callNumber, { id: 1 }, { today: TOMORROW });
    shown({ unfinished: 'yes', status: 'called' }, { unfinished: null });
    story.when(startConsultation, { id: 1 });
    shown({ unfinished: 'yes', status: 'serving' }, { unfinished: 'yes', date: '2026-11-23' });
    story.when(undoStart, { id: 1 });
    shown({ unfinished: 'yes', status: 'waiting' }, { unfinished: null });
    story
      .when(startConsultation, { id: 1 })
      .when(signNote, { id: 1, subjective: 'batuk' })
      .when(recordDiagnosis, { id: 1, code: 'J06.9', kind: 'primary' })
      .when(finishConsultation, { id: 1 });
    shown({ unfinished: null, status: 'done' }, { unfinished: null });
  });

  test('the dashboard’s cards count each visit once, where it stands', () => {
    const { story, present } = openClinic();
    for (const n of [1, 2, 3]) present(n);
    story
      .when(callNumber, { id: 1 })
      .when(startConsultation, { id: 2 })
      .when(cancelNumber, { id: 3, reason: 'pulang' });
    story.thenSums(dayVisits, [
      { date: '2026-11-23', bookings: 3, waiting: 1, ongoing: 1, done: 0, absent: 0, cancelled: 1 },
    ]);
    const clinic = { scheduleId: 3, scheduleName: 'Poli Umum Pagi', date: '2026-11-23' };
    story.thenSums(clinicVisits, [{ ...clinic, waiting: 1, ongoing: 1, done: 0, absent: 0, cancelled: 1 }]);
    story.thenSums(dayTransactions, [
      { date: '2026-11-23', WAITING: 2, ONGOING: 0, PAID: 0, DRAFT: 0, CANCELLED: 1, VOID: 0, remaining: 30_000 },
    ]);
  });

  test('the dashboard’s diagnoses count a visit once a code, and none that was cancelled', () => {
    const { story, present } = openClinic();
    for (const n of [1, 2]) {
      present(n);
      story.when(startConsultation, { id: n });
    }
    story
      .when(recordDiagnosis, { id: 1, code: 'J06.9', kind: 'primary' })
      .when(recordDiagnosis, { id: 2, code: 'I10', kind: 'primary' })
      .when(recordDiagnosis, { id: 2, code: 'J06.9', kind: 'secondary' });
    story.thenSums(monthDiagnoses, [
      { month: '2026-11', code: 'J06.9', visits: 2, primary: 1, female: 0, male: 2 },
      { month: '2026-11', code: 'I10', visits: 1, primary: 1, female: 0, male: 1 },
    ]);
  });
});

describe('a correction and an erasure', () => {
  const examined = () => {
    const { story, present } = openClinic();
    present(1)
      .when(recordVitals, { id: 1, systolic: 120, complaint: 'batuk' })
      .when(startConsultation, { id: 1 })
      .when(signNote, { id: 1, subjective: 'batuk' })
      .when(recordDiagnosis, { id: 1, code: 'J06.9', kind: 'primary' });
    return story;
  };

  test('a corrected name and birth date reach every board', () => {
    const story = examined();
    const identity = { name: 'Budi Hartono', gender: 'male', birthDate: '2000-03-15' };
    story.when(correctPatient, { id: patientOf(1), ...identity });
    const named = { patientName: 'Budi Hartono', age: 'P26Y' };
    expect(rowsOf(story, 1)).toMatchObject({
      board: named,
      list: named,
      record: named,
      display: { maskedName: 'B*** H.' },
    });
  });

  test('an erased person is in no row', () => {
    const patientId = patientOf(1);
    const story = examined();
    story.given({ [`patient-${patientId}`]: [{ type: 'PatientErased', data: { patientId } }] });
    expect(JSON.stringify(rowsOf(story, 1))).not.toMatch(/budi|santoso|batuk|ISPA|000001|P34Y/i);
  });
});

describe('the timeline', () => {
  test('has a row for every event that names the patient, and nothing sealed in it', () => {
    const { story, present } = openClinic();
    present(1).when(callNumber, { id: 1 });
    const timeline = timelineOf([patientModule, queueModule, bookingModule]);
    story.thenRows(timeline, [
      { type: 'PatientRegistered' },
      { type: 'NumberTaken' },
      { type: 'BookingMade' },
      { type: 'PatientEncounterAdded' },
      { type: 'FirstVisitRecorded' },
      { type: 'AttendanceConfirmed' },
      { type: 'NumberCalled', module: 'queue', actorId: 7 },
    ]);
    const rows = story.clinic.rows<PatientTimelineRow>(timeline);
    expect(rows.at(-1)).toMatchObject({ facts: { display: 'A-001', calls: 1 } });
    expect(JSON.stringify(rows)).not.toMatch(/Budi|1992|000001|#/);
  });
});
