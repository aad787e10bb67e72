import { Failure } from '../errors/failure.js';

/**
 * Refuses a query with undeclared fields: 400, with `shape.unknown-field` at each. A mistyped filter would show
 * everybody.
 */
export const ensureKnownFields = (known: Iterable<string>, given: Record<string, unknown>): void => {
  const names = new Set(known);
  const unknown = Object.keys(given).filter(name => !names.has(name));
  if (unknown.length > 0)
    throw new Failure(
      400,
      'shape.invalid',
      {},
      unknown.map(path => ({ path, code: 'shape.unknown-field' })),
    );
};
