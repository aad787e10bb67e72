import { startConsultation } from '@alur/contracts/consultation/commands';
import {
  correctPatient,
  erasePatient,
  erasePatientEarly,
  mergePatient,
  recordAllergy,
  unmergePatient,
} from '@alur/contracts/patient/commands';
import { confirmAttendance, recordAbsence, reverseAbsence } from '@alur/contracts/queue/commands';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { encounter } from '../encounter/encounter.js';
import { ERASED, type DomainEvent } from '../kernel/event.js';
import { patientModule } from '../patient/module.js';
import { patientView } from '../patient/patient-view.js';
import { activePatient, isNewPatient, patient, patientDetail } from '../patient/patient.js';
import { timelineOf } from '../patient/timeline-view.js';
import { queueBoardView } from '../queue/board-view.js';
import { who } from '../queue/testing/sample-events.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { billOf, openClinic, patientOf, SCHEDULE, TODAY } from './testing/open-clinic.js';
import { billCancelled, billOpened, ofVisit, visitOf } from './testing/visit-events.js';

const KEPT = 101;
const OTHER = 102;
const reason = 'tercatat dua kali';
const merging = { id: KEPT, mergedId: OTHER, reason };

const ended = (n: number, patientId = patientOf(n)): DomainEvent => ({
  type: 'EncounterFinished',
  data: { ...visitOf(n, patientId), kind: 'outpatient', finish: 1 },
});

/** Two records, of the patients of visits 1 and 2. */
const records = (kept: object = {}) => {
  const clinic = openClinic();
  const { story, takes } = clinic;
  clinic.registers(1, kept);
  clinic.registers(2);
  const detail = (id: number) => patientDetail(story.state(patient, id));
  /** A visit that is over, its bill too. */
  const visited = (n: number, { patientId = patientOf(n), date = TODAY } = {}) => {
    takes(n, { patientId, date });
    story.given({
      [`encounter-${n}`]: [ended(n, patientId)],
      [`transaction-${billOf(n)}`]: [billCancelled(n, reason, patientId)],
    });
  };
  return { ...clinic, detail, visited };
};

