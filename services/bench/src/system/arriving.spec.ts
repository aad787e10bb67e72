import { expect, it } from 'vitest';
import { paintingTimes } from './arriving.js';

const change = (row: string, at: number) => ({ row, at, since: '0', position: '1' });

it('takes the first painting after each change, and tells of those that none came of before the next', () => {
  const sent = [change('1', 0), change('2', 10), change('1', 100), change('2', 200)];
  expect(
    paintingTimes(sent, [
      ['1', 30],
      ['2', 35],
      ['1', 60],
      ['2', 225],
    ]),
  ).toEqual({ on: [30, 25, 25], missing: 1 });
});
