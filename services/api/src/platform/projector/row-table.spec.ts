import { topic } from '@alur/contracts/declare';
import { viewOf } from '@alur/domain/kernel/view';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { indexesOf } from './row-table.js';

const row = z.object({ hall: z.string(), date: z.string(), name: z.string() });
const board = topic('seat.board', { params: z.object({ hall: z.string(), date: z.string() }), row, access: [] });
const seats = (indexes: ('hall' | 'date' | 'name')[][]) =>
  viewOf<Record<never, never>>()({
    name: 'seat',
    version: 1,
    row,
    indexes,
    topics: [{ topic: board, by: { hall: 'hall', date: 'date' } }],
    on: {},
  });

it.each([
  ['none is declared', [], [['hall', 'date']]],
  [
    'one begins with other columns',
    [['name', 'hall', 'date']],
    [
      ['name', 'hall', 'date'],
      ['hall', 'date'],
    ],
  ],
  ['one has only a part of them', [['hall']], [['hall'], ['hall', 'date']]],
] as const)('gives a topic an index where %s', (_when, declared, expected) => {
  expect(indexesOf(seats(declared.map(names => [...names])))).toEqual(expected);
});

it('takes the declared one for a topic where it begins with its columns, in whatever order', () => {
  expect(indexesOf(seats([['date', 'hall', 'name']]))).toEqual([['date', 'hall', 'name']]);
});
