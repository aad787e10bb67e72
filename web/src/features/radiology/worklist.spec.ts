import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { expect, test } from 'vitest';
import { isWanted, worklistOrder } from '@/orders/worklist-order';
import { radiologyWorklist } from './worklist';

const line = (some: Partial<RadiologyOrderRow['lines'][number]> = {}) => ({
  ...{ examination: 'Foto toraks PA', modality: 'CR', accessionNumber: '7101', criticalSince: null },
  ...some,
});
const row = (id: number, some: object = {}) =>
  ({
    ...{
      id,
      priority: 'routine',
      scheduledAt: '2026-11-25T04:00:00Z',
      dueAt: null,
      lines: [line()],
      unitName: 'Poli Umum',
    },
    ...{ patientName: 'Budi', recordNumber: '000012', requester: 'dr. Sari', ...some },
  }) as unknown as RadiologyOrderRow;
const now = Date.parse('2026-11-25T05:00:00Z');
const critical = { lines: [line(), line({ criticalSince: '2026-11-25T02:50:00Z' })] };

test('what is critical comes first, then what is urgent, then what is late, each by when it is due', () => {
  const rows = [
    row(1),
    row(2, { scheduledAt: '2026-11-25T03:00:00Z' }),
    row(3, { priority: 'cito' }),
    row(4, critical),
    row(5, { dueAt: '2026-11-25T04:59:00Z' }),
    row(6, { dueAt: '2026-11-25T05:01:00Z' }),
  ];
  expect(worklistOrder(radiologyWorklist, rows, now).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1, 6]);
  expect(
    rows.filter(each => isWanted(radiologyWorklist, each, { show: 'late', search: '', now })).map(({ id }) => id),
  ).toEqual([5]);
});

test('an examination is found by its accession number, and by what examines it', () => {
  const rows = [row(1), row(2, { lines: [line({ modality: 'MR', accessionNumber: '8201' })] }), row(3, critical)];
  const found = (search: string, show: 'all' | 'critical' = 'all') =>
    rows.filter(each => isWanted(radiologyWorklist, each, { show, search, now })).map(({ id }) => id);
  expect(found('8201')).toEqual([2]);
  expect(found('mr')).toEqual([2]);
  expect(found('budi')).toEqual([1, 2, 3]);
  expect(found('', 'critical')).toEqual([3]);
});
