import type { FieldFailure } from '@alur/contracts/kernel/failure';
import { safeParse, type core, type output } from 'zod/mini';
import { ApiError } from './api-error';

/** A schema's own message is a code when it looks like one: `patient.nik-digits`. */
const ownCode = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

function failureOf(issue: core.$ZodIssue, body: unknown): Pick<FieldFailure, 'code' | 'params'> {
  if (ownCode.test(issue.message)) return { code: issue.message };
  if (issue.code === 'invalid_type' && issue.expected === 'int') return { code: 'shape.not-whole' };
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return { code: 'shape.required' };
  if (issue.code === 'invalid_value')
    return { code: (valueAt(body, issue.path) ?? '') === '' ? 'shape.required' : 'shape.not-a-choice' };
  if (issue.code === 'invalid_format') return { code: 'shape.wrong-format' };
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (issue.origin === 'string')
      return minimum <= 1 ? { code: 'shape.required' } : { code: 'shape.too-short', params: { minimum } };
    if (issue.origin === 'array') return { code: 'shape.too-few', params: { minimum } };
    return { code: 'shape.too-small', params: { minimum, ...(issue.inclusive === false && { exclusive: true }) } };
  }
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    if (issue.origin === 'string') return { code: 'shape.too-long', params: { maximum } };
    return { code: issue.origin === 'array' ? 'shape.too-many' : 'shape.too-big', params: { maximum } };
  }
  return { code: 'shape.wrong' };
}

export type Shaped<Body> = { body: Body; error: null } | { body: null; error: ApiError };

/**
 * Checks the typed values against the contract's schema and returns the body, or the errors that the server would
 * answer, without asking it: schema and codes are the same on both sides.
 */
export function shaped<Schema extends core.$ZodType>(schema: Schema, typed: unknown): Shaped<output<Schema>> {
  const result = safeParse(schema, typed);
  if (result.success) return { body: result.data, error: null };
  const fields = result.error.issues.map(issue => ({
    path: issue.path.map(String).join('.'),
    ...failureOf(issue, typed),
  }));
  return { body: null, error: new ApiError(400, 'shape.invalid', {}, fields) };
}
