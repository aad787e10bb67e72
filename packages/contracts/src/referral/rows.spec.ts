import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { referralList } from './rows.js';

test('ended referrals are found of several units at once, as intensive care has several', () => {
  expect(z.parse(referralList.filters, { unitId: '3,4' })).toMatchObject({ unitId: [3, 4] });
  expect(z.parse(referralList.filters, { unitId: '3' })).toMatchObject({ unitId: [3] });
});
