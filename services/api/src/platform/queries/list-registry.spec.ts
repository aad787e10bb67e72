import { list } from '@alur/contracts/declare';
import { coded, filled, oneOf, range } from '@alur/contracts/kernel/filters';
import { moduleOf } from '@alur/domain/kernel/module';
import { viewOf } from '@alur/domain/kernel/view';
import { modules } from '@alur/domain';
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

it('does not boot with words searched in a column that is not there', () => {
  const spec = { view: 'movements', row, filters: z.object({}), order: 'at', access: ['dashboard:revenue'] as const };
  const registryWith = (column: string) =>
    new ListRegistry([
      moduleOf('stock', { views: [movements], lists: [list('stock/movements', { ...spec, spelledIn: [column] })] }),
    ]);
  expect(registryWith('at').all()).toHaveLength(1);
  expect(() => registryWith('name')).toThrow('list stock/movements searches name, which is no column of movements');
});

describe('what a list is filtered by', () => {
  const bill = z.object({
    id: z.int(),
    date: z.string(),
    status: z.string(),
    note: z.string(),
    lines: z.array(z.int()),
  });
  const bills = viewOf()({ name: 'bills', version: 1, row: bill, indexes: [['date', 'status']], on: {} });
  const registryWith = (filters: z.core.$ZodType, narrowing?: string[]) => {
    const spec = { view: 'bills', row: bill, filters, access: ['dashboard:revenue'] as const };
    const lists = [list('bill/bills', { ...spec, ...(narrowing && { narrowing }) })];
    return new ListRegistry([moduleOf('bill', { views: [bills], lists })]);
  };

  it('is in an index of its view, however it compares', () => {
    const filters = { ...range('date', z.string()), status: oneOf(z.string()), ...filled('status') };
    expect(registryWith(z.object(filters), ['status']).all()).toHaveLength(1);
    expect(new ListRegistry(modules).all().length).toBeGreaterThan(20);
  });

  it.each([
    ['in no index', { note: z.optional(z.string()) }, 'filters by note, which is in no index of bills'],
    ['no column', { ...range('day', z.string()) }, 'filters by day, which is no column of bills'],
    ['a list', { ...filled('lines') }, 'filters by lines, which is no column of bills'],
    ['no list', { ...coded('status', z.string()) }, 'filters by status, which is no column of bills'],
    ['no comparison', { date_until: z.optional(z.string()) }, 'cannot filter by date_until'],
  ])('does not boot where it is %s', (_what, filters, said) => {
    expect(() => registryWith(z.object(filters))).toThrow(`list bill/bills ${said}`);
  });

  it('begins an index, or is said to narrow only', () => {
    const day = { date: z.optional(z.string()) };
    const status = { ...day, status: z.optional(z.string()) };
    expect(() => registryWith(z.object(status))).toThrow('filters by status, with which no index of bills begins');
    expect(() => registryWith(z.object(day), ['date'])).toThrow('says that date only narrows, but an index of bills');
  });
});
