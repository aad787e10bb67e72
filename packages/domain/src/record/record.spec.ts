import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, test } from 'vitest';
import * as decisions from './decisions.js';
import type { RecordEvent } from './events.js';
import { isEmpty, noteOf, ordersOf, record, type RecordState } from './record.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const decider = {
  ...record,
  decide: (decision: (state: RecordState) => RecordEvent[], state: RecordState) => decision(state),
};
const coding = (code: string) => ({ system: 'http://hl7.org/fhir/sid/icd-10', version: null, code, display: code });
const diagnosed = (diagnosisId: number, code: string, kind: 'primary' | 'secondary'): RecordEvent => ({
  type: 'DiagnosisRecorded',
  data: { ...header, diagnosisId, coding: coding(code), kind },
});
const recording = (code: string, kind: 'primary' | 'secondary') => (state: RecordState) =>
  decisions.recordDiagnosis(state, { code, name: code, kind }, header);
const script = { module: 'prescription', orderId: 70 };
const opened: RecordEvent = { type: 'OrderOpened', data: { ...header, ...script } };
const ended = (outcome: 'done' | 'cancelled'): RecordEvent => ({
  type: 'OrderEnded',
  data: { ...header, ...script, outcome },
});

describe('diagnoses', () => {
  test('have ids of their own; a new primary one makes the one before secondary', () =>
    given(decider, diagnosed(1, 'J06.9', 'primary'))
      .when(recording('I10', 'primary'), undefined)
      .then(
        { type: 'DiagnosisChanged', data: { ...header, diagnosisId: 1, code: 'J06.9', kind: 'secondary' } },
        diagnosed(2, 'I10', 'primary'),
      ));
  test('of a code that is there only change their kind', () => {
    given(decider, diagnosed(1, 'J06.9', 'secondary'))
      .when(recording('J06.9', 'primary'), undefined)
      .then({ type: 'DiagnosisChanged', data: { ...header, diagnosisId: 1, code: 'J06.9', kind: 'primary' } });
    given(decider, diagnosed(1, 'J06.9', 'primary'))
      .when(recording('J06.9', 'primary'), undefined)
      .thenRejects('consultation.diagnosis-exists', { code: 'J06.9' });
  });
  test('are removed once, and their ids are not given again', () => {
    const removed: RecordEvent = { type: 'DiagnosisRemoved', data: { ...header, diagnosisId: 1, code: 'J06.9' } };
    given(decider, diagnosed(1, 'J06.9', 'primary'))
      .when(state => decisions.removeDiagnosis(state, 'J06.9', header), undefined)
      .then(removed);
    given(decider, diagnosed(1, 'J06.9', 'primary'), removed)
      .when(state => decisions.removeDiagnosis(state, 'J06.9', header), undefined)
      .thenRejects('consultation.diagnosis-not-found', { code: 'J06.9' });
    given(decider, diagnosed(1, 'J06.9', 'primary'), removed)
      .when(recording('J06.9', 'primary'), undefined)
      .then(diagnosed(2, 'J06.9', 'primary'));
  });
});

describe('the index', () => {
  test('knows a module’s orders until they are given up', () => {
    const state = (events: RecordEvent[]) => events.reduce(record.evolve, record.initial);
    expect(ordersOf(state([opened]), 'prescription')).toEqual([70]);
    expect(ordersOf(state([opened, ended('done')]), 'prescription')).toEqual([70]);
    expect(ordersOf(state([opened, ended('cancelled')]), 'prescription')).toEqual([]);
    expect(ordersOf(state([opened]), 'laboratory')).toEqual([]);
  });
  test('learns an end once, and nothing of an order that it does not know', () => {
    const ending = (state: RecordState) => decisions.endOrder(state, script, 'done', header);
    given(decider, opened).when(ending, undefined).then(ended('done'));
    given(decider, opened, ended('done')).when(ending, undefined).then();
    given(decider).when(ending, undefined).then();
  });
  test('finds the note of a form', () => {
    const [added] = decisions.addEntry({ kind: 'note', entryId: 80, form: 'soap' }, header);
    const state = record.evolve(record.initial, added as RecordEvent);
    expect([noteOf(state, 'soap'), noteOf(state, 'other'), noteOf(undefined, 'soap')]).toEqual([
      80,
      undefined,
      undefined,
    ]);
  });
  test('is empty again when all that was ordered was given up', () => {
    const state = (events: RecordEvent[]) => events.reduce(record.evolve, record.initial);
    expect(isEmpty(state([]))).toBe(true);
    expect(isEmpty(state([opened]))).toBe(false);
    expect(isEmpty(state([opened, ended('cancelled')]))).toBe(true);
    expect(isEmpty(state([diagnosed(1, 'I10', 'secondary')]))).toBe(false);
  });
});

describe('procedures', () => {
  const order = { module: 'treatment', orderId: 90 };
  const performer = { staffId: 7, name: 'Sari', profession: 'nurse' };
  const done = { icd9Code: '93.94', name: 'Nebulisasi', order, effectiveAt: '2026-11-23T02:00:00.000Z', performer };
  test('are what an order with a code was carried out with, and go with it', () => {
    given(decider)
      .when(state => decisions.recordProcedure(state, done, header), undefined)
      .thenState(state => {
        expect(state.procedures).toEqual([{ procedureId: 1, order }]);
        expect(decisions.removeProceduresOf(state, order, header)).toEqual([
          { type: 'ProcedureRemoved', data: { ...header, procedureId: 1 } },
        ]);
        expect(decisions.removeProceduresOf(state, script, header)).toEqual([]);
      });
  });
  test('have codes', () =>
    given(decider)
      .when(state => decisions.recordProcedure(state, { ...done, icd9Code: null }, header), undefined)
      .then());
});
