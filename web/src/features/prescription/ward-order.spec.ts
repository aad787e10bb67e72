import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { expect, test } from 'vitest';
import { isWaiting, wardOrder } from './ward-order';

const TODAY = '2026-11-24';
const row = (id: number, some: Partial<PrescriptionRow>) =>
  ({
    ...{ id, status: 'approve', supply: 'unit_dose', handedOverAt: null, writtenAt: `2026-11-20T0${id}:00:00.000Z` },
    ...some,
  }) as PrescriptionRow;

test('reviews stand above, then what the ward has not had today, then what waits for its doctor or for tomorrow', () => {
  const sent = row(1, { handedOverAt: '2026-11-24T02:00:00.000Z' });
  const returned = row(2, { status: 'returned' });
  // Half past eleven at night in Jakarta, the day before.
  const yesterday = row(3, { handedOverAt: '2026-11-23T16:30:00.000Z' });
  const once = row(4, { supply: 'one_time', handedOverAt: '2026-11-24T02:00:00.000Z' });
  const waits = row(5, { status: 'queue' });
  expect(wardOrder([sent, returned, yesterday, once, waits], TODAY).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1]);
  expect([sent, returned, yesterday, once, waits].map(each => isWaiting(each, TODAY))).toEqual([
    ...[false, false, true, true, true],
  ]);
});
