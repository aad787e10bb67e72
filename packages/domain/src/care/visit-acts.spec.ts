import { moveSchedule } from '@alur/contracts/booking/commands';
import {
  finishConsultation,
  recordDiagnosis,
  signNote,
  startConsultation,
} from '@alur/contracts/consultation/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import {
  callNext,
  callNumber,
  cancelNumber,
  confirmAttendance,
  recallNumber,
  recordAbsence,
  skipNumber,
} from '@alur/contracts/queue/commands';
import { changeSchedule, closeSchedule } from '@alur/contracts/schedule/commands';
import { describe, expect, test } from 'vitest';
import { booking } from '../booking/booking.js';
import { encounter } from '../encounter/encounter.js';
import { opened } from '../encounter/testing/sample-events.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Outcome, Story } from '../kernel/testing/specification.js';
import { activePatient, isNewPatient, patient } from '../patient/patient.js';
import { counter } from '../queue/counter.js';
import { called, cancelled, movedHere, taken } from '../queue/testing/sample-events.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, OTHER, ROOM, SCHEDULE, scheduleForm, TODAY, TOMORROW } from './testing/open-clinic.js';
import { billCancelled, billOpened, ofVisit, visitOf } from './testing/visit-events.js';

const QUEUE = `queue-${SCHEDULE}_${TODAY}`;
const OTHER_QUEUE = `queue-${OTHER}_${TODAY}`;
const COUNTER = `${ROOM}_${TODAY}`;
const occupied = (encounterId: number, display: string): DomainEvent => ({
  type: 'CounterOccupied',
  data: { roomId: ROOM, encounterId, display },
});
const ofPatient = (type: string, encounterId: number): DomainEvent => ({ type, data: { patientId: 101, encounterId } });
const isNew = (story: Story): boolean => isNewPatient(activePatient(story.state(patient, 101)));
/** What has begun is written down, and ends. */
const consulted = (story: Story, id: number): Outcome =>
  story
    .when(signNote, { id, subjective: 'batuk' })
    .when(recordDiagnosis, { id, code: 'J06.9', kind: 'primary' })
    .when(finishConsultation, { id });

describe('taking a number (DOMAIN 1.1, step 1)', () => {
  test('opens booking, number and a bill with the fees of a new patient', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    const outcome = takes(1);
    const place = { scheduleId: SCHEDULE, scheduleName: 'Poli Umum Pagi', date: TODAY, display: 'A-001', number: 1 };
    const terms = { price: 50_000, sharePercent: 40, source: 'web', visitStatus: 'sick' };
    outcome.then({
      [QUEUE]: [taken(1)],
      'encounter-1': [opened],
      'booking-1': [{ type: 'BookingMade', data: { ...visitOf(1), ...place, ...terms } }],
      'transaction-901': billOpened(1),
      'patient-101': [ofPatient('PatientEncounterAdded', 1), ofPatient('FirstVisitRecorded', 1)],
    });
    outcome.thenState(booking, 1, { display: 'A-001', price: 50_000 });
    outcome.thenState(encounter, 1, {
      status: 'planned',
      doctor: { staffId: 20, name: 'dr. Ratna', profession: 'doctor' },
      episodeId: 1,
    });
    expect(isNew(story)).toBe(false);
  });

  test('a returning patient pays the recurring fee alone', () => {
    const { registers, takes } = openClinic();
    registers(1);
    takes(1);
    takes(2, { patientId: 101, date: TOMORROW }).thenState(transaction, 902, { status: 'open', subtotal: 2_000 });
  });

  test.each([
    ['an unknown patient', { patientId: 9 }, 'patient.not-found'],
    ['an unknown schedule', { scheduleId: 9 }, 'schedule.not-found'],
    ['BPJS where it is not served', { payer: 'bpjs' }, 'queue.bpjs-inactive'],
    ['an insurance without a name', { payer: 'insurance' }, 'booking.insurer-missing'],
    ['another weekday', { date: '2026-11-25' }, 'queue.not-that-weekday'],
    ['yesterday', { date: '2026-11-17' }, 'queue.date-past'],
  ])('not for %s', (_what, body, code) => {
    const { registers, takes } = openClinic();
    registers(1);
    takes(1, body).thenRejects(code);
  });

  test('not while an earlier visit there is under way, by a number or by a move; once it is finished', () => {
    const { story, opens, present, takes } = openClinic();
    const move = { id: 2, scheduleId: SCHEDULE, date: TODAY };
    opens(OTHER, { prefix: 'B' });
    present(1).when(startConsultation, { id: 1 });
    takes(2, { patientId: 101 }).thenRejects('queue.already-booked');
    takes(2, { patientId: 101, scheduleId: OTHER }).when(moveSchedule, move).thenRejects('queue.already-booked');
    const her = { encounterId: 2, patientId: 101 };
    const place = { scheduleId: SCHEDULE, scheduleName: 'Poli Umum Pagi', date: TODAY, display: 'A-002', number: 2 };
    consulted(story, 1)
      .when(moveSchedule, move)
      .then({
        [OTHER_QUEUE]: [{ type: 'NumberMovedAway', data: { ...her, toScheduleId: SCHEDULE, toDate: TODAY } }],
        [QUEUE]: [movedHere(2, her)],
        'booking-2': [
          { type: 'ScheduleMoved', data: { ...her, ...place, unitId: ROOM, price: 50_000, sharePercent: 40 } },
        ],
      });
  });

  test('not in a schedule that was closed', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    story.when(closeSchedule, { id: SCHEDULE, reason: 'libur' });
    takes(1).thenRejects('schedule.closed');
  });
});

