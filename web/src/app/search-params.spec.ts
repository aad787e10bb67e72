import { expect, it } from 'vitest';
import { day, flag, listParams, oneOf, search } from './search-params';

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
  expect(
    read({ page: 0, limit: 'x', sort_by: 'up', search: '', status: 'ALL', on: '2026-13-45', mine: 'yes' }),
  ).toEqual({});
});
