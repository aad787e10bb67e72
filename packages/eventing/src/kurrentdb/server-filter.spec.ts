import { expect, test } from 'vitest';
import { serverFilter } from './server-filter.js';

const lets = (filter: ReturnType<typeof serverFilter>, type: string): boolean =>
  'regex' in filter ? new RegExp(filter.regex).test(type) : filter.prefixes.some(prefix => type.startsWith(prefix));

test.each([
  [{}, ['1:Opened', '12:Closed'], ['$metadata', 'Opened', '$>']],
  [{ merchantId: 1 }, ['1:Opened', '1:Closed'], ['12:Opened', '$stats', '2:Opened']],
  [{ types: ['Opened'] }, ['1:Opened', '12:Opened'], ['1:Closed', '1:OpenedAgain', '$Opened']],
  [{ merchantId: 1, types: ['Opened'] }, ['1:Opened'], ['1:Closed', '12:Opened']],
  [{ types: [] }, [], ['1:Opened', '$metadata']],
  [{ types: ['a.b'] }, ['1:a.b'], ['1:axb']],
  [{ partition: { index: 1, of: 2 } }, ['1:Opened', '2:Opened'], ['$metadata']],
])('%j lets through what it must, and little more', (filter, wanted, unwanted) => {
  const given = serverFilter(filter);
  expect(wanted.filter(type => !lets(given, type))).toEqual([]);
  expect(unwanted.filter(type => lets(given, type))).toEqual([]);
});
