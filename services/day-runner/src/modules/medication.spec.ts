import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { dosesAfterStop, dosesTwice } from './medication.js';

const event = (type: string, more: object = {}): LoggedEvent =>
  ({ type, data: { prescriptionId: 1, lineId: 1, slot: null, ...more } }) as unknown as LoggedEvent;
const at = { slot: '2026-11-23T01:00:00.000Z' };
const given = event('MedicationDoseGiven', at);

test('a planned dose that stands twice is counted, one that was corrected between is not', () => {
  expect(dosesTwice([given, event('MedicationDoseOmitted', at)])).toBe(1);
  expect(dosesTwice([given, event('MedicationDoseCorrected', at), given])).toBe(0);
  expect(dosesTwice([given, event('MedicationDoseGiven', { ...at, lineId: 2 })])).toBe(0);
  expect(dosesTwice([event('MedicationDoseGiven'), event('MedicationDoseGiven')])).toBe(0);
});

test('a dose after its stop is counted, one of another line is not', () => {
  const stopped = event('MedicationStopped');
  expect(dosesAfterStop([given, stopped])).toBe(0);
  expect(dosesAfterStop([stopped, given, event('MedicationDoseGiven', { lineId: 2 })])).toBe(1);
});
