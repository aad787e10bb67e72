import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { reportsAfterHandover } from './judicial.js';
import { labourAfterEnd } from './labour.js';
import { careAfterEnd } from './nursing.js';

const told = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;

test('nothing is done about a problem that has ended, until its end is struck', () => {
  const ended = told('NursingProblemResolved', { formId: 1, problem: 1 });
  const action = told('NursingActionDone', { formId: 1, problem: 1 });
  const struck = told('NursingEntryStruck', { formId: 1, problem: 1, kind: 'resolution' });
  expect(careAfterEnd([action, ended])).toBe(0);
  expect(careAfterEnd([ended, action])).toBe(1);
  expect(careAfterEnd([ended, struck, action])).toBe(0);
});

test('a report that the police have stays as it is', () => {
  const given = told('JudicialReportHandedOver', { formId: 1 });
  expect(reportsAfterHandover([told('FormAmended', { formId: 1 }), given])).toBe(0);
  expect(reportsAfterHandover([given, told('FormAmended', { formId: 1 })])).toBe(1);
  expect(reportsAfterHandover([given, given])).toBe(1);
});

test('nothing is written of a labour after its end, until that is struck', () => {
  const of = (type: string, data: object = {}) => told(type, { encounterId: 1, ...data });
  expect(labourAfterEnd([of('LabourEnded'), of('LabourProgressRecorded')])).toBe(1);
  expect(labourAfterEnd([of('LabourEnded'), of('LabourEntryStruck', { kind: 'end' }), of('BabyDelivered')])).toBe(0);
});
