import * as commands from '@alur/contracts/record/commands';
import { expect, test } from 'vitest';
import { hospital } from '../care/testing/ward.js';
import { measurementView } from './measurement-view.js';

/** A patient in a bed of whom a nurse measures something. */
const measuring = () => {
  const { story, registers, admits } = hospital();
  registers(1);
  admits(1, {}, { clock: '08:00' });
  const measures = (id: number, values: object, clock = '09:00') =>
    story.when(
      commands.recordObservations,
      {
        ...{ encounterId: 1, category: 'vital_signs' },
        values: Object.entries(values).map(([parameter, value]) => ({ parameter, value })),
      },
      { clock, ids: { observation: id } },
    );
  return { story, measures, rows: () => story.clinic.rows(measurementView) };
};

test('what was measured of a body is a row; other signs are none', () => {
  const { measures, rows } = measuring();
  measures(60, { weight: 12.4, height: 88, pulse: 100 });
  measures(61, { pulse: 98 }, '10:00');
  expect(rows()).toMatchObject([
    { id: 60, personId: 101, weight: 12.4, height: 88, headCircumference: null, upperArmCircumference: null },
  ]);
});

test('a corrected weight replaces the wrong one, and one that was another’s goes', () => {
  const { story, measures, rows } = measuring();
  measures(60, { weight: 124 });
  const values = [{ parameter: 'weight', value: 12.4 }];
  story.when(commands.correctObservations, { id: 60, values, amends: 1, reason: 'Salah ketik' }, { clock: '09:30' });
  expect(rows()).toMatchObject([{ id: 60, weight: 12.4 }]);
  story.when(commands.voidObservations, { id: 60, reason: 'Salah pasien' });
  expect(rows()).toEqual([]);
});

test('a correction may bring the first weight, or take the only one away', () => {
  const { story, measures, rows } = measuring();
  measures(60, { pulse: 100 });
  const corrects = (parameter: string, value: number, amends: number) =>
    story.when(commands.correctObservations, {
      ...{ id: 60, values: [{ parameter, value }], amends, reason: 'Salah kolom' },
    });
  corrects('weight', 12.4, 1);
  expect(rows()).toMatchObject([{ id: 60, weight: 12.4 }]);
  corrects('pulse', 100, 2);
  expect(rows()).toEqual([]);
});
