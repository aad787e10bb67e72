import { ERASED } from '@alur/domain/kernel/event';
import { expect, it } from 'vitest';
import { changesBetween, withoutErased } from './changes.js';

it.each([
  ['a field', { name: 'Budi', age: 3 }, { name: 'Budiman', age: 3 }, [{ path: 'name', from: 'Budi', to: 'Budiman' }]],
  [
    'what is new',
    { status: 'none' },
    { status: 'open', at: 1 },
    [
      { path: 'status', from: 'none', to: 'open' },
      { path: 'at', from: null, to: 1 },
    ],
  ],
  ['what is gone', { at: 1 }, {}, [{ path: 'at', from: 1, to: null }]],
  ['deep inside', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [{ path: 'a.b.c', from: 1, to: 2 }]],
  [
    'an element by its id',
    {
      items: [
        { itemId: 7, n: 1 },
        { itemId: 9, n: 1 },
      ],
    },
    { items: [{ itemId: 9, n: 2 }] },
    [
      { path: 'items.7', from: { itemId: 7, n: 1 }, to: null },
      { path: 'items.9.n', from: 1, to: 2 },
    ],
  ],
  ['an element by its place', { names: ['a', 'b'] }, { names: ['a', 'c'] }, [{ path: 'names.1', from: 'b', to: 'c' }]],
  [
    'a list that two share an id in',
    { items: [] },
    { items: [{ id: 1 }, { id: 1 }] },
    [
      { path: 'items.0', from: null, to: { id: 1 } },
      { path: 'items.1', from: null, to: { id: 1 } },
    ],
  ],
  ['no hashes', { nikHash: 'a', nik: '1' }, { nikHash: 'b', nik: '2' }, [{ path: 'nik', from: '1', to: '2' }]],
  ['an erased value', { name: 'Budi' }, { name: ERASED }, [{ path: 'name', from: 'Budi', to: { erased: true } }]],
  ['nothing where nothing is', { a: [1, { b: 2 }], c: null }, { a: [1, { b: 2 }], c: undefined }, []],
])('tells %s', (_name, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

it('marks what was erased, wherever it stands', () => {
  expect(withoutErased({ name: ERASED, lines: [{ note: ERASED, n: 1 }], at: null })).toEqual({
    name: { erased: true },
    lines: [{ note: { erased: true }, n: 1 }],
    at: null,
  });
});
