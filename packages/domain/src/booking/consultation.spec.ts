import { given } from '@alur/eventing/spec/given-when-then';
import { describe, test } from 'vitest';
import { booking, type BookingState } from './booking.js';
import { finish, reopen, start, undoStart } from './consultation.js';
import * as decisions from './decisions.js';
import type { BookingEvent } from './events.js';
import * as recording from './recording.js';
import {
  diagnosed,
  done,
  finished,
  inExamination,
  made,
  madeBpjs,
  noRule,
  noted,
  ordered,
  pcareRule,
  prescribed,
  reopened,
  soap,
  started,
  treatment,
  vitals,
  which,
} from './testing/told.js';

type Decision = (state: BookingState) => BookingEvent[];
const decider = { ...booking, decide: (command: Decision, state: BookingState, _context: null) => command(state) };
const when = (...past: BookingEvent[]) => ({
  when: (command: Decision) => given(decider, ...past).when(command, null),
});

describe('PCare (DOMAIN 2.1)', () => {
  test('gates only is_bpjs ∧ the rule ∧ the payer BPJS', () => {
    when(madeBpjs)
      .when(state => start(state, pcareRule))
      .thenRejects('booking.pcare-unfilled');
    for (const rule of [noRule, { isBpjs: true, pcare: false }, { isBpjs: false, pcare: true }])
      when(madeBpjs)
        .when(state => start(state, rule))
        .then(started);
    when(made)
      .when(state => start(state, pcareRule))
      .then(started);
  });
  test('filled in, the visit starts', () =>
    when(madeBpjs, { type: 'PcareFilled', data: { ...which, number: 'A1' } })
      .when(state => start(state, pcareRule))
      .then(started));
  test('is filled in only after attendance, and only where it applies', () => {
    when(madeBpjs)
      .when(state => decisions.fillPcare(state, 'A1', pcareRule, false))
      .thenRejects('booking.attendance-unconfirmed');
    when(made)
      .when(state => decisions.fillPcare(state, 'A1', pcareRule, true))
      .thenRejects('booking.pcare-not-needed');
  });
});

describe('the payer', () => {
  test('changes to another', () =>
    when(made)
      .when(state => decisions.changePayer(state, { payer: 'insurance', insurer: 'Sehat' }, noRule))
      .then({ type: 'PayerChanged', data: { ...which, payer: 'insurance', insurer: 'Sehat' } }));
  test('an insurance has a name', () =>
    when(made)
      .when(state => decisions.changePayer(state, { payer: 'insurance', insurer: null }, noRule))
      .thenRejects('booking.insurer-missing'));
  test('not to the same', () =>
    when(made)
      .when(state => decisions.changePayer(state, { payer: 'general', insurer: 'x' }, noRule))
      .thenRejects('booking.same-payer'));
});

