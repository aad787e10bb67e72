import * as commands from '@alur/contracts/medication/commands';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { describe, expect, test } from 'vitest';
import { DAY } from '../care/testing/ward.js';
import { medicationView } from './medication-view.js';
import { at, by, given, of } from './testing/given-medicine.js';

describe('a dose', () => {
  test('that was due before a hold is still to be accounted for, also where the clock was set back in between', () => {
    const { story } = given();
    const back = { clock: '08:20' };
    story.when(commands.holdMedication, { ...of, reason: 'Puasa' }, back);
    const omitted = { ...of, slot: at('09:00'), omission: 'held', reason: 'Puasa' } as const;
    story.when(commands.omitDose, omitted, back).thenRows(medicationView, [{ nextDueAt: null }]);
    story.when(commands.resumeMedication, of, back).thenRows(medicationView, [{ status: 'active' }]);
    const [held] = story.clinic.rows<MedicationRow>(medicationView)[0]?.holds ?? [];
    expect(held?.until).toBe(held?.from);
  });

  test('that fell into a hold is due no more when it goes on', () => {
    const { story } = given();
    const gives = (slot: string, clock: string, today = DAY) =>
      story.when(commands.giveDose, { ...of, slot, quantity: 1, ...by }, { clock, today });
    const next = '2026-11-24';
    gives(at('09:00'), '09:05');
    story.when(commands.holdMedication, { ...of, reason: 'Puasa operasi' }, { clock: '19:00' });
    story.thenRows(medicationView, [{ nextDueAt: null, reason: 'Puasa operasi' }]);
    story.when(commands.resumeMedication, of, { today: next, clock: '06:00' });
    story.thenRows(medicationView, [{ nextDueAt: at('08:00', next), status: 'active' }]);
    const [held] = story.clinic.rows<MedicationRow>(medicationView)[0]?.holds ?? [];
    expect(held).toEqual({ from: at('19:00'), until: at('06:00', next), reason: 'Puasa operasi', by: 'Sari' });
    gives(at('20:00'), '06:10', next).thenRejects('medication.not-planned', {}, 'slot');
    gives(at('08:00', next), '07:30', next);
  });
});
