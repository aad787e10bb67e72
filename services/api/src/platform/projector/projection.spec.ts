import type { Seen } from '@alur/domain/kernel/event';
import { viewOf } from '@alur/domain/kernel/view';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Projection } from './projection.js';
import { RowTable } from './row-table.js';

type Opened = { Opened: { id: number } };
type Priced = { Priced: { shopId: number } };
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

const batch = [
  event(1, 'shop-7', 0, 'Opened', { id: 7 }),
  event(2, 'list-9', 3, 'Priced', { shopId: 7 }),
  event(3, 'stay-6', 0, 'Entered', {}),
  event(4, 'shop-6', 1, 'Opened', { id: 6 }),
];

it.each([
  ['looks for no row that begins with its own stream, and for one whose id another stream begins with', true],
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
  const { changed } = await projection.fold(source, batch, { sure });
  expect(changed.map(({ table, changes }) => [table.name, changes.map(({ key }) => key)])).toEqual([
    ['rows.shop_v1', ['7', '6']],
    ['rows.price_v1', ['7']],
  ]);
  const always = ['rows.shop_v1 6', 'rows.price_v1 7'];
  expect(looked).toEqual(sure ? always : ['rows.shop_v1 7', ...always]);
});

it('finds the row that its stream’s second event replaces while another stream of the same id begins', async () => {
  const before = { merchantId: 1, key: '6', position: '1', row: { open: false } };
  const source = {
    load: async (table: RowTable, keys: readonly { key: string }[], begun?: ReadonlySet<string>) =>
      table.name === 'rows.shop_v1' && keys.some(({ key }) => key === '6') && !begun?.has('1/6') ? [before] : [],
    where: async () => [],
  };
  const projection = new Projection([new RowTable(shops), new RowTable(prices)], new Map());
  const { changed } = await projection.fold(source, batch.slice(2), { sure: true });
  expect(changed.flatMap(({ changes }) => changes)).toMatchObject([
    { key: '6', before: { open: false }, after: { open: true }, since: '1' },
  ]);
});