describe('recording', () => {
  test('vitals wait for attendance and say something', () => {
    when(made)
      .when(state => recording.recordVitals(state, vitals, false))
      .thenRejects('booking.attendance-unconfirmed');
    const none = { ...vitals, complaint: '', systolic: null, temperature: null };
    when(made)
      .when(state => recording.recordVitals(state, none, true))
      .thenRejects('consultation.vitals-empty');
    when(made)
      .when(state => recording.recordVitals(state, vitals, true))
      .then({ type: 'VitalsRecorded', data: { ...which, ...vitals } });
  });
  test('a note signed again is the next version; an empty one is refused', () => {
    when(...inExamination, noted)
      .when(state => recording.signNote(state, { ...soap, amends: 1 }, 'dr. Ratna'))
      .then({ ...noted, data: { ...noted.data, version: 2 } } as BookingEvent);
    const empty = { subjective: '', objective: '', assessment: '', plan: '', amends: null };
    when(...inExamination)
      .when(state => recording.signNote(state, empty, 'dr. Ratna'))
      .thenRejects('consultation.note-empty');
  });
  test('a note is not signed over a version that nobody has read', () => {
    for (const amends of [0, 2])
      when(...inExamination, noted)
        .when(state => recording.signNote(state, { ...soap, amends }, 'dr. Ratna'))
        .thenRejects('consultation.note-moved');
    when(...inExamination)
      .when(state => recording.signNote(state, { ...soap, amends: 0 }, 'dr. Ratna'))
      .then(noted);
  });
  test('one primary diagnosis: a new one makes the other secondary', () =>
    when(...inExamination, diagnosed('J06.9', 'primary'))
      .when(state => recording.recordDiagnosis(state, { code: 'I10', name: 'I10', kind: 'primary' }))
      .then(diagnosed('J06.9', 'secondary'), diagnosed('I10', 'primary')));
  test('the same diagnosis twice, and removing none', () => {
    when(...inExamination, diagnosed('I10', 'secondary'))
      .when(state => recording.recordDiagnosis(state, { code: 'I10', name: 'I10', kind: 'secondary' }))
      .thenRejects('consultation.diagnosis-exists');
    when(...inExamination)
      .when(state => recording.removeDiagnosis(state, 'I10'))
      .thenRejects('consultation.diagnosis-not-found');
  });
  test('a treatment’s order id is never used again', () => {
    const removed: BookingEvent = { type: 'TreatmentRemoved', data: { ...which, orderId: 1 } };
    when(...inExamination, ordered)
      .when(state => recording.removeTreatment(state, 1))
      .then(removed);
    when(...inExamination, ordered, removed)
      .when(state => recording.orderTreatment(state, treatment))
      .then({ ...ordered, data: { ...ordered.data, orderId: 2 } } as BookingEvent);
    when(...inExamination)
      .when(state => recording.removeTreatment(state, 1))
      .thenRejects('consultation.treatment-not-found');
  });
  test('a prescription leaves the visit once', () => {
    when(...inExamination, prescribed)
      .when(state => recording.removePrescription(state, 70))
      .then({ type: 'PrescriptionOrderRemoved', data: { ...which, prescriptionId: 70 } });
    when(...inExamination)
      .when(state => recording.removePrescription(state, 70))
      .then();
  });
});

describe('the consultation’s end', () => {
  test('needs a signed note and a primary diagnosis', () => {
    when(...inExamination, diagnosed('J06.9', 'primary'))
      .when(state => finish(state, noRule))
      .thenRejects('consultation.note-unsigned');
    when(...inExamination, noted, diagnosed('J06.9', 'secondary'))
      .when(state => finish(state, noRule))
      .thenRejects('consultation.no-primary-diagnosis');
  });
  test('carries all that bill and pharmacy need', () =>
    when(...inExamination, noted, diagnosed('J06.9', 'primary'), ordered, prescribed)
      .when(state => finish(state, noRule))
      .then({
        ...finished,
        data: { ...finished.data, treatments: [{ orderId: 1, ...treatment }], prescriptionIds: [70] },
      } as BookingEvent));
  test('reopened and finished again, it counts', () =>
    when(...done, reopened)
      .when(state => finish(state, noRule))
      .then({ ...finished, data: { ...finished.data, finish: 2 } } as BookingEvent));
  test('is reopened only while the bill is open', () =>
    when(...done)
      .when(state => reopen(state, 'diagnosis kurang', false))
      .thenRejects('consultation.bill-settled'));
  test('a start is undone only while nothing was saved; vitals do not count', () => {
    for (const saved of [noted, diagnosed('I10', 'secondary'), ordered, prescribed])
      when(...inExamination, saved)
        .when(undoStart)
        .thenRejects('consultation.already-saved');
    when(...done, reopened)
      .when(undoStart)
      .thenRejects('consultation.already-saved');
    when(...inExamination, { type: 'VitalsRecorded', data: { ...which, ...vitals } })
      .when(undoStart)
      .then({ type: 'ConsultationStartUndone', data: which });
  });
});
