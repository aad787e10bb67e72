import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { ownCommandsAtom, useHeldOrder } from './use-held-order';

interface Row {
  key: string;
}
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(key => ({ key })) as [Row, Row, Row, Row];
const keyOf = ({ key }: Row) => key;
const setOwn = (count: number) => act(() => getDefaultStore().set(ownCommandsAtom, count));
afterEach(() => setOwn(0));

function held(rows: Row[], asked = '') {
  const { result, rerender } = renderHook(given => useHeldOrder(given.rows, keyOf, given.asked), {
    initialProps: { rows, asked },
  });
  act(() => result.current.holdProps.onPointerEnter());
  return {
    give: (next: Row[], words = asked) => rerender({ rows: next, asked: words }),
    release: () => act(() => result.current.release()),
    shown: () => result.current.rows.map(keyOf).join(''),
    waiting: () => result.current.waiting,
  };
}

it('keeps still under the hand what others change', () => {
  const list = held([b, c]);
  list.give([a, c, b, d]);
  expect([list.shown(), list.waiting()]).toEqual(['bc', 2]);
  list.release();
  expect([list.shown(), list.waiting()]).toEqual(['acbd', 0]);
  list.give([d, c, b, a]);
  expect(list.shown()).toBe('acbd');
});

it('follows at once another search or filter', () => {
  const list = held([a], 'a');
  list.give([a, b, c], '');
  expect([list.shown(), list.waiting()]).toEqual(['abc', 0]);
  list.give([d], 'done');
  expect(list.shown()).toBe('d');
});

it('takes in what an own command brings, in its place, and nothing else', () => {
  const list = held([b, d]);
  list.give([a, b, d]);
  setOwn(1);
  list.give([a, b, c, d]);
  expect([list.shown(), list.waiting()]).toEqual(['bcd', 1]);
});

it('moves what an own command moved', () => {
  const list = held([a, b, c]);
  setOwn(1);
  list.give([{ ...c }, a, b]);
  expect(list.shown()).toBe('cab');
  setOwn(0);
  list.give([a, b, c]);
  expect(list.shown()).toBe('cab');
});
