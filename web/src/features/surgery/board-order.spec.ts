import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { expect, it } from 'vitest';
import { boardOrder, doctorsOf, isOn, isWanted } from './board-order';

const row = (id: number, more: Partial<SurgeryRow> = {}): SurgeryRow =>
  ({
    ...{ id, status: 'scheduled', priority: 'elective', scheduledAt: null, wantedOn: null, firstDay: null },
    ...{ secondDay: null, requestedAt: `2026-11-2${id}T01:00:00.000Z`, doctorId: 5, doctorName: 'dr. Ratna' },
    ...{
      patientName: 'Siti',
      recordNumber: '000001',
      name: 'Apendektomi',
      theatreName: null,
      unitSource: 'inpatient',
      ...more,
    },
  }) as SurgeryRow;
const all = { search: '', status: 'ALL', doctor: undefined, day: undefined, source: undefined };
const TODAY = '2026-11-23';

it('has the urgent first, then what is due first', () => {
  const rows = [
    row(1, { scheduledAt: '2026-11-25T01:00:00.000Z' }),
    row(2, { wantedOn: '2026-11-24' }),
    row(3, { priority: 'emergency' }),
    row(4, { priority: 'urgent' }),
  ];
  expect(boardOrder(rows).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

it('has what goes on apart from what waits', () => {
  expect([isOn(row(1), 'request'), isOn(row(1, { status: 'process' }), 'request')]).toEqual([true, false]);
  expect(isOn(row(1, { status: 'process' }), 'ongoing')).toBe(true);
});

it('finds by text, operator, status, day and source, and keeps what an earlier day left', () => {
  const planned = row(1, { firstDay: '2026-11-24', secondDay: '2026-11-25' });
  const on = (day: string, of = planned) => isWanted(of, { ...all, day }, TODAY);
  expect([on('2026-11-24'), on('2026-11-25'), on('2026-11-26')]).toEqual([true, true, false]);
  expect(on('2026-11-26', row(1, { firstDay: '2026-11-22' }))).toBe(true);
  expect(on('2026-11-26', row(1, { wantedOn: '2026-11-26' }))).toBe(true);
  expect(isWanted(planned, { ...all, search: 'apen' }, TODAY)).toBe(true);
  expect(isWanted(planned, { ...all, doctor: 6 }, TODAY)).toBe(false);
  expect(isWanted(planned, { ...all, source: 'inpatient' }, TODAY)).toBe(true);
  expect(isWanted(planned, { ...all, source: 'ICU' }, TODAY)).toBe(false);
  expect(isWanted(planned, { ...all, status: 'process' }, TODAY)).toBe(false);
});

it('offers each operator once, by name', () =>
  expect(
    doctorsOf([row(1), row(2), row(3, { doctorId: 4, doctorName: 'dr. Anton' }), row(4, { doctorId: null })]),
  ).toEqual([
    { id: 4, name: 'dr. Anton' },
    { id: 5, name: 'dr. Ratna' },
  ]));
