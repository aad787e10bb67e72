import type { Seen } from '@alur/domain/kernel/event';
import { viewOf } from '@alur/domain/kernel/view';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Projection } from './projection.js';
import { RowTable } from './row-table.js';

type Opened = { type: 'Opened'; data: { id: number } };
type Priced = { type: 'Priced'; data: { shopId: number } };
const row = z.object({ open: z.boolean() });
const shops = viewOf<Opened>()({
  ...{ name: 'shop', version: 1, row },
  on: { Opened: { key: e => e.data.id, first: () => ({ open: true }) } },
});
const prices = viewOf<Priced>()({
  ...{ name: 'price', version: 1, row },
  on: { Priced: { key: e => e.data.shopId, first: () => ({ open: true }) } },
});

const event = (position: number, stream: string, revision: number, type: string, data: object): Seen => ({
  ...{ id: `e${position}`, type, data: { ...data }, stream, revision, position: `${position}` },
  meta: { merchantId: 1, actorId: 1, commandId: '', appendId: '', at: '', localDate: '', offset: '' },
});

it.each([
  [
    'looks for no row whose stream begins in the batch, though it began with an event that the view does not know',
    true,
  ],
  ['looks for every row when it is not sure', false],
])('%s', async (_what, sure) => {
  const looked: string[] = [];
  const source = {
    load: async (table: RowTable, keys: readonly { key: string }[], begun?: ReadonlySet<string>) => {
      looked.push(...keys.filter(({ key }) => !begun?.has(`1/${key}`)).map(({ key }) => `${table.name} ${key}`));
      return [];
    },
    where: async () => [],
  };
  const projection = new Projection([new RowTable(shops), new RowTable(prices)], new Map());
  const batch = [
    event(1, 'shop-7', 0, 'Opened', { id: 7 }),
    event(2, 'list-9', 3, 'Priced', { shopId: 7 }),
    event(3, 'list-9', 4, 'Priced', { shopId: 6 }),
  ];
  const { changed } = await projection.fold(source, batch, { sure });
  expect(changed.map(({ table, changes }) => [table.name, changes.map(({ key }) => key)])).toEqual([
    ['rows.shop_v1', ['7']],
    ['rows.price_v1', ['7', '6']],
  ]);
  expect(looked).toEqual(sure ? ['rows.price_v1 6'] : ['rows.shop_v1 7', 'rows.price_v1 7', 'rows.price_v1 6']);
});
