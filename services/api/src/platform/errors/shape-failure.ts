import type { FieldFailure, Params } from '@alur/contracts/kernel/failure';
import * as z from 'zod/mini';
import { Failure } from './failure.js';

// The code for a missing field is chosen here, because zod drops the input from the issues that it reports.
z.config({
  customError: ({ code, input }) =>
    (code === 'invalid_type' || code === 'invalid_value') && (input === undefined || input === null)
      ? 'shape.required'
      : undefined,
});

/** A body or query that does not fit its schema: 400 with a code beside each field. */
export const shapeFailure = (error: z.core.$ZodError): Failure =>
  new Failure(400, 'shape.invalid', undefined, error.issues.flatMap(fieldsOf));

const fieldsOf = (issue: z.core.$ZodIssue): FieldFailure[] => {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: path === '' ? key : `${path}.${key}`, code: 'shape.unknown-field' }));
  const { code, params } = codeOf(issue);
  return [{ path, code, ...(params && { params }) }];
};

/** A schema's own message is a code when it looks like one: `identity.unknown-right`. */
const ownCode = /^[a-z][a-z-]*\.[a-z][a-z0-9-]*$/;

function codeOf(issue: z.core.$ZodIssue): { code: string; params?: Params } {
  if (ownCode.test(issue.message))
    return { code: issue.message, ...(issue.code === 'custom' && issue.params && { params: issue.params as Params }) };
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.expected === 'int' ? 'shape.not-whole' : 'shape.wrong-type' };
    case 'too_small': {
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { code: 'shape.required' }
          : { code: 'shape.too-short', params: { minimum: Number(issue.minimum) } };
      if (issue.origin === 'array') return { code: 'shape.too-few', params: { minimum: Number(issue.minimum) } };
      return {
        code: 'shape.too-small',
        params: { minimum: Number(issue.minimum), ...(issue.inclusive === false && { exclusive: true }) },
      };
    }
    case 'too_big': {
      const params = { maximum: Number(issue.maximum) };
      if (issue.origin === 'string') return { code: 'shape.too-long', params };
      return { code: issue.origin === 'array' ? 'shape.too-many' : 'shape.too-big', params };
    }
    case 'invalid_value':
      return { code: 'shape.not-a-choice' };
    case 'invalid_format':
      return { code: 'shape.wrong-format', params: { format: issue.format } };
    default:
      return { code: 'shape.wrong' };
  }
}
