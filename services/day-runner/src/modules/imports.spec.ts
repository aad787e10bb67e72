import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { importsOutOfStep } from './patient-import.js';
import { importsNotWhole } from './terminology.js';

const told = (type: string, data: object) =>
  ({ type, data: { importId: 1, ...data }, stream: 'import-1' }) as unknown as LoggedEvent;

test('an imported list is registered batch after batch, each row once', () => {
  const batch = (from: number, to: number) =>
    told('PatientImportBatchRegistered', { from, to, registered: to - from, skipped: 0 });
  const finished = (registered: number) => told('PatientImportFinished', { registered });
  expect(importsOutOfStep([batch(0, 30), batch(30, 45), finished(45)])).toBe(0);
  expect(importsOutOfStep([batch(0, 30), batch(0, 30)])).toBe(1);
  expect(importsOutOfStep([batch(0, 30), batch(31, 45), finished(44)])).toBe(1);
  expect(importsOutOfStep([batch(0, 30), finished(31)])).toBe(1);
});

test('a file of codes ends with as many as were announced, and takes no more', () => {
  const [begun, part] = [told('CodeImportBegun', { total: 2 }), told('CodesImported', { codes: [{}] })];
  const [finished, cancelled] = [told('CodeImportFinished', {}), told('CodeImportCancelled', {})];
  expect(importsNotWhole([begun, part, part, finished])).toBe(0);
  expect(importsNotWhole([begun, part, cancelled])).toBe(0);
  expect(importsNotWhole([begun, part, finished])).toBe(1);
  expect(importsNotWhole([begun, part, part, finished, part])).toBe(1);
});