describe('one counter calls one number at a time', () => {
  test('whatever schedules it serves', () => {
    const { story, opens, present } = openClinic();
    opens(OTHER, { prefix: 'B' });
    present(1).when(callNumber, { id: 1 });
    present(2, { scheduleId: OTHER }).when(callNumber, { id: 2 }).thenRejects('queue.counter-busy');
    story
      .when(skipNumber, { id: 1 })
      .when(callNumber, { id: 2 })
      .then({ [OTHER_QUEUE]: [called(2, 1, 'B-001')], [`counter-${COUNTER}`]: [occupied(2, 'B-001')] });
  });

  const freeing: [CommandSpec, object][] = [
    [startConsultation, {}],
    [skipNumber, {}],
    [recordAbsence, {}],
    [cancelNumber, { reason: 'pulang' }],
    [moveSchedule, { scheduleId: SCHEDULE, date: TOMORROW }],
  ];
  test.each(freeing.map(([command, body]) => [command.name, command, body] as const))(
    '%s frees it',
    (_name, command, body) => {
      const { story, present } = openClinic();
      const calling = present(1).when(callNumber, { id: 1 });
      calling.thenState(counter, COUNTER, { status: 'occupied', encounterId: 1 });
      calling.when(command, { id: 1, ...body });
      expect(story.state(counter, COUNTER)).toEqual({ status: 'free' });
    },
  );

  test('next today is called, and nobody twice', () => {
    const { story, present } = openClinic();
    present(1);
    present(2);
    story.when(callNext, { id: SCHEDULE }).when(callNext, { id: SCHEDULE }).thenRejects('queue.counter-busy');
    story
      .when(recallNumber, { id: 1 })
      .when(startConsultation, { id: 1 })
      .when(callNext, { id: SCHEDULE })
      .then({ [QUEUE]: [called(2)], [`counter-${COUNTER}`]: [occupied(2, 'A-002')] });
    story
      .when(startConsultation, { id: 2 })
      .when(callNext, { id: SCHEDULE }, { today: TOMORROW })
      .thenRejects('queue.nobody-waiting');
  });
});

test('a day that is over has nobody to call, though the call is said once more after midnight', () => {
  const { present } = openClinic();
  present(1).when(callNext, { id: SCHEDULE, date: TODAY }, { today: TOMORROW }).thenRejects('queue.nobody-waiting');
});

describe('cancelling and moving', () => {
  test('number, booking and bill end together', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    const ended = takes(1).when(cancelNumber, { id: 1, reason: 'salah' });
    ended.then({
      [QUEUE]: [cancelled(1)],
      'encounter-1': [ofVisit(1, 'EncounterCancelled', { cause: 'withdrawn', reason: 'salah' })],
      'transaction-901': [billCancelled(1, 'salah')],
      'patient-101': [ofPatient('FirstVisitReversed', 1)],
    });
    ended.thenState(encounter, 1, { status: 'cancelled', cause: 'withdrawn' });
    story.when(confirmAttendance, { id: 1 }).thenRejects('queue.cancelled');
    takes(2, { patientId: 101 }).thenState(encounter, 2, { status: 'planned' });
  });

  test('a wrong schedule is changed without losing the bill', () => {
    const { story, opens, present } = openClinic();
    opens(OTHER, { prefix: 'B', price: 75_000 });
    const move = { id: 1, scheduleId: OTHER, date: TODAY };
    const moved = present(1).when(moveSchedule, move);
    moved.thenState(booking, 1, { display: 'B-001', price: 75_000 });
    moved.thenState(encounter, 1, { status: 'arrived', transactionId: 901 });
    moved
      .when(callNumber, { id: 1 })
      .when(startConsultation, { id: 1 })
      .thenState(encounter, 1, { status: 'in_progress' });
    story.when(moveSchedule, move).thenRejects('booking.not-in-queue');
  });

  test('not to the queue where it stands', () => {
    const { present } = openClinic();
    present(1).when(moveSchedule, { id: 1, scheduleId: SCHEDULE, date: TODAY }).thenRejects('queue.same-schedule');
  });
});

describe('schedules', () => {
  test('name a room that is in use', () => {
    const { story, opens } = openClinic();
    opens(OTHER, { roomId: 51 }).thenRejects('schedule.room-not-found');
    story.when(changeSchedule, { id: SCHEDULE, ...scheduleForm, price: 60_000 }).then({
      'schedule-3': [
        {
          type: 'ScheduleChanged',
          data: {
            ...{ ...scheduleForm, scheduleId: SCHEDULE },
            ...{ bpjsName: null, roomName: 'Poli Umum', visitStatus: 'sick' },
          },
        },
        {
          type: 'SchedulePriceSet',
          data: { scheduleId: SCHEDULE, field: 'price', price: 60_000, effectiveFrom: TODAY },
        },
      ],
    });
  });
});
