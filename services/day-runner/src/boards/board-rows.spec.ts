import type { Frame } from '@alur/contracts/kernel/live';
import { expect, it } from 'vitest';
import { BoardRows, differences } from './board-rows.js';
import { waitingTimes } from './waiting-times.js';

const row = (key: string, position: number, status = '') => ({ key, position: String(position), status });
const frame = (prev: number, seq: number, rows: Frame['rows'], removed: Frame['removed'] = []): Frame => ({
  ...{ topic: 't', params: {}, epoch: 'e', ops: 1 },
  ...{ prev: String(prev), seq: String(seq), rows, removed },
});
const at = (seq: number, ...data: Frame['rows']) => {
  const rows = new BoardRows();
  rows.replace({ data, meta: { epoch: 'e', seq: String(seq) } });
  return rows;
};

it('applies frames in order, and a row only if it is newer', () => {
  const rows = at(5, row('1', 5, 'waiting'));
  expect(rows.apply(frame(5, 7, [row('1', 7, 'called'), row('2', 6)]))).toBe('applied');
  expect(rows.apply(frame(7, 8, [row('1', 3, 'waiting')], [row('2', 8)]))).toBe('applied');
  expect(rows.list()).toEqual([row('1', 7, 'called')]);
});

it('knows a frame that it has seen, a gap, and another epoch', () => {
  const rows = at(5);
  expect(rows.apply(frame(3, 5, []))).toBe('old');
  expect(rows.apply(frame(6, 7, []))).toBe('gap');
  expect(rows.apply({ ...frame(5, 6, []), epoch: 'other' })).toBe('gap');
});

it('tells which rows differ, whatever the order of rows and fields', () => {
  expect(differences([{ key: '1', position: '1' }, row('2', 2)], [row('2', 2), { position: '1', key: '1' }])).toEqual({
    board: [],
    truth: [],
  });
  expect(differences([row('1', 1)], [row('1', 2)]).truth).toHaveLength(1);
});

it('takes the first frame that carries the change, on every board of the topic', () => {
  const expectation = { merchantId: 7, topic: 't', rowId: 1, position: '100', due: 1_000 };
  const arrivals = [
    { rowId: 1, position: 99n, at: 990 },
    { rowId: 1, position: 60n, at: 1_005 },
    { rowId: 2, position: 100n, at: 1_006 },
    { rowId: 1, position: 98n, at: 1_010 },
    { rowId: 1, position: 120n, at: 1_020 },
  ];
  const boards = [
    { key: '7/t', arrivals },
    { key: '7/t', arrivals: arrivals.slice(4) },
    { key: '7/other', arrivals },
  ];
  expect(waitingTimes([expectation], boards)).toEqual([10, 20]);
});
