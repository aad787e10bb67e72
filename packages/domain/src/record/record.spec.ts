import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import * as decisions from './decisions.js';
import type { RecordEvent } from './events.js';
import { isEmpty, noteOf, ordersOf, record, type RecordState } from './record.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const RECORD = 'record-1';
const inRecord = (decide: (state: RecordState) => RecordEvent[]): Deciding => deciding(record, 1, decide);
const stateOf = (...events: RecordEvent[]): RecordState => given({ [RECORD]: events }).state(record, 1);
const coding = (code: string) => ({ system: 'http://hl7.org/fhir/sid/icd-10', version: null, code, display: code });
const diagnosed = (diagnosisId: number, code: string, kind: 'primary' | 'secondary'): RecordEvent => ({
  type: 'DiagnosisRecorded',
  data: { ...header, diagnosisId, coding: coding(code), kind },
});
const recording = (code: string, kind: 'primary' | 'secondary'): Deciding =>
  inRecord(state => decisions.recordDiagnosis(state, { code, name: code, kind }, header));
const removing = inRecord(state => decisions.removeDiagnosis(state, 'J06.9', header));
const prescribed = { module: 'prescription', orderId: 70 };
const opened: RecordEvent = { type: 'OrderOpened', data: { ...header, ...prescribed } };
const ended = (outcome: 'done' | 'cancelled'): RecordEvent => ({
  type: 'OrderEnded',
  data: { ...header, ...prescribed, outcome },
});

describe('diagnoses', () => {
  test('have ids of their own; a new primary one makes the one before secondary', () =>
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'primary')] })
      .when(recording('I10', 'primary'))
      .then({
        [RECORD]: [
          { type: 'DiagnosisChanged', data: { ...header, diagnosisId: 1, code: 'J06.9', kind: 'secondary' } },
          diagnosed(2, 'I10', 'primary'),
        ],
      }));
  test('of a code that is there only change their kind', () => {
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'secondary')] })
      .when(recording('J06.9', 'primary'))
      .then({
        [RECORD]: [{ type: 'DiagnosisChanged', data: { ...header, diagnosisId: 1, code: 'J06.9', kind: 'primary' } }],
      });
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'primary')] })
      .when(recording('J06.9', 'primary'))
      .thenRejects('consultation.diagnosis-exists', { code: 'J06.9' });
  });
  test('are removed once, and their ids are not given again', () => {
    const removed: RecordEvent = { type: 'DiagnosisRemoved', data: { ...header, diagnosisId: 1, code: 'J06.9' } };
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'primary')] })
      .when(removing)
      .then({ [RECORD]: [removed] });
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'primary'), removed] })
      .when(removing)
      .thenRejects('consultation.diagnosis-not-found', { code: 'J06.9' });
    given({ [RECORD]: [diagnosed(1, 'J06.9', 'primary'), removed] })
      .when(recording('J06.9', 'primary'))
      .then({ [RECORD]: [diagnosed(2, 'J06.9', 'primary')] });
  });
});

describe('the index', () => {
  test('knows a module’s orders until they are given up', () => {
    expect(ordersOf(stateOf(opened), 'prescription')).toEqual([70]);
    expect(ordersOf(stateOf(opened, ended('done')), 'prescription')).toEqual([70]);
    expect(ordersOf(stateOf(opened, ended('cancelled')), 'prescription')).toEqual([]);
    expect(ordersOf(stateOf(opened), 'laboratory')).toEqual([]);
  });
  test('learns an end once, and nothing of an order that it does not know', () => {
    const ending = inRecord(state => decisions.endOrder(state, prescribed, 'done', header));
    given({ [RECORD]: [opened] })
      .when(ending)
      .then({ [RECORD]: [ended('done')] });
    for (const past of [[opened, ended('done')], []])
      given({ [RECORD]: past })
        .when(ending)
        .then();
  });
  test('finds the note of a form', () => {
    const entry = { kind: 'note', entryId: 80, form: 'soap' } as const;
    const story = given();
    story
      .when(inRecord(() => decisions.addEntry(entry, header)))
      .then({ [RECORD]: [{ type: 'EntryAdded', data: { ...header, ...entry } }] });
    const state = story.state(record, 1);
    expect(noteOf(state, 'soap')).toBe(80);
    expect(noteOf(state, 'other')).toBeUndefined();
    expect(noteOf(undefined, 'soap')).toBeUndefined();
  });
  test('is empty again when all that was ordered was given up', () => {
    expect(isEmpty(stateOf())).toBe(true);
    expect(isEmpty(stateOf(opened))).toBe(false);
    expect(isEmpty(stateOf(opened, ended('cancelled')))).toBe(true);
    expect(isEmpty(stateOf(diagnosed(1, 'I10', 'secondary')))).toBe(false);
  });
});

describe('procedures', () => {
  const order = { module: 'treatment', orderId: 90 };
  const performer = { staffId: 7, name: 'Sari', profession: 'nurse' };
  const effectiveAt = '2026-11-23T02:00:00.000Z';
  const done = { icd9Code: '93.94', name: 'Nebulisasi', order, effectiveAt, performer };
  const coding = { system: 'http://hl7.org/fhir/sid/icd-9-cm', version: null, code: '93.94', display: 'Nebulisasi' };
  const recorded: RecordEvent = {
    type: 'ProcedureRecorded',
    data: { ...header, procedureId: 1, coding, effectiveAt, performer, order },
  };
  const carryingOut = (icd9Code: string | null): Deciding =>
    inRecord(state => decisions.recordProcedure(state, { ...done, icd9Code }, header));
  const undoing = (which: decisions.OrderRef): Deciding =>
    inRecord(state => decisions.removeProceduresOf(state, which, header));
  test('are what an order with a code was carried out with, and go with it', () => {
    given()
      .when(carryingOut('93.94'))
      .then({ [RECORD]: [recorded] });
    given({ [RECORD]: [recorded] })
      .when(undoing(order))
      .then({ [RECORD]: [{ type: 'ProcedureRemoved', data: { ...header, procedureId: 1 } }] });
    given({ [RECORD]: [recorded] })
      .when(undoing(prescribed))
      .then();
  });
  test('have codes', () => given().when(carryingOut(null)).then());
});
