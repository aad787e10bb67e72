import { modules } from '@alur/domain';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../projector/row-columns.js';
import { shaped } from '../errors/shaped.js';
import { ListRegistry } from './list-registry.js';
import { queryValues } from './query-values.js';

const counted = new ListRegistry(modules)
  .all()
  .flatMap(({ spec }) =>
    columnsOf(spec.filters).flatMap(({ name, type }) =>
      type === 'bigint' || type === 'double precision' ? [{ path: spec.path, spec, name }] : [],
    ),
  );

describe.each(counted)('$path filtered by $name', ({ spec, name }) => {
  it.each(['99999999999999999999', '9223372036854775807', '1e300', '1.5', '-1', '0x', 'abc'])(
    'is refused where %s is no id, before the database is asked',
    value => {
      expect(() => shaped(spec.filters, queryValues(spec.filters, { [name]: value }))).toThrow('shape.invalid');
    },
  );

  it('takes an id', () => {
    const every = Object.fromEntries(counted.filter(one => one.spec === spec).map(one => [one.name, '12']));
    expect(shaped(spec.filters, queryValues(spec.filters, every))).toMatchObject({ [name]: 12 });
  });
});

it('counts every list that filters by a number', () => expect(counted.length).toBeGreaterThan(10));
