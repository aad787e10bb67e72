import {
  finishConsultation,
  recordDiagnosis,
  signNote,
  startConsultation,
} from '@alur/contracts/consultation/commands';
import { callNumber, confirmAttendance, recordAbsence, reverseAbsence } from '@alur/contracts/queue/commands';
import { changeSchedule } from '@alur/contracts/schedule/commands';
import { describe, expect, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Outcome, Story } from '../kernel/testing/specification.js';
import { activePatient, isNewPatient, patient } from '../patient/patient.js';
import { who } from '../queue/testing/sample-events.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, SCHEDULE, scheduleForm, TODAY, TOMORROW } from './testing/open-clinic.js';
import { billCancelled, billOpened, ofReturning, ofVisit } from './testing/visit-events.js';

const QUEUE = `queue-${SCHEDULE}_${TODAY}`;
const ofPatient = (type: string, encounterId: number): DomainEvent => ({ type, data: { patientId: 101, encounterId } });
const isNew = (story: Story): boolean => isNewPatient(activePatient(story.state(patient, 101)));
/** What has begun is written down, and ends. */
const consulted = (story: Story, id: number): Outcome =>
  story
    .when(signNote, { id, subjective: 'batuk' })
    .when(recordDiagnosis, { id, code: 'J06.9', kind: 'primary' })
    .when(finishConsultation, { id });

describe('absence', () => {
  const NEW_BILL = 950;
  const back = { ids: { transaction: NEW_BILL } };

  test('cancels the bill and makes a new patient new again; reversed, there is a new bill with the same fees', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    takes(1).when(recordAbsence, { id: 1 }).thenState(transaction, 901, { status: 'cancelled' });
    expect(isNew(story)).toBe(true);
    const reversed = story.when(reverseAbsence, { id: 1 }, back);
    reversed.thenState(encounter, 1, { transactionId: NEW_BILL });
    reversed.thenState(transaction, NEW_BILL, {
      status: 'open',
      subtotal: 15_000,
      encounters: [{ encounterId: 1, concluded: false }],
    });
    story.when(confirmAttendance, { id: 1 }).thenRows(transactionListView, [
      { id: 901, status: 'CANCELLED' },
      { id: NEW_BILL, status: 'WAITING' },
    ]);
  });

  test('is not reversed while the patient has another number there, waiting or inside', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    takes(1).when(recordAbsence, { id: 1 });
    takes(2, { patientId: 101 }).when(reverseAbsence, { id: 1 }).thenRejects('queue.already-booked');
    story.when(confirmAttendance, { id: 2 }).when(startConsultation, { id: 2 });
    story.when(reverseAbsence, { id: 1 }).thenRejects('queue.already-booked');
    consulted(story, 2)
      .when(reverseAbsence, { id: 1 }, back)
      .then({
        [QUEUE]: [{ type: 'AbsenceReversed', data: { ...who(1), reason: null } }],
        'encounter-1': [
          ofVisit(1, 'EncounterReinstated', { reason: null }),
          ofVisit(1, 'EncounterBillAssigned', { transactionId: NEW_BILL }),
        ],
        [`transaction-${NEW_BILL}`]: billOpened(1, { bill: NEW_BILL, fees: ofReturning }),
      });
  });

  test('with the quota full since is reversed by whoever says that she is let in all the same', () => {
    const { story, registers, takes } = openClinic();
    story.when(changeSchedule, { id: SCHEDULE, ...scheduleForm, quota: 1 });
    registers(1);
    registers(2, { patientId: 102 });
    takes(1).when(recordAbsence, { id: 1 });
    takes(2, { patientId: 102 }).when(reverseAbsence, { id: 1 }, back).thenRejects('queue.quota-full', { quota: 1 });
    story
      .when(reverseAbsence, { id: 1, overQuota: true }, back)
      .thenState(encounter, 1, { status: 'planned', transactionId: NEW_BILL });
  });

  test('by the clock when the day is over, of whoever was never served', () => {
    const { registers, takes } = openClinic();
    registers(1);
    const recorded = takes(1).when(recordAbsence, { id: 1 }, { today: TOMORROW, role: 'system' });
    recorded.then({
      [QUEUE]: [{ type: 'AbsenceRecorded', data: { ...who(1), by: 'clock' } }],
      'encounter-1': [ofVisit(1, 'EncounterCancelled', { cause: 'no_show', reason: null })],
      'transaction-901': [billCancelled(1, 'absent')],
      'patient-101': [ofPatient('FirstVisitReversed', 1)],
    });
    recorded.when(reverseAbsence, { id: 1 }).thenRejects('queue.not-today');
  });

  test('not of who is present: after midnight she is called and examined as before', () => {
    const { present, story } = openClinic();
    present(1)
      .when(recordAbsence, { id: 1 }, { today: TOMORROW, role: 'system' })
      .thenRejects('queue.still-here', { number: 'A-001' });
    story
      .when(callNumber, { id: 1 })
      .when(startConsultation, { id: 1 })
      .thenState(encounter, 1, { status: 'in_progress' });
  });

  test('the clock leaves a bill that the cashier ended before', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    takes(1);
    story
      .given({ 'transaction-901': [billCancelled(1, 'salah')] })
      .when(recordAbsence, { id: 1 }, { today: TOMORROW, role: 'system' })
      .then({
        [QUEUE]: [{ type: 'AbsenceRecorded', data: { ...who(1), by: 'clock' } }],
        'encounter-1': [ofVisit(1, 'EncounterCancelled', { cause: 'no_show', reason: null })],
        'patient-101': [ofPatient('FirstVisitReversed', 1)],
      });
  });
});
