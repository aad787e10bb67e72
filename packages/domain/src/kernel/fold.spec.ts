import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Seen } from './event.js';
import { begunIn, foldView, needsOf } from './fold.js';
import { viewOf } from './view.js';

type Named = { Named: { place: { id: number }; name: string } };
const view = viewOf<Named>()({
  name: 'named',
  version: 1,
  row: z.object({ name: z.string() }),
  on: {
    Named: {
      key: e => e.data.place.id,
      first: e => ({ name: e.data.name }),
      next: (_row, e) => ({ name: e.data.name }),
    },
  },
});

const seen = (position: number, data: object, unreadable?: string): Seen => ({
  ...{ id: `e${position}`, type: 'Named', data: { ...data }, stream: 's', revision: position, position: `${position}` },
  meta: { merchantId: 1, actorId: 1, commandId: '', appendId: '', at: '', localDate: '', offset: '' },
  ...(unreadable !== undefined && { unreadable }),
});
const named = (position: number, id: number, name: string, unreadable?: string) =>
  seen(position, { place: { id }, name }, unreadable);

it('stops the rows that an unreadable event names, as they were before it, and no other', () => {
  const events = [named(1, 7, 'Ani'), named(2, 7, '?', 'damaged'), named(3, 7, 'Budi'), named(4, 8, 'Citra')];
  const { changes, broken } = foldView(view, events, []);
  expect(changes.map(({ key, after }) => [key, after])).toEqual([
    ['7', { name: 'Ani' }],
    ['8', { name: 'Citra' }],
  ]);
  expect(broken).toMatchObject([{ key: '7', position: '2', error: new Error('damaged') }]);
});

it.each([
  ['is unreadable', seen(1, {}, 'damaged'), new Error('damaged')],
  ['is such that the view cannot say', seen(1, {}), expect.any(TypeError)],
])('names the event where nobody can tell which rows it means, and why: it %s', (_how, event, error) => {
  expect(needsOf(view, [event])).toEqual({ keys: new Map(), begun: new Set(), wheres: [] });
  const { changes, broken } = foldView(view, [event, named(2, 8, 'Citra')], []);
  expect(changes).toMatchObject([{ key: '8' }]);
  expect(broken).toMatchObject([{ key: 'event 1', position: '1', error }]);
});

it.each([1e290, Number.MAX_SAFE_INTEGER + 1, Infinity, NaN])('stops the row alone that would hold %s', number => {
  type Summed = { Summed: { id: number; sum: number } };
  const sums = viewOf<Summed>()({
    name: 'sum',
    version: 1,
    row: z.object({ sum: z.number() }),
    on: { Summed: { key: e => e.data.id, first: e => ({ sum: e.data.sum }) } },
  });
  const summed = (position: number, id: number, sum: number) => ({ ...seen(position, { id, sum }), type: 'Summed' });
  const { changes, broken } = foldView(sums, [summed(1, 7, 5), summed(2, 7, number), summed(3, 8, 6)], []);
  expect(changes.map(({ key, after }) => [key, after])).toEqual([
    ['7', { sum: 5 }],
    ['8', { sum: 6 }],
  ]);
  expect(broken).toMatchObject([{ key: '7', position: '2' }]);
});

it.each(['\ud842', 'Ani\u0000'])('stops the row alone that would hold %j', name => {
  const { changes, broken } = foldView(view, [named(1, 7, 'Ani'), named(2, 7, name), named(3, 8, '𠮷')], []);
  expect(changes.map(({ key, after }) => [key, after])).toEqual([
    ['7', { name: 'Ani' }],
    ['8', { name: '𠮷' }],
  ]);
  expect(broken).toMatchObject([{ key: '7', position: '2' }]);
});

it('leaves stopped rows alone, and does not stop them again', () => {
  const stopped = new Set(['1/7']);
  expect(foldView(view, [named(1, 7, 'Ani'), named(2, 7, '?', 'damaged')], [], stopped)).toEqual({
    changes: [],
    broken: [],
  });
});

it('knows which rows begin with their streams: made by it, under its id, and touched by nothing before', () => {
  const shops = viewOf<Record<'Opened' | 'Renamed' | 'Counted' | 'Listed', { id: number }>>()({
    name: 'shop',
    version: 1,
    row: z.object({ id: z.number() }),
    on: {
      Opened: { key: e => e.data.id, first: e => ({ id: e.data.id }) },
      Renamed: { key: e => e.data.id, next: row => row },
      Listed: { key: e => e.data.id, first: e => ({ id: e.data.id }), begins: 'shop' },
      Counted: { key: e => e.data.id, first: e => ({ id: e.data.id }), next: row => row },
    },
  });
  const at = (stream: string, revision: number, type: string, id: number): Seen => ({
    ...seen(1, { id }),
    ...{ stream, revision, type },
  });
  const begun = (...events: Seen[]) => [...needsOf(shops, events, begunIn(events)).begun];
  expect(begun(at('shop-7', 0, 'Opened', 7), at('shop-7', 1, 'Renamed', 7))).toEqual(['1/7']);
  expect(begun(at('shop-7', 1, 'Opened', 7))).toEqual([]);
  expect(begun(at('sign-8', 0, 'Opened', 7))).toEqual([]);
  expect(begun(at('sign-8', 0, 'Renamed', 7), at('shop-7', 0, 'Opened', 7))).toEqual([]);
  expect(begun(at('shop-7', 0, 'Counted', 7))).toEqual([]);
  // Another stream of that id begins long after this row was made.
  expect(begun(at('stay-7', 0, 'Else', 7), at('shop-7', 3, 'Opened', 7))).toEqual([]);
  // The view names the kind of stream with which its row begins.
  const batch = [at('shop-7', 0, 'Else', 7), at('list-1', 4, 'Listed', 7), at('list-1', 5, 'Listed', 8)];
  expect(begun(...batch)).toEqual(['1/7']);
  expect([...needsOf(shops, batch.slice(1), begunIn(batch)).begun]).toEqual(['1/7']);
  expect(begun(at('stay-7', 0, 'Else', 7), at('list-1', 4, 'Listed', 7))).toEqual([]);
  expect([...needsOf(shops, batch).begun]).toEqual([]);
});
