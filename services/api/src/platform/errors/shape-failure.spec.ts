import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapeFailure } from './shape-failure.js';

const Body = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  code: z.string().check(z.minLength(3)),
  count: z.int().check(z.gte(0), z.lte(10)),
  kind: z.enum(['a', 'b']),
  lines: z.array(z.object({ quantity: z.int() })).check(z.minLength(1)),
  right: z.string().check(z.refine(value => value === 'known', { error: 'identity.unknown-right' })),
  date: z.iso.date(),
  dose: z.number().check(z.positive()),
});
const good = {
  name: 'x',
  code: 'abc',
  count: 1,
  kind: 'a',
  lines: [{ quantity: 1 }],
  right: 'known',
  date: '2026-11-21',
  dose: 1,
};

const failure = (body: Record<string, unknown>) => {
  const parsed = z.safeParse(Body, body);
  if (parsed.success) throw new Error('taken');
  return shapeFailure(parsed.error);
};

it.each([
  [{ name: undefined }, { path: 'name', code: 'shape.required' }],
  [{ name: null }, { path: 'name', code: 'shape.required' }],
  [{ name: '  ' }, { path: 'name', code: 'shape.required' }],
  [{ name: 7 }, { path: 'name', code: 'shape.wrong-type' }],
  [{ count: 1.5 }, { path: 'count', code: 'shape.not-whole' }],
  [{ name: 'abcdef' }, { path: 'name', code: 'shape.too-long', params: { maximum: 5 } }],
  [{ code: 'a' }, { path: 'code', code: 'shape.too-short', params: { minimum: 3 } }],
  [{ count: -1 }, { path: 'count', code: 'shape.too-small', params: { minimum: 0 } }],
  [{ dose: 0 }, { path: 'dose', code: 'shape.too-small', params: { minimum: 0, exclusive: true } }],
  [{ count: 11 }, { path: 'count', code: 'shape.too-big', params: { maximum: 10 } }],
  [{ kind: 'c' }, { path: 'kind', code: 'shape.not-a-choice' }],
  [{ kind: undefined }, { path: 'kind', code: 'shape.required' }],
  [{ lines: [] }, { path: 'lines', code: 'shape.too-few', params: { minimum: 1 } }],
  [{ lines: [{}] }, { path: 'lines.0.quantity', code: 'shape.required' }],
  [{ right: 'unknown' }, { path: 'right', code: 'identity.unknown-right' }],
  [{ date: '21-11-2026' }, { path: 'date', code: 'shape.wrong-format', params: { format: 'date' } }],
  [{ other: 1 }, { path: 'other', code: 'shape.unknown-field' }],
])('says beside the field what is wrong: %j', (change, field) => {
  const { status, code, fields } = failure({ ...good, ...change });
  expect({ status, code, fields }).toEqual({ status: 400, code: 'shape.invalid', fields: [field] });
});
