import { list } from '@alur/contracts/declare';
import { moduleOf } from '@alur/domain/kernel/module';
import { viewOf } from '@alur/domain/kernel/view';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ListRegistry } from './list-registry.js';

const row = z.object({ at: z.string() });
const movements = viewOf()({ name: 'movements', version: 1, row, on: {} });

describe('a list of rows without ids', () => {
  const registryWith = (order?: string) => {
    const spec = { view: 'movements', row, filters: z.object({}), access: ['dashboard:revenue'] as const };
    const lists = [list('stock/movements', { ...spec, ...(order !== undefined && { order }) })];
    return new ListRegistry([moduleOf('stock', { views: [movements], lists })]);
  };

  it('says by which column it is ordered', () => expect(registryWith('at').all()).toHaveLength(1));

  it.each([undefined, 'name'])('does not boot with %s', order => {
    expect(() => registryWith(order)).toThrow('list stock/movements has no column to be ordered by');
  });
});
