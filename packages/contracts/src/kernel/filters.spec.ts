import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { coded, comparisonOf, filled, oneOf, range } from './filters.js';
import { listOf, type ListParams } from './list.js';
import type { Right } from './rights.js';
import { LocalDate, QueryId, Rupiah } from './scalars.js';

const Status = z.enum(['queue', 'approve', 'done']);
const filters = z.object({
  patientId: z.optional(QueryId),
  date: z.optional(LocalDate),
  ...range('date', LocalDate),
  ...range('total', Rupiah),
  status: oneOf(Status),
  doctorId: oneOf(QueryId),
  ...filled('paidDate'),
  ...coded('diagnoses', z.string()),
});
const bills = listOf<Right>()('bill/bills', { view: 'bill', row: z.object({}), filters, access: ['cashier:view'] });

const parsed = (given: Record<string, unknown>) => z.safeParse(filters, given);

describe('filters of a list', () => {
  it.each([
    [{ status: 'queue,approve' }, { status: ['queue', 'approve'] }],
    [{ status: 'done' }, { status: ['done'] }],
    [{ doctorId: '7,8' }, { doctorId: [7, 8] }],
    [
      { date_from: '2026-11-01', date_to: '2026-11-30' },
      { date_from: '2026-11-01', date_to: '2026-11-30' },
    ],
    [{ date: '2026-11-25' }, { date: '2026-11-25' }],
    [{ total_from: 100_000 }, { total_from: 100_000 }],
    [{ paidDate_filled: 'false' }, { paidDate_filled: false }],
    [{}, {}],
  ])('%j is read', (given, read) => expect(parsed(given)).toMatchObject({ success: true, data: read }));

  it.each([
    [{ status: 'queue,lost' }, 'status'],
    [{ status: 'queue,' }, 'status'],
    [{ status: '' }, 'status'],
    [{ status: ['queue', 'done'] }, 'status'],
    [{ status: Array.from({ length: 51 }, () => 'done').join(',') }, 'status'],
    [{ doctorId: '7,x' }, 'doctorId'],
    [{ date_from: '25/11/2026' }, 'date_from'],
    [{ date_to: '2026-02-30' }, 'date_to'],
    [{ total_to: -1 }, 'total_to'],
    [{ paidDate_filled: 'perhaps' }, 'paidDate_filled'],
  ])('%j is refused', (given, path) => {
    const { error } = parsed(given);
    expect(error?.issues.map(issue => issue.path[0])).toContain(path);
  });

  it('say of which column they are, and how they compare', () => {
    expect(Object.fromEntries(Object.keys(filters.shape).map(name => [name, comparisonOf(name)]))).toMatchObject({
      patientId: { column: 'patientId', by: 'equal' },
      date: { column: 'date', by: 'equal' },
      date_from: { column: 'date', by: 'from' },
      date_to: { column: 'date', by: 'to' },
      status: { column: 'status', by: 'equal' },
      paidDate_filled: { column: 'paidDate', by: 'filled' },
      diagnoses_code: { column: 'diagnoses', by: 'code' },
    });
  });

  it('are asked by their own types', () => {
    type Asked = ListParams<typeof bills>;
    type S = z.infer<typeof Status>;
    expectTypeOf<Asked['status']>().toEqualTypeOf<S | readonly S[] | undefined>();
    expectTypeOf<Asked['date_from']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Asked['total_to']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Asked['paidDate_filled']>().toEqualTypeOf<boolean | undefined>();
    // @ts-expect-error: no such filter.
    expectTypeOf<Asked['date_until']>().toBeAny();
  });
});
