import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { transactions } from './lists.js';

it.each([
  ['ALL', undefined],
  [undefined, undefined],
  ['PAID', ['PAID']],
  ['PAID,VOID', ['PAID', 'VOID']],
])('bills of status %s are those of %j', (status, read) =>
  expect(z.parse(transactions.filters, { status }).status).toEqual(read),
);

it.each(['all', 'PAID,ALL', ''])('"%s" is no status', status =>
  expect(z.safeParse(transactions.filters, { status }).success).toBe(false),
);
