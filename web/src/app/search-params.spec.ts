import { expect, it } from 'vitest';
import { day, flag, listParams, month, oneOf, search } from './search-params';

const read = search({ ...listParams, status: oneOf('PAID', 'VOID'), on: day, mine: flag });

it('keeps what can be and drops the rest', () => {
  expect(
    read({
      page: 2,
      limit: '50',
      sort_by: 'desc',
      search: 'budi',
      status: 'PAID',
      on: '2026-11-21',
      mine: 'true',
      other: 1,
    }),
  ).toEqual({ page: 2, limit: 50, sort_by: 'desc', search: 'budi', status: 'PAID', on: '2026-11-21', mine: true });
  const odd = { page: 0, limit: 'x', sort_by: 'up', search: '', status: 'ALL', on: '2026-13-45', mine: 'yes' };
  expect(read(odd)).toEqual({});
  // The router lays it over what the address has.
  expect({ ...odd, ...read(odd) }).toEqual({});
});

it.each([
  [day, '2028-02-29', true],
  [day, '2026-02-29', false],
  [day, '2026-02-31', false],
  [day, '2026-11-31', false],
  [day, '2026-1-1', false],
  [month, '2026-12', true],
  [month, '2026-13', false],
  [month, '2026-00', false],
  [month, '2026-1', false],
])('only a date of the calendar is one', (param, raw, isOne) => expect(param(raw)).toBe(isOne ? raw : undefined));

it('asks for no more rows and searches for no more text than a list takes', () => {
  expect(read({ limit: 500, search: 'x'.repeat(101) })).toEqual({ limit: 500, search: 'x'.repeat(100) });
  expect(read({ limit: 501 })).toEqual({});
});
