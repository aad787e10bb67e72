import { expect, it } from 'vitest';
import { IdPipe } from './id-pipe.js';

const pipe = new IdPipe();

it.each(['0', '7', '007', '999999999999999'])('%s is a number', text => {
  expect(pipe.transform(text)).toBe(Number(text));
});

it.each(['', ' 7', '-1', '1.5', '1e3', 'abc', '7;', '9007199254740993', '99999999999999999999999999'])(
  '%j names nothing',
  text => {
    expect(() => pipe.transform(text)).toThrow(expect.objectContaining({ status: 404, code: 'system.not-found' }));
  },
);
