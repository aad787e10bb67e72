import { bucketNames, tariffOf, totalOf } from '@alur/contracts/casemix/tariff';
import { ItemType } from '@alur/contracts/transaction/enums';
import { TariffBucket } from '@alur/contracts/treatment/tariff';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('whatever the lines are, their components add up to the bill', () => {
  const lines = fc.array(
    fc.record({
      itemType: fc.constantFrom(...ItemType.options),
      bucket: fc.constantFrom(null, 'sesuatu', ...TariffBucket.options),
      service: fc.option(fc.record({ kind: fc.constant('room-class'), id: fc.integer({ min: 1, max: 4 }) })),
      amount: fc.integer({ min: 0, max: 10_000_000 }),
    }),
  );
  fc.assert(
    fc.property(lines, fc.uniqueArray(fc.integer({ min: 1, max: 4 })), (charged, classes) => {
      const tariff = tariffOf(charged, classes);
      expect(totalOf(tariff)).toBe(charged.reduce((sum, { amount }) => sum + amount, 0));
      expect(Object.keys(tariff)).toEqual(bucketNames);
    }),
  );
});
