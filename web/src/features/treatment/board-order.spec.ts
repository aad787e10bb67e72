import type { TreatmentOrderRow } from '@alur/contracts/treatment/rows';
import { describe, expect, it } from 'vitest';
import { boardOrder, matches, unitsOf } from './board-order';

const at = (clock: string) => `2026-11-26T${clock}:00.000Z`;
const row = (id: number, some: Partial<TreatmentOrderRow> = {}): TreatmentOrderRow =>
  ({
    ...{ id, status: 'ordered', priority: 'routine', orderedAt: at('01:00'), wantedAt: null },
    ...{ patientName: 'Budi Santoso', recordNumber: '000117', name: 'Nebulisasi' },
    ...{ unitId: 1, unitName: 'Poli Umum', bedName: null, ...some },
  }) as TreatmentOrderRow;
const ids = (rows: readonly TreatmentOrderRow[]) => boardOrder(rows).map(({ id }) => id);

describe('the order of the work', () => {
  it('begins with what is to be done: urgent ones, then by the time for which they are wanted', () =>
    expect(
      ids([
        row(1, { status: 'done', priority: 'cito' }),
        row(2, { orderedAt: at('02:00') }),
        row(3, { wantedAt: at('05:00') }),
        row(4, { status: 'begun', orderedAt: at('03:00') }),
        row(5, { priority: 'cito', orderedAt: at('04:00') }),
        row(6, { status: 'not_done' }),
      ]),
    ).toEqual([5, 2, 4, 3, 1, 6]));

  it('of equals is that of asking', () => expect(ids([row(9), row(8)])).toEqual([8, 9]));
});

it('finds a row by patient, number, treatment and place, in any case', () => {
  const bedded = row(1, { unitName: 'Melati', bedName: '2B' });
  for (const typed of ['santoso', '0117', 'NEBU', 'melati', '2b', ' ']) expect(matches(bedded, typed)).toBe(true);
  expect(matches(bedded, 'anggrek')).toBe(false);
});

it('offers each unit of the rows once, by name', () =>
  expect(
    unitsOf([
      row(1, { unitId: 3, unitName: 'Poli Umum' }),
      row(2, { unitId: 2, unitName: 'IGD' }),
      row(3, { unitId: 3 }),
    ]),
  ).toEqual([
    { id: 2, name: 'IGD' },
    { id: 3, name: 'Poli Umum' },
  ]));
