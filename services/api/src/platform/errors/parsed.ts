import * as z from 'zod/mini';
import { shapeFailure } from './shape-failure.js';

/** The value as its schema has it, or a 400 that says what is wrong beside each field. */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value ?? {});
  if (!result.success) throw shapeFailure(result.error);
  return result.data;
}
