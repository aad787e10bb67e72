import { beforeEach, expect, it, vi } from 'vitest';
import { selectMerchant } from '@/access/current-merchant';
import { stubFetch } from '@/testing/browser';

const snapshot = { data: [{ key: '1', position: '7' }], meta: { epoch: 'e', seq: '7' } };
const params = { date: '2026-11-26' };
let calls: ReturnType<typeof stubFetch>;

/** Imports the module anew, as at the start of the application. */
const start = async () => {
  vi.resetModules();
  return import('./ahead');
};

beforeEach(() => {
  calls = stubFetch({ body: snapshot });
  selectMerchant(3);
});

it('asks for the rows of a board at once, and gives them to whoever watches it first', async () => {
  const { askAhead, takeAhead } = await start();
  askAhead('transaction.list', params);
  expect(calls.map(({ url }) => url)).toEqual(['/v2/live/transaction.list?date=2026-11-26']);
  await expect(takeAhead(3, 'transaction.list', params)).resolves.toEqual(snapshot);
  expect(takeAhead(3, 'transaction.list', params)).toBeUndefined();
});

it('gives nothing of another facility or day', async () => {
  const { askAhead, takeAhead } = await start();
  askAhead('transaction.list', params);
  expect(takeAhead(4, 'transaction.list', params)).toBeUndefined();
  expect(takeAhead(3, 'transaction.list', { date: '2026-11-27' })).toBeUndefined();
});

it('asks nothing ahead and gives nothing old once there has been a line', async () => {
  const { askAhead, endAhead, takeAhead } = await start();
  askAhead('transaction.list', params);
  endAhead();
  askAhead('transaction.list', params);
  expect(calls).toHaveLength(1);
  expect(takeAhead(3, 'transaction.list', params)).toBeUndefined();
});
