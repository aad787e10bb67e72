import { expect, test } from 'vitest';
import { prepareAppend } from '../prepared-append.js';
import { writes } from '../testing/events.js';
import { takeBatch } from './take-batch.js';

const NO_LIMITS = { appends: 100, left: 100, events: 100, bytes: 1_000 };

/** Written as `a b ?c`: writes a and b, checks c. */
function waiting(text: string, events = 1) {
  const names = text.split(' ');
  const written = names.filter(name => !name.startsWith('?')).map(name => [name, ['none', events]] as const);
  const checks = names.filter(name => name.startsWith('?')).map(name => ({ stream: name.slice(1), expected: 0 }));
  const append = prepareAppend(writes(Object.fromEntries(written) as Parameters<typeof writes>[0]), checks);
  return { text, append, bytes: 10 };
}

const taken = (queue: ReturnType<typeof waiting>[], limits = NO_LIMITS) => {
  const { batch, rest } = takeBatch(queue, limits);
  return { batch: batch.map(({ text }) => text), rest: rest.map(({ text }) => text) };
};

test.each([
  [['a', 'b', 'c'], ['a', 'b', 'c'], []],
  [
    ['a', 'a', 'b', 'a'],
    ['a', 'b'],
    ['a', 'a'],
  ],
  [['a b', 'c b', 'd'], ['a b', 'd'], ['c b']],
  // checks of a stream that nobody writes go together
  [['a ?x', 'b ?x', 'c ?x'], ['a ?x', 'b ?x', 'c ?x'], []],
  // a check sees the streams as they were before the batch
  [['x', 'a ?x', 'b'], ['x', 'b'], ['a ?x']],
  [['a ?x', 'x'], ['a ?x', 'x'], []],
  // nobody overtakes on a stream that an earlier one waits for
  [
    ['a', 'a b', 'b', 'c'],
    ['a', 'c'],
    ['a b', 'b'],
  ],
  [['a', 'a b', 'c ?b'], ['a'], ['a b', 'c ?b']],
  [['a', 'a ?x', 'x', 'b ?x'], ['a'], ['a ?x', 'x', 'b ?x']],
  [['a', 'a ?x', 'b ?x'], ['a', 'b ?x'], ['a ?x']],
])('of %j goes %j and stays %j', (queue, batch, rest) => {
  expect(taken(queue.map(text => waiting(text)))).toEqual({ batch, rest });
});

test('keeps to the limits, but takes one append however large', () => {
  const queue = ['a', 'b', 'c'].map(text => waiting(text, 4));
  expect(taken(queue, { ...NO_LIMITS, appends: 2 })).toEqual({ batch: ['a', 'b'], rest: ['c'] });
  expect(taken(queue, { ...NO_LIMITS, events: 8 })).toEqual({ batch: ['a', 'b'], rest: ['c'] });
  expect(taken(queue, { ...NO_LIMITS, events: 7 })).toEqual({ batch: ['a'], rest: ['b', 'c'] });
  expect(taken(queue, { ...NO_LIMITS, events: 1 })).toEqual({ batch: ['a'], rest: ['b', 'c'] });
  expect(taken(queue, { ...NO_LIMITS, bytes: 5 })).toEqual({ batch: ['a'], rest: ['b', 'c'] });
});

test('does not search a long queue for one busy stream to its end', () => {
  const queue = [...Array.from({ length: 5 }, () => waiting('busy')), waiting('free')];
  expect(taken(queue, { ...NO_LIMITS, left: 3 })).toEqual({
    batch: ['busy'],
    rest: [...Array(4).fill('busy'), 'free'],
  });
});
