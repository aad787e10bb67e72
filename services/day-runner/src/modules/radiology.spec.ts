import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import {
  accessionNumbersTwice,
  radiologyChargedTwice,
  reportsValidatedTwice,
  reportsWithoutExamination,
} from './radiology.js';

const event = (type: string, data: object = {}) =>
  ({ type, data: { orderId: 1, line: 1, ...data } }) as unknown as LoggedEvent;
const done = event('RadiologyExaminationDone');
const drafted = event('RadiologyReportDrafted');
const posted = (module: string) => event('ChargesPosted', { source: { module, id: 1 } });
const ordered = (...numbers: string[]) =>
  event('RadiologyOrdered', { lines: numbers.map(accessionNumber => ({ accessionNumber })) });

test('what is reported was examined before, on the same line, and not taken back', () => {
  expect(reportsWithoutExamination([done, drafted])).toBe(0);
  expect(reportsWithoutExamination([drafted, done])).toBe(1);
  expect(reportsWithoutExamination([done, event('RadiologyReportDrafted', { line: 2 })])).toBe(1);
  expect(reportsWithoutExamination([done, event('RadiologyExaminationStartUndone'), drafted])).toBe(1);
});

test('a report is validated once, an order charged once, a number given once', () => {
  const validated = event('RadiologyReportValidated');
  expect(reportsValidatedTwice([validated, event('RadiologyReportValidated', { line: 2 })])).toBe(0);
  expect(reportsValidatedTwice([validated, validated])).toBe(1);
  expect(radiologyChargedTwice([posted('radiology'), posted('laboratory')])).toBe(0);
  expect(radiologyChargedTwice([posted('radiology'), posted('radiology')])).toBe(1);
  expect(accessionNumbersTwice([ordered('101', '102'), ordered('201')])).toBe(0);
  expect(accessionNumbersTwice([ordered('101'), ordered('101')])).toBe(1);
});
