import { code, event, type DataOf, type EventOf } from '@alur/domain/kernel/event';
import { moduleOf } from '@alur/domain/kernel/module';
import { viewOf } from '@alur/domain/kernel/view';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testPlatform } from '../testing/platform.js';

const events = {
  ShopOpened: event(z.object({ shopId: z.int(), name: code() })),
  ShopMoved: event(z.object({ shopId: z.int(), name: code() })),
};
type ShopEvent = EventOf<typeof events>;
const made = {
  key: ({ data }: { data: ShopEvent['data'] }) => data.shopId,
  first: ({ data }: { data: ShopEvent['data'] }) => ({ name: data.name }),
};
const shops = viewOf<DataOf<typeof events>>()({
  ...{ name: 'shop', version: 1, row: z.object({ name: z.string() }) },
  on: { ShopOpened: made, ShopMoved: made },
});
const module = moduleOf('shop', { events, views: [shops] });

/** More rows than a build keeps in memory. */
const MANY = 9_000;
const AT_ONCE = 500;

let it_: Awaited<ReturnType<typeof testPlatform>>;
beforeEach(async () => {
  it_ = await testPlatform({ modules: [module], processes: [], dues: [] });
});
afterEach(() => it_.end());

const write = (stream: string, all: readonly ShopEvent[], from = 0) =>
  it_.platform.log.append([{ stream, expected: from === 0 ? 'none' : from - 1, events: all }], [], {
    ...{ merchantId: 1, actorId: 1, role: 'test', commandId: randomUUID(), appendId: randomUUID() },
    ...{ at: '2026-03-01T01:00:00.000Z', localDate: '2026-03-01', offset: '+07:00', origin: {} },
  });

it('builds again, and looks for every row, where a row was there before the stream that bears its id', async () => {
  for (let from = 0; from < MANY; from += AT_ONCE)
    await write(
      'list-1',
      Array.from({ length: AT_ONCE }, (_, at) => ({
        type: 'ShopOpened' as const,
        data: { shopId: from + at, name: 'opened' },
      })),
      from,
    );
  await write('shop-7', [{ type: 'ShopMoved', data: { shopId: 7, name: 'moved' } }]);

  await it_.platform.startWorkers();
  await it_.platform.checkRows();
  const { rows } = await it_.database.worker.query(
    `select count(*)::int, count(distinct key)::int as keys, min(name) filter (where key = '7') as seventh from rows.shop_v1`,
  );
  expect(rows).toEqual([{ count: MANY, keys: MANY, seventh: 'moved' }]);
});
