import { vitalCodes, vitalsOf, type Vitals } from '@alur/contracts/record/vitals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordVitals } from './observation.js';

const itemsOf = ([event]: ReturnType<typeof recordVitals>) =>
  event?.type === 'ObservationsRecorded' ? event.data.items : [];
const header = { encounterId: 1, patientId: 101, unitId: 5 };
const by = {
  recordedBy: { staffId: 7, name: 'Sari', profession: 'nurse' },
  effectiveAt: '2026-11-23T02:00:00.000Z',
};
const none = Object.fromEntries(Object.keys(vitalCodes).map(sign => [sign, null])) as unknown as Vitals;

describe('observations', () => {
  test('are coded values with their units, of what was measured alone', () => {
    const events = recordVitals(60, { ...none, systolic: 120, temperature: 36.6, complaint: 'batuk' }, by, header);
    const item = (code: string) => ({ coding: expect.objectContaining({ system: 'http://loinc.org', code }) });
    expect(events[0]?.data).toMatchObject({ ...header, observationId: 60, ...by });
    expect(itemsOf(events)).toEqual([
      { ...item('10154-3'), value: null, unit: null, text: 'batuk' },
      { ...item('8480-6'), value: 120, unit: 'mm[Hg]', text: null },
      { ...item('8310-5'), value: 36.6, unit: 'Cel', text: null },
    ]);
  });
  test('say something', () =>
    expect(() => recordVitals(60, { ...none, complaint: '' }, by, header)).toThrow('consultation.vitals-empty'));
  test('read as they were measured', () => {
    const vitals = fc.record(
      Object.fromEntries(Object.keys(vitalCodes).map(sign => [sign, fc.option(fc.integer({ min: 1, max: 300 }))])),
    ) as unknown as fc.Arbitrary<Vitals>;
    fc.assert(
      fc.property(vitals, fc.string({ minLength: 1 }), (measured, complaint) => {
        const events = recordVitals(60, { ...measured, complaint }, by, header);
        expect(vitalsOf(itemsOf(events))).toEqual({ ...measured, complaint });
      }),
    );
  });
});
