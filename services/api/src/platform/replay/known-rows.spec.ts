import { matches, type StoredRow } from '@alur/domain/kernel/fold';
import type { AnyTable, Row } from '@alur/domain/kernel/view';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KnownRows } from './known-rows.js';

const table = { name: 'ticket' } as AnyTable;
const value = fc.constantFrom('A', 'B', null);
const change = fc.record({
  key: fc.constantFrom('1', '2', '3', '4', '5'),
  after: fc.option(fc.record({ hall: value, patientId: fc.constantFrom(7, 8) })),
});
const asked = fc.constantFrom<Row>({ hall: 'A' }, { hall: null }, { patientId: 7 }, { patientId: 8, hall: 'B' });
const step = fc.oneof(fc.record({ change }), fc.record({ asked }));

it('finds by equal columns what looking through all rows would, whatever became of them', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const known = new KnownRows(table, { read: async () => [] });
      const plain = new Map<string, StoredRow>();
      for (const one of steps) {
        if ('change' in one) {
          const { key, after } = one.change;
          known.apply([{ merchantId: 1, key, position: '1', before: null, after } as never]);
          if (after) plain.set(key, { merchantId: 1, key, position: '1', row: after });
          else plain.delete(key);
          continue;
        }
        const found = known.of({ keys: [], columns: [one.asked] });
        const expected = [...plain.values()].filter(({ row }) => matches(row, one.asked));
        expect(new Set(found)).toEqual(new Set(expected));
      }
    }),
  );
});
