import { expect, it } from 'vitest';
import { readOptions } from './options.js';

it('knows the three speeds', () => {
  const speed = (text: string) => readOptions(['--file', 'a.csv', '--speed', text]).speed;
  expect(readOptions(['--file', 'a.csv']).speed).toEqual({ kind: 'max' });
  expect(speed('200/s')).toEqual({ kind: 'rate', perSecond: 200 });
  expect(speed('60x')).toEqual({ kind: 'replay', times: 60 });
});

it('keeps the log in the database unless told otherwise', () => {
  expect(readOptions(['--file', 'a.csv']).store).toBe('postgres');
  expect(readOptions(['--file', 'a.csv', '--store', 'kurrentdb']).store).toBe('kurrentdb');
});

it('has beds where it is told so', () => {
  expect(readOptions(['--file', 'a.csv']).isHospital).toBe(false);
  expect(readOptions(['--file', 'a.csv', '--hospital']).isHospital).toBe(true);
});

it.each([
  [[]],
  [['--file', 'a.csv', '--speed', 'fast']],
  [['--file', 'a.csv', '--speed', '0x']],
  [['--file', 'a.csv', '--boards', 'many']],
  [['--file', 'a.csv', '--kill-at', '2']],
  [['--file', 'a.csv', '--store', 'paper']],
  [['--file', 'a.csv', '--store', 'kurrentdb', '--url', 'http://localhost']],
  [['--file', 'a.csv', '--kill-at', '0.5', '--url', 'http://localhost']],
])('refuses %j', args => expect(() => readOptions(args)).toThrow());
