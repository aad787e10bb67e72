import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { expect, test } from 'vitest';
import { isWanted, worklistOrder } from '@/orders/worklist-order';
import { laboratoryWorklist } from './worklist';

const NOW = Date.parse('2026-11-25T03:00:00Z');
const row = (id: number, some: Partial<LaboratoryOrderRow> = {}) =>
  ({
    ...{ id, priority: 'routine', criticalSince: null, dueAt: '2026-11-25T04:00:00Z', specimens: [], items: [] },
    ...{ patientName: 'Budi', recordNumber: '000012', requester: 'dr. Sari', ...some },
  }) as unknown as LaboratoryOrderRow;

test('what is alarming comes first, then what is urgent, then what is late', () => {
  const rows = [
    row(1),
    row(2, { dueAt: '2026-11-25T02:00:00Z' }),
    row(3, { priority: 'cito' }),
    row(4, { criticalSince: '2026-11-25T02:50:00Z' }),
    row(5, { priority: 'cito', dueAt: '2026-11-25T02:00:00Z' }),
    row(6, { dueAt: '2026-11-25T03:30:00Z' }),
  ];
  expect(worklistOrder(laboratoryWorklist, rows, NOW).map(({ id }) => id)).toEqual([4, 5, 3, 2, 6, 1]);
});

test('a sample is found by its number, and what is late by its goal', () => {
  const late = row(1, { dueAt: '2026-11-25T02:00:00Z' });
  const numbered = row(2, { specimens: [{ number: '26112500123' }] as LaboratoryOrderRow['specimens'] });
  const found = (search: string) =>
    [late, numbered]
      .filter(each => isWanted(laboratoryWorklist, each, { show: 'all', search, now: NOW }))
      .map(({ id }) => id);
  expect(found('00123')).toEqual([2]);
  expect(found('budi')).toEqual([1, 2]);
  expect(isWanted(laboratoryWorklist, late, { show: 'late', search: '', now: NOW })).toBe(true);
  expect(isWanted(laboratoryWorklist, numbered, { show: 'late', search: '', now: NOW })).toBe(false);
});
