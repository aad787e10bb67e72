import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { expect, test } from 'vitest';
import { boardOrder, isWanted } from './board-order';

const line = (some: Partial<RadiologyOrderRow['lines'][number]> = {}) => ({
  ...{ examination: 'Foto toraks PA', modality: 'CR', accessionNumber: '7101', criticalSince: null },
  ...some,
});
const row = (id: number, some: object = {}) =>
  ({
    ...{ id, priority: 'routine', scheduledAt: '2026-11-25T04:00:00Z', lines: [line()], unitName: 'Poli Umum' },
    ...{ patientName: 'Budi', recordNumber: '000012', requester: 'dr. Sari', ...some },
  }) as unknown as RadiologyOrderRow;
const critical = { lines: [line(), line({ criticalSince: '2026-11-25T02:50:00Z' })] };

test('what is critical comes first, then what is urgent, each by when it is to be done', () => {
  const rows = [
    row(1),
    row(2, { scheduledAt: '2026-11-25T03:00:00Z' }),
    row(3, { priority: 'cito' }),
    row(4, critical),
  ];
  expect(boardOrder(rows).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test('an examination is found by its accession number, and by what examines it', () => {
  const rows = [row(1), row(2, { lines: [line({ modality: 'MR', accessionNumber: '8201' })] }), row(3, critical)];
  const found = (search: string, show: 'all' | 'critical' = 'all') =>
    rows.filter(each => isWanted(each, { show, search })).map(({ id }) => id);
  expect(found('8201')).toEqual([2]);
  expect(found('mr')).toEqual([2]);
  expect(found('budi')).toEqual([1, 2, 3]);
  expect(found('', 'critical')).toEqual([3]);
});