describe('merging', () => {
  const labels = { name: 'Budi Santoso', recordNumber: '000001', gender: 'male', birthDate: '1992-03-15' };
  const merged: DomainEvent = { type: 'PatientsMerged', data: { patientId: KEPT, mergedId: OTHER, reason, ...labels } };

  test('the other record points to this one; both know', () => {
    const { story, detail } = records();
    const outcome = story.when(mergePatient, merging);
    outcome.then({ 'patient-101': [merged], 'patient-102': [merged] });
    expect(detail(OTHER)).toMatchObject({ status: 'merged', mergedInto: KEPT, mergedIds: [] });
    expect(detail(KEPT)).toMatchObject({ status: 'active', mergedInto: null, mergedIds: [OTHER] });
    outcome.thenRows(patientView, [
      { id: KEPT, status: 'active', mergedInto: null },
      { id: OTHER, status: 'merged', mergedInto: KEPT, recordNumber: '000002' },
    ]);
    outcome.thenRows(timelineOf([patientModule]), [
      { patientId: KEPT, type: 'PatientRegistered' },
      { patientId: OTHER, type: 'PatientRegistered' },
      { patientId: KEPT, type: 'PatientsMerged' },
      { patientId: OTHER, type: 'PatientsMerged' },
    ]);
  });

  test('brings the visits of both together, and takes them apart again', () => {
    const { story, visited } = records();
    const ofPerson = (personId: number) => {
      for (const view of [queueBoardView, visitRecordView]) story.thenRows(view, [{ encounterId: 2, personId }]);
    };
    visited(2);
    story.when(mergePatient, merging);
    ofPerson(KEPT);
    story.when(unmergePatient, merging);
    ofPerson(OTHER);
  });

  test('takes over what must be known at the next visit, once', () => {
    const { story, detail, visited } = records();
    const penicillin = { kind: 'medicine', substance: 'Penisilin' };
    story
      .when(recordAllergy, { id: KEPT, ...penicillin })
      .when(recordAllergy, { id: OTHER, ...penicillin, substance: 'PENISILIN' })
      .when(recordAllergy, { id: OTHER, kind: 'food', substance: 'Udang', reaction: 'gatal' });
    visited(2);
    story.when(mergePatient, merging);
    expect(detail(KEPT)?.allergies).toMatchObject([
      { allergyId: 1, substance: 'Penisilin' },
      { allergyId: 2, substance: 'Udang', reaction: 'gatal' },
    ]);
    expect(isNewPatient(activePatient(story.state(patient, KEPT)))).toBe(false);
  });

  test('is undone in both', () => {
    const { story, detail, visited } = records();
    visited(2);
    const undone = story.when(mergePatient, merging).when(unmergePatient, { ...merging, reason: 'bukan orang sama' });
    expect(detail(KEPT)).toMatchObject({ mergedIds: [], isNew: true });
    expect(detail(OTHER)).toMatchObject({ status: 'active', mergedInto: null, isNew: false });
    undone.thenRows(patientView, [{ id: KEPT }, { id: OTHER, status: 'active', mergedInto: null }]);
    undone.when(unmergePatient, merging).thenRejects('patient.not-merged', {}, 'mergedId');
  });

  test('a patient who came herself meanwhile stays a returning one', () => {
    const { story, detail, visited } = records();
    visited(2);
    story.when(mergePatient, merging);
    visited(1);
    story.when(unmergePatient, merging);
    expect(detail(KEPT)).toMatchObject({ isNew: false });
  });

  test('not with herself, nobody, a record that is merged, or one that others point to', () => {
    const { story, registers } = records();
    const THIRD = 103;
    registers(3);
    const merge = (id: number, mergedId: number) => story.when(mergePatient, { id, mergedId, reason });
    merge(KEPT, KEPT).thenRejects('patient.same', {}, 'mergedId');
    merge(KEPT, 9_999).thenRejects('patient.not-found', {}, 'mergedId');
    merge(KEPT, OTHER);
    merge(THIRD, OTHER).thenRejects('patient.not-active', {}, 'mergedId');
    merge(OTHER, THIRD).thenRejects('patient.not-active');
    merge(THIRD, KEPT).thenRejects('patient.has-merged', {}, 'mergedId');
  });

  test('while the other record has a visit open: it goes on, under the name of the record that stays', () => {
    const { story, takes } = records({ name: 'Siti Aminah' });
    const shown = (patientName: string) => {
      for (const view of [queueBoardView, visitRecordView, transactionListView])
        story.thenRows(view, [{ encounterId: 2, patientName }]);
    };
    takes(2).when(mergePatient, merging);
    shown('Siti Aminah');
    const name = 'Siti Aminah Putri';
    story
      .when(confirmAttendance, { id: 2 })
      .when(startConsultation, { id: 2 })
      .when(correctPatient, { id: KEPT, name, gender: 'female', acknowledgeDuplicates: true, reason: 'ejaan' });
    shown('Siti Aminah Putri');
    story.when(unmergePatient, merging);
    shown('Budi Santoso');
  });

  test('and so does one that was missed and is taken up again', () => {
    const { takes } = records();
    takes(2)
      .when(mergePatient, merging)
      .when(recordAbsence, { id: 2 })
      .when(reverseAbsence, { id: 2 }, { ids: { transaction: 950 } })
      .then({
        [`queue-${SCHEDULE}_${TODAY}`]: [{ type: 'AbsenceReversed', data: { ...who(2), reason: null } }],
        'encounter-2': [
          ofVisit(2, 'EncounterReinstated', { reason: null }),
          ofVisit(2, 'EncounterBillAssigned', { transactionId: 950 }),
        ],
        'transaction-950': billOpened(2, { bill: 950 }),
        'patient-102': [{ type: 'FirstVisitRecorded', data: { patientId: OTHER, encounterId: 2 } }],
      });
  });

  test('her visits are not booked under the merged record', () => {
    const { story, takes } = records();
    story.when(mergePatient, merging);
    takes(2).thenRejects('patient.not-active');
    takes(1).thenState(encounter, 1, { patientId: KEPT, status: 'planned' });
  });
});

