import type * as z from 'zod/mini';
import { Failure } from '../../../platform/errors/failure.js';
import { shaped } from '../../../platform/errors/shaped.js';

/** Maximum days of one report: a year and a day. */
const MOST_DAYS = 366;

const DAY_MS = 86_400_000;

/** The query of a report, with days in order and not too many of them. */
export const asked = <S extends z.core.$ZodType<{ from: string; to: string }>>(
  schema: S,
  given: unknown,
): z.infer<S> => {
  const query = shaped(schema, given);
  const days = (Date.parse(query.to) - Date.parse(query.from)) / DAY_MS + 1;
  if (days < 1) throw new Failure(400, 'shape.invalid', {}, [{ path: 'to', code: 'audit.range-reversed' }]);
  if (days > MOST_DAYS)
    throw new Failure(400, 'shape.invalid', {}, [
      { path: 'from', code: 'audit.range-too-long', params: { days: MOST_DAYS } },
    ]);
  return query;
};
