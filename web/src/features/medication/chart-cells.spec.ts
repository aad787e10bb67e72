import type { MedicationDoseRow, MedicationRow } from '@alur/contracts/medication/rows';
import { describe, expect, test } from 'vitest';
import { cellsOf, daysLeft, dueAt, flowOf, isEffectDue, isLateNow } from './chart-cells';

const DAY = '2026-11-23';
const at = (clock: string, day = DAY) => `${day}T${clock}:00.000Z`;
const ms = (clock: string, day = DAY) => Date.parse(at(clock, day));
/** Three times a day since seven o'clock. */
const row = (some: Partial<MedicationRow> = {}) =>
  ({
    ...{ id: '7_1', prescriptionId: 7, lineId: 1, wardId: 1, status: 'active', supply: 'unit_dose', offset: '+00:00' },
    ...{ startedAt: at('07:00'), asNeeded: false, once: false, infusion: false, until: null, stopsAt: null },
    changes: [{ from: at('07:00'), times: ['06:00', '14:00', '22:00'], everyHours: null }],
    ...{ holds: [], flow: [], nextDueAt: at('07:00') },
    ...some,
  }) as MedicationRow;
const given = { prescriptionId: 7, lineId: 1, slot: at('07:00'), outcome: 'given', corrected: false };
const statesOf = (it: MedicationRow, now: number, doses: object[] = []) =>
  cellsOf(it, doses as MedicationDoseRow[], DAY, now).map(({ slot, state }) => [slot.slice(11, 16), state]);

describe('the cells of a day', () => {
  test('are what was written, what is late, due, and planned', () => {
    expect(statesOf(row(), ms('13:30'), [given])).toEqual([
      ['07:00', 'given'],
      ['14:00', 'due'],
      ['22:00', 'planned'],
    ]);
    expect(statesOf(row(), ms('09:00'))[0]).toEqual(['07:00', 'late']);
    expect(isLateNow(row(), ms('09:00'))).toBe(true);
  });

  test('of what stopped by itself are neither late nor due: nobody wrote what became of them', () => {
    const expired = row({ stopsAt: at('12:00'), until: at('12:00') });
    expect(statesOf(expired, ms('13:30'))).toEqual([['07:00', 'unwritten']]);
    expect([dueAt(expired, ms('11:59')), dueAt(expired, ms('12:00'))]).toEqual([at('07:00'), null]);
    expect([isLateNow(expired, ms('11:59')), isLateNow(expired, ms('12:00'))]).toEqual([true, false]);
    expect([daysLeft(expired, ms('11:59')), daysLeft(expired, ms('12:00'))]).toEqual([1, null]);
    expect(statesOf(row({ status: 'stopped', until: at('12:00') }), ms('13:30'))).toEqual([['07:00', 'unwritten']]);
  });

  test('in which it was held say so, and are due no more when it goes on', () => {
    const held = { from: at('13:00'), until: at('16:00'), reason: 'Tensi rendah', by: 'Sari' };
    expect(statesOf(row({ holds: [held] }), ms('21:30'), [given])).toEqual([
      ['07:00', 'given'],
      ['14:00', 'held'],
      ['22:00', 'due'],
    ]);
  });
});

test('a dose as needed asks for its effect half an hour later, until it is said or the day is over', () => {
  const asNeeded = row({ asNeeded: true });
  const dose = { slot: null, at: at('10:00'), effect: null } as MedicationDoseRow;
  const moments = [ms('10:29'), ms('10:30'), ms('23:59'), ms('00:00', '2026-11-24')];
  expect(moments.map(now => isEffectDue(dose, asNeeded, now))).toEqual([false, true, true, false]);
  expect(isEffectDue({ ...dose, effect: 'partly' }, asNeeded, ms('11:00'))).toBe(false);
  // A medicine that has no times and is not as needed is an infusion, or waits for its times.
  expect(isEffectDue(dose, row(), ms('11:00'))).toBe(false);
});

test('an infusion shows what ran on its day', () => {
  const ran = { what: 'start' as const, rate: '20 drops/min', volume: null, by: 'Sari', checkedBy: null };
  const flow = [
    { ...ran, at: at('23:00', '2026-11-22') },
    { ...ran, at: at('07:10') },
  ];
  expect(flowOf(row({ flow }), DAY)).toEqual([flow[1]]);
});
