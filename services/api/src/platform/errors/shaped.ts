import * as z from 'zod/mini';
import { shapeFailure } from './shape-failure.js';

/** A query's, path's or body's values as the schema has them, or a 400 with a code beside each that does not fit. */
export const shaped = <Schema extends z.core.$ZodType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const parsed = z.safeParse(schema, given ?? {});
  if (!parsed.success) throw shapeFailure(parsed.error);
  return parsed.data;
};
