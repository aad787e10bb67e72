import type { Recorded, SubscriptionFilter } from '@alur/eventing';
import { expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { LogSearch } from './log-search.js';

const EVENTS = 45_000;
/** A log of one facility in which every 15,000th event is rare; it tells how many were unsealed. */
const logOf = () => {
  const all = Array.from({ length: EVENTS }, (_none, index): Recorded => {
    const n = index + 1;
    const meta = { merchantId: 1, actorId: n % 15_000 === 0 ? 9 : 7, at: new Date(n * 1_000).toISOString() };
    const type = n % 15_000 === 0 ? 'BillVoided' : 'NumberCalled';
    return { id: `e${n}`, type, data: {}, stream: 's', revision: index, position: BigInt(n), meta } as Recorded;
  });
  let opened = 0;
  const log = {
    store: {
      readAll: async (after: bigint, { limit = 0 }: { limit?: number; filter?: SubscriptionFilter }) =>
        all.slice(Number(after), Number(after) + limit),
    },
    open: async (found: readonly Recorded[]) => {
      opened += found.length;
      return found.map(event => ({ ...event, position: event.position.toString() }));
    },
  };
  const search = new LogSearch({ log } as unknown as Platform, {} as Database);
  return { search, opened: () => opened };
};

it.each([
  ['a type', { types: ['BillVoided'] }],
  ['a person', { actorId: 9 }],
])('looks for %s so far, says how far, and goes on from there', async (_name, wanted) => {
  const { search, opened } = logOf();
  const answers: { found: string[]; reached: string | undefined; at: string | undefined }[] = [];
  for (let after: string | null = '0'; after !== null;) {
    const { data, next, reached } = await search.page(1, wanted, BigInt(after), 10);
    answers.push({ found: data.map(({ position }) => position), reached: reached?.position, at: reached?.at });
    after = next;
  }
  expect(answers.map(({ found, reached }) => [found, reached])).toEqual([
    [['15000'], '20000'],
    [['30000'], '40000'],
    [['45000'], '45000'],
  ]);
  expect(answers[0]?.at).toBe(new Date(20_000_000).toISOString());
  expect(opened()).toBe(3);
});

it('ends an answer that is full where the next one begins', async () => {
  const { search } = logOf();
  const first = await search.page(1, { types: ['NumberCalled'] }, 0n, 3);
  expect(first).toMatchObject({ next: '3', reached: { position: '3' } });
  const second = await search.page(1, { types: ['NumberCalled'] }, 3n, 3);
  expect(second.data.map(({ position }) => position)).toEqual(['4', '5', '6']);
});
