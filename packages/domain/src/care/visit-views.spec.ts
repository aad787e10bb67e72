import type { ConsultationListRow, VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import { QueueBoardRow, QueueDisplayRow } from '@alur/contracts/queue/rows';
import {
  ConsultationListRow as ConsultationListSchema,
  VisitRecordRow as VisitRecordSchema,
} from '@alur/contracts/consultation/rows';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { bookingModule } from '../booking/module.js';
import { consultationListView } from '../consultation/consultation-list-view.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { correctPatient } from '@alur/contracts/patient/commands';
import { timelineOf } from '../patient/timeline-view.js';
import { absenceDue } from '../queue/absence-due.js';
import { queueBoardView } from '../queue/board-view.js';
import { dayVisits } from '../queue/day-visits.js';
import { queueDisplayView } from '../queue/display-view.js';
import { queueModule } from '../queue/module.js';
import { patientModule } from '../patient/module.js';
import { actOf } from './testing/acts.js';
import { openClinic } from './testing/open-clinic.js';

type Clinic = ReturnType<typeof openClinic>;
const rowsOf = ({ clinic }: Clinic, id: number) => ({
  board: clinic.rows<QueueBoardRow>(queueBoardView).find(row => row.encounterId === id),
  display: clinic.rows<QueueDisplayRow>(queueDisplayView).find(row => row.encounterId === id),
  list: clinic.rows<ConsultationListRow>(consultationListView).find(row => row.encounterId === id),
  record: clinic.rows<VisitRecordRow>(visitRecordView).find(row => row.encounterId === id),
});

/** A visit from number to end, with what each step shows. */
const steps: [string, object, object][] = [
  [
    'queue/confirm-attendance',
    {},
    {
      board: { attendance: 'come', status: 'waiting' },
      list: { listDate: '2026-11-23', status: 'queue' },
      display: { present: true },
    },
  ],
  [
    'consultation/record-vitals',
    { systolic: 120, complaint: 'batuk' },
    {
      board: { vitalsTaken: true },
      list: { vitalsTaken: true },
      record: { vitals: [{ systolic: 120, diastolic: null, complaint: 'batuk', actorId: 7 }] },
    },
  ],
  ['queue/call', {}, { board: { status: 'called', calls: 1 }, display: { status: 'called', roomName: 'Poli Umum' } }],
  ['queue/recall', {}, { board: { calls: 2 }, display: { calls: 2 } }],
  ['queue/skip', {}, { board: { status: 'skipped', calls: 0 }, display: { status: 'skipped' } }],
  [
    'queue/prioritise',
    { reason: 'hamil' },
    { board: { priority: 'hamil', rank: 1 - 1_000_000 }, list: { priority: 'hamil' } },
  ],
  [
    'consultation/start',
    {},
    { board: { status: 'serving', dueAt: null }, list: { status: 'ongoing' }, record: { status: 'ongoing' } },
  ],
  [
    'consultation/undo-start',
    {},
    {
      board: { status: 'waiting', servedAt: null },
      list: { status: 'queue', startedAt: null },
      display: { status: 'waiting' },
    },
  ],
  ['consultation/start', {}, { display: { status: 'serving' } }],
  [
    'consultation/sign-note',
    { subjective: 'batuk' },
    { list: { noteSigned: true }, record: { notes: [{ version: 1, subjective: 'batuk', signedBy: 'Sari' }] } },
  ],
  [
    'consultation/record-diagnosis',
    { code: 'J06.9', kind: 'primary' },
    { list: { primaryDiagnosis: 'J06.9' }, record: { diagnoses: [{ code: 'J06.9', kind: 'primary' }] } },
  ],
  [
    'consultation/record-diagnosis',
    { code: 'I10', kind: 'primary' },
    {
      list: { primaryDiagnosis: 'I10' },
      record: { diagnoses: [{ code: 'J06.9', kind: 'secondary' }, { code: 'I10' }] },
    },
  ],
  [
    'consultation/finish',
    {},
    { board: { status: 'done' }, list: { status: 'done' }, record: { status: 'done' }, display: { status: 'done' } },
  ],
  [
    'consultation/reopen',
    { reason: 'kurang' },
    { board: { status: 'serving', finishedAt: null }, list: { status: 'ongoing' }, record: { status: 'ongoing' } },
  ],
];

describe('a visit on the boards', () => {
  test('each step shows everywhere that it concerns, in rows of the declared shape', () => {
    const clinic = openClinic();
    const id = clinic.takeNumber(clinic.registerPatient());
    expect(rowsOf(clinic, id)).toMatchObject({
      board: {
        display: 'A-001',
        status: 'waiting',
        attendance: null,
        patientName: 'Budi Santoso',
        age: 'P36Y',
        dueAt: '2026-11-23T17:00:00.000Z',
      },
      display: { maskedName: 'B*** S.', present: false },
      list: { listDate: null },
      record: { status: 'queue', vitals: [] },
    });
    for (const [name, body, shown] of steps) {
      clinic.run(name, id, body);
      const rows = rowsOf(clinic, id);
      expect({ name, ...rows }).toMatchObject({ name, ...shown });
      z.parse(z.strictObject(QueueBoardRow.shape), rows.board);
      z.parse(z.strictObject(QueueDisplayRow.shape), rows.display);
      z.parse(z.strictObject(ConsultationListSchema.shape), rows.list);
      z.parse(z.strictObject(VisitRecordSchema.shape), rows.record);
    }
  });

  test('moved, it leaves the old queue for the new one', () => {
    const clinic = openClinic();
    const id = clinic.present();
    clinic.run('consultation/record-vitals', id, { pulse: 80 });
    const scheduleId = clinic.openSchedule({ prefix: 'B' });
    clinic.run('booking/move-schedule', id, { scheduleId, date: '2026-11-24' });
    expect(rowsOf(clinic, id)).toMatchObject({
      board: { scheduleId, date: '2026-11-24', display: 'B-001', attendance: null, vitalsTaken: true },
      display: { scheduleId, present: false },
      list: { listDate: null, display: 'B-001' },
      record: { date: '2026-11-24', scheduleId },
    });
    z.parse(z.strictObject(QueueBoardRow.shape), rowsOf(clinic, id).board);
  });

  test('absent, reversed and cancelled', () => {
    const clinic = openClinic();
    const id = clinic.present();
    clinic.run('queue/record-absence', id);
    expect(rowsOf(clinic, id)).toMatchObject({ board: { status: 'absent', dueAt: null }, list: { listDate: null } });
    clinic.run('queue/reverse-absence', id);
    const { board, record } = rowsOf(clinic, id);
    expect(board).toMatchObject({ status: 'waiting', attendance: null });
    expect(record?.transactionId).toBe(board?.transactionId);
    clinic.run('queue/cancel', id, { reason: 'pulang' });
    expect(rowsOf(clinic, id)).toMatchObject({ board: { status: 'cancelled' }, record: { status: 'cancelled' } });
  });

  test('a number still waiting is due for absence when its day is over', () => {
    const clinic = openClinic();
    const id = clinic.present();
    expect(absenceDue.react(rowsOf(clinic, id).board ?? {})).toMatchObject([{ target: id, body: {} }]);
  });

  test('the dashboard’s cards count each visit once, where it stands', () => {
    const clinic = openClinic();
    const [first, second, third] = [clinic.present(), clinic.present(), clinic.present()];
    clinic.run('queue/call', first as number);
    clinic.run('consultation/start', second as number);
    clinic.run('queue/cancel', third as number, { reason: 'pulang' });
    expect(clinic.clinic.sums(dayVisits)).toEqual([
      { date: '2026-11-23', bookings: 3, waiting: 1, ongoing: 1, done: 0, absent: 0, cancelled: 1 },
    ]);
  });
});

describe('a correction and an erasure', () => {
  const examined = () => {
    const clinic = openClinic();
    const patientId = clinic.registerPatient();
    const id = clinic.takeNumber(patientId);
    for (const [name, body] of steps.slice(0, 2)) clinic.run(name, id, body);
    for (const [name, body] of steps.slice(8, 11)) clinic.run(name, id, body);
    return { ...clinic, patientId, id };
  };

  test('a corrected name and birth date reach every board', () => {
    const clinic = examined();
    const correct = actOf(correctPatient.name);
    const identity = { name: 'Budi Hartono', gender: 'male', birthDate: '2000-03-15' };
    clinic.clinic.run(correct, identity, { id: clinic.patientId });
    const named = { patientName: 'Budi Hartono', age: 'P26Y' };
    expect(rowsOf(clinic, clinic.id)).toMatchObject({
      board: named,
      list: named,
      record: named,
      display: { maskedName: 'B*** H.' },
    });
  });

  test('an erased person is in no row', () => {
    const clinic = examined();
    clinic.clinic.given(`patient-${clinic.patientId}`, {
      type: 'PatientErased',
      data: { patientId: clinic.patientId },
    });
    expect(JSON.stringify(rowsOf(clinic, clinic.id))).not.toMatch(/budi|santoso|batuk|ISPA|000001|P36Y/i);
  });
});

describe('the timeline', () => {
  test('has a row for every event that names the patient, and nothing sealed in it', () => {
    const clinic = openClinic();
    const id = clinic.present();
    clinic.run('queue/call', id);
    const timeline = timelineOf([patientModule, queueModule, bookingModule]);
    const rows = clinic.clinic.rows<PatientTimelineRow>(timeline);
    expect(rows.map(row => row.type)).toEqual([
      'PatientRegistered',
      'NumberTaken',
      'BookingMade',
      'PatientEncounterAdded',
      'FirstVisitRecorded',
      'AttendanceConfirmed',
      'NumberCalled',
    ]);
    expect(rows.at(-1)).toMatchObject({ module: 'queue', actorId: 7, facts: { display: 'A-001', calls: 1 } });
    expect(JSON.stringify(rows)).not.toMatch(/Budi|1990|000001|#/);
  });
});