describe('erasing', () => {
  const ended25Years = { id: KEPT, ground: 'retention-ended', reason: 'masa simpan habis' };
  const early = { id: KEPT, ground: 'request', reason: 'permintaan tertulis pasien' };
  const erased = ({ ground, reason: why }: typeof early, patientId = KEPT): DomainEvent => ({
    type: 'PatientErased',
    data: { patientId, ground, officerId: 7, reason: why },
  });

  test('of whoever never came: nothing must be kept', () => {
    const { story, detail } = records();
    const mistaken = { ...ended25Years, ground: 'mistaken-registration' };
    const outcome = story.when(erasePatient, mistaken);
    outcome.then({ 'patient-101': [erased(mistaken)] });
    expect(detail(KEPT)).toMatchObject({ status: 'erased', name: ERASED, recordNumber: ERASED });
    outcome.thenRows(patientView, [{ id: KEPT, status: 'erased', name: ERASED }, { id: OTHER }]);
  });

  test('25 years after the last visit, not earlier; money stays', () => {
    const { story, visited } = records();
    visited(1, { date: '2026-11-23' });
    visited(3, { patientId: KEPT, date: '2026-11-24' });
    const bills = (patientName: string) =>
      story.thenRows(transactionListView, [
        { patientName, total: 15_000 },
        { patientName, total: 2_000 },
      ]);
    bills('Budi Santoso');
    story
      .when(erasePatient, ended25Years, { today: '2051-11-24' })
      .thenRejects('patient.retention-runs', { until: '2051-11-24', lastVisit: '2026-11-24' });
    story.when(erasePatient, ended25Years, { today: '2051-11-25' }).then({ 'patient-101': [erased(ended25Years)] });
    bills(ERASED);
  });

  test('earlier only on a ground that is none of the retention', () => {
    const { story, visited } = records();
    visited(1);
    story.when(erasePatient, early).thenRejects('patient.retention-runs');
    expect(() => story.when(erasePatientEarly, ended25Years)).toThrow(z.core.$ZodError);
    story.when(erasePatientEarly, early).then({ 'patient-101': [erased(early)] });
  });

  test('an absence is no visit', () => {
    const { story, takes } = records();
    takes(1).when(erasePatient, ended25Years).thenRejects('patient.visit-open');
    story
      .when(recordAbsence, { id: 1 })
      .when(erasePatient, ended25Years)
      .then({ 'patient-101': [erased(ended25Years)] });
  });

  test('not while a supplement is open, which no visit names', () => {
    const { story, takes } = records();
    takes(1);
    const late = { transactionId: 901, patientId: KEPT, source: { module: 'laboratory', id: 7 } };
    const supplement = { transactionId: 555, patientId: KEPT };
    story
      .given({
        'encounter-1': [ended(1)],
        'transaction-901': [
          billCancelled(1, reason),
          { type: 'LateChargesPosted', data: { ...late, encounterId: 1, fixed: false, lines: [] } },
          {
            type: 'LateChargesSettled',
            data: { ...late, how: 'supplement', supplementId: 555, amount: 0, reason: null },
          },
        ],
        'transaction-555': [{ type: 'TransactionOpened', data: supplement }],
      })
      .when(erasePatientEarly, early)
      .thenRejects('patient.bill-open');
    story
      .given({ 'transaction-555': [{ type: 'TransactionCancelled', data: { ...supplement, encounterIds: [] } }] })
      .when(erasePatientEarly, early)
      .then({ 'patient-101': [erased(early)] });
  });

  test('not while a bill is open or medicine waits', () => {
    const { story, takes } = records();
    const prescription = { ...visitOf(1), prescriptionId: 77 };
    takes(1);
    story
      .given({
        'record-1': [{ type: 'OrderOpened', data: { ...visitOf(1), module: 'prescription', orderId: 77 } }],
        'encounter-1': [ended(1)],
      })
      .when(erasePatientEarly, early)
      .thenRejects('patient.bill-open');
    story
      .given({
        'transaction-901': [billCancelled(1, reason)],
        'prescription-77': [{ type: 'PrescriptionWritten', data: { ...prescription, lines: [] } }],
      })
      .when(erasePatientEarly, early)
      .thenRejects('patient.prescription-open');
    story
      .given({ 'prescription-77': [{ type: 'PrescriptionCancelled', data: { ...prescription, reason } }] })
      .when(erasePatientEarly, early)
      .then({ 'patient-101': [erased(early)] });
  });

  test('takes all records of the person, and counts the visits of each', () => {
    const { story, detail, visited } = records();
    visited(2);
    story
      .when(mergePatient, merging)
      .when(erasePatient, { ...ended25Years, id: OTHER })
      .thenRejects('patient.not-active');
    story.when(erasePatient, ended25Years).thenRejects('patient.retention-runs');
    const outcome = story.when(erasePatient, ended25Years, { today: '2060-01-01' });
    outcome.then({ 'patient-101': [erased(ended25Years)], 'patient-102': [erased(ended25Years, OTHER)] });
    for (const id of [KEPT, OTHER]) expect(detail(id)).toMatchObject({ status: 'erased', name: ERASED });
    outcome.when(erasePatient, ended25Years).thenRejects('patient.not-active');
    story.when(unmergePatient, merging).thenRejects('patient.not-active');
  });
});
