import { get as valueAt } from 'react-hook-form';
import type { core, output } from 'zod/mini';
import { shaped, type Shaped } from '@/api/shape-errors';

/** Like `shaped`, but an empty field counts as missing, whatever else its schema would say. */
export function shapedTyping<Schema extends core.$ZodType>(schema: Schema, typed: unknown): Shaped<output<Schema>> {
  const result = shaped(schema, typed);
  for (const field of result.error?.fields ?? []) {
    const value: unknown = valueAt(typed, field.path);
    const isShape = field.code.startsWith('shape.');
    if (value === '' || ((value === undefined || value === null) && isShape))
      Object.assign(field, { code: 'shape.required', params: {} });
  }
  return result;
}
